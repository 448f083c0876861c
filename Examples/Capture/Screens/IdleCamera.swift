public import CaptureModel

/// A camera that takes nothing by itself; somebody else says what came of a request.
public struct IdleCamera: Camera {
  /// Creates a camera.
  public init() {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - destination: Where the picture would go.
  ///   - requestCode: The number of the request.
  public func start(destination: PhotoRecord?, requestCode: Int) {}
}
