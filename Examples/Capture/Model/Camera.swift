/// Takes photos for others, and tells them later by the number of their request.
public protocol Camera: Sendable {
  /// Begins a photo.
  ///
  /// - Parameters:
  ///   - destination: Where the picture goes; without one, only a thumbnail comes back.
  ///   - requestCode: The number that the result will have.
  func start(destination: PhotoRecord?, requestCode: Int)
}
