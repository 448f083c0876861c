/// One part of a program that takes photos, one at a time.
///
/// Results of all parts come to all of them; each takes its own by the number of its request. A record is
/// made before the photo is taken, and is removed when nothing comes of it.
@MainActor
public final class CaptureSession {
  /// Something that cannot be done now.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// A photo is being taken already.
    case busy

    /// Very many photos have been taken in this second.
    case noName

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .busy: "A photo is being taken already; wait for it, or cancel it."
      case .noName: "Too many photos were taken in one second; wait for the next one."
      }
    }
  }

  private static let attemptLimit = 1_000

  /// The number of this part's requests.
  public let requestCode: Int

  /// The last photo that was taken here.
  public private(set) var shown: PhotoRecord?

  /// Where the photo goes that is being taken.
  public private(set) var pending: PhotoRecord?

  private let namer: PhotoFileNamer
  private let store: any PhotoStore
  private let camera: any Camera

  /// Creates a session that has taken nothing.
  ///
  /// - Parameters:
  ///   - requestCode: The number of its requests, which no other session has.
  ///   - namer: Names photos.
  ///   - store: Keeps photos.
  ///   - camera: Takes photos.
  public init(
    requestCode: Int,
    namer: PhotoFileNamer,
    store: any PhotoStore,
    camera: any Camera
  ) {
    self.requestCode = requestCode
    self.namer = namer
    self.store = store
    self.camera = camera
  }

  /// Makes a record of a name that no other photo has, and lets the camera begin.
  ///
  /// - Throws: ``Problem``, or an error of the store.
  public func shoot() throws {
    guard pending == nil else { throw Problem.busy }
    for attempt in 1...Self.attemptLimit {
      guard let record = try store.insert(namer.name(attempt: attempt)) else { continue }
      pending = record
      camera.start(destination: record, requestCode: requestCode)
      return
    }
    throw Problem.noName
  }

  /// Takes a result, if it is this session's.
  ///
  /// - Parameter result: The result of any session.
  ///
  /// - Throws: An error of the store, when the record of a cancelled photo cannot be removed.
  public func receive(_ result: CaptureResult) throws {
    guard result.requestCode == requestCode, let record = pending else { return }
    switch result.outcome {
    case .taken:
      pending = nil
      shown = record
    case .cancelled:
      try end()
    }
  }

  /// Gives up the photo that is being taken, and removes its record.
  ///
  /// - Throws: An error of the store.
  public func end() throws {
    guard let record = pending else { return }
    try store.remove(record)
    pending = nil
  }
}
