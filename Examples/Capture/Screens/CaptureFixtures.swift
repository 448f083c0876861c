import CaptureModel
import Heirloom
public import HeirloomPreviews

/// The screen of a session in its states.
public enum CaptureFixtures: Fixtures {
  /// The states.
  @FixtureBuilder public static var fixtures: [Fixture] {
    Fixture("New") {
      $0.camera = IdleCamera()
    } content: { scope in
      CaptureScreen(session: scope.makeCaptureSession(200))
    }
    Fixture("Waiting") {
      $0.camera = IdleCamera()
    } content: { scope in
      let session = scope.makeCaptureSession(200)
      try session.shoot()
      return CaptureScreen(session: session)
    }
    Fixture("Taken") {
      $0.camera = IdleCamera()
    } content: { scope in
      let session = scope.makeCaptureSession(200)
      try session.shoot()
      try session.receive(CaptureResult(requestCode: 200, outcome: .taken))
      return CaptureScreen(session: session)
    }
    Fixture("Cancelled") {
      $0.camera = IdleCamera()
    } content: { scope in
      let session = scope.makeCaptureSession(200)
      try session.shoot()
      try session.receive(CaptureResult(requestCode: 200, outcome: .cancelled))
      return CaptureScreen(session: session)
    }
  }
}
