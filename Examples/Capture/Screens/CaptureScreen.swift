public import CaptureModel
public import Heirloom
public import HeirloomPreviews

/// The screen of a session.
public struct CaptureScreen: ScreenContent {
  private let session: CaptureSession

  /// Creates the screen.
  ///
  /// - Parameter session: What there is to see.
  public init(session: CaptureSession) {
    self.session = session
  }

  /// Describes the screen.
  ///
  /// - Parameter scope: The scope that the screen is rendered in.
  ///
  /// - Returns: The description.
  public func body(in scope: Scope) -> ScreenNode {
    .screen("Session \(session.requestCode)") {
      if let photo = session.shown {
        ScreenNode.image(description: photo.name)
      } else {
        ScreenNode.text("No photo yet.")
      }
      if session.pending != nil {
        ScreenNode.progress("Waiting for the camera …")
      } else {
        ScreenNode.button(ScreenButton("Take a photo", command: "shoot \(session.requestCode)"))
      }
    }
  }
}
