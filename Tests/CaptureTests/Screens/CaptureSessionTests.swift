import CaptureModel
import CaptureScreens
import Foundation
import Heirloom
import HeirloomPreviews
import HeirloomTesting
import Testing

private let name = "CameraIntentPhoto_20210621105148.jpg"
private let secondName = "CameraIntentPhoto_20210621105148-2.jpg"

@MainActor
@Suite(.timeLimit(.minutes(10)), .scope { $0.camera = IdleCamera() })
struct CaptureSessionTests {
  private let first: CaptureSession
  private let second: CaptureSession
  private let store: any PhotoStore

  init() throws {
    let makeSession = provided(\.makeCaptureSession)
    first = makeSession(200)
    second = makeSession(201)
    store = provided(\.photoStore)
  }

  @Test func `A8: two sessions each get only their own result`() throws {
    try first.shoot()
    try second.shoot()

    try deliver(201, .taken)
    #expect(first.shown == nil)
    #expect(second.shown?.name == secondName)
    try deliver(200, .taken)

    #expect(first.shown?.name == name)
    #expect(try store.records.map(\.name) == [secondName, name])
  }

  @Test func `A8: two photos of one second are two files`() throws {
    try first.shoot()
    try deliver(200, .taken)
    try first.shoot()
    try deliver(200, .taken)

    #expect(first.shown?.name == secondName)
    #expect(try store.records.count == 2)
  }

  @Test func `A8: a photo that is cancelled leaves no record, and the last one stays`() throws {
    try first.shoot()
    try deliver(200, .taken)
    try first.shoot()
    try deliver(200, .cancelled)

    #expect(first.shown?.name == name)
    #expect(first.pending == nil)
    #expect(try store.records.map(\.name) == [name])
  }

  @Test func `A8: a result of another number shows nothing, and no record is left in the end`()
    throws
  {
    try first.shoot()
    try deliver(199, .taken)
    try deliver(199, .cancelled)

    #expect(first.shown == nil)
    #expect(first.pending?.name == name)
    try first.end()
    try deliver(200, .taken)

    #expect(first.shown == nil)
    #expect(try store.records.isEmpty)
  }

  @Test func `one photo is taken at a time`() throws {
    try first.shoot()

    #expect(throws: CaptureSession.Problem.busy) { try first.shoot() }
    #expect(try store.records.count == 1)
  }

  @Test(.scope { $0.photoStore = FullStore() })
  func `a second in which no name is left is an error`() throws {
    let session = provided(\.makeCaptureSession)(200)

    #expect(throws: CaptureSession.Problem.noName) { try session.shoot() }
    #expect(session.pending == nil)
  }

  @Test(arguments: FixtureCatalog(CaptureFixtures.self).fixtures)
  func `a fixture is good`(_ fixture: Fixture) async {
    #expect(await fixture.render().complaint == nil)
  }

  private func deliver(_ code: Int, _ outcome: CaptureResult.Outcome) throws {
    for session in [first, second] {
      try session.receive(CaptureResult(requestCode: code, outcome: outcome))
    }
  }
}

/// A store in which every name is taken.
private struct FullStore: PhotoStore {
  var records: [PhotoRecord] { [] }
  func insert(_ name: String) -> PhotoRecord? { nil }
  func remove(_ record: PhotoRecord) {}
}
