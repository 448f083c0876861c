import Synchronization

/// The body of a request, read from the client when a handler asks for it.
///
/// It is for one task at a time.
public final class RequestBody: Sendable {
  private let read: @Sendable () async throws -> [UInt8]
  private let kept = Mutex<[UInt8]?>(nil)

  /// Creates a body that has yet to arrive.
  ///
  /// - Parameter read: Waits for the whole of it; called once.
  public init(read: @escaping @Sendable () async throws -> [UInt8]) {
    self.read = read
  }

  /// Creates a body that is there.
  ///
  /// - Parameter text: The text.
  public convenience init(text: String) {
    self.init { Array(text.utf8) }
  }

  /// Waits for the whole body and returns it as text.
  ///
  /// - Returns: The text.
  ///
  /// - Throws: ``ClientGone`` if the client leaves before; ``Refusal`` if it takes too long, or the body
  ///   is no UTF-8.
  public func text() async throws -> String {
    let bytes = try await bytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Refusal(400, "The body is no text; send UTF-8.")
    }
    return text
  }

  private func bytes() async throws -> [UInt8] {
    if let bytes = kept.withLock({ $0 }) { return bytes }
    let bytes = try await read()
    kept.withLock { $0 = bytes }
    return bytes
  }
}
