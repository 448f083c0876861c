import Synchronization

/// Who sent a request.
///
/// The name comes from the header `Sample-User`. Each request has a user of its own.
public final class User: Sendable {
  /// The name, or nil when the header is missing or makes no sense.
  public let name: String?
  private let presence: Presence
  private let log: RequestLog
  private let left = Mutex(false)

  /// Enters a user.
  ///
  /// - Parameters:
  ///   - request: The request whose user it is.
  ///   - presence: Where the user is entered until the request ends.
  ///   - log: The log of the request.
  public init(of request: Request, presence: Presence, log: RequestLog) {
    name = request[header: "Sample-User"].flatMap { Self.isName($0) ? $0 : nil }
    self.presence = presence
    self.log = log
    log.add("user \(name ?? "unknown")")
    presence.enter(name)
  }

  /// The name that an account needs.
  ///
  /// - Throws: ``Refusal`` when there is none.
  public var accountName: String {
    get throws(Refusal) {
      guard let name else {
        throw Refusal(401, "Send a header 'Sample-User' with 1 to 64 letters, digits or hyphens.")
      }
      return name
    }
  }

  /// Whether the user has left.
  var hasLeft: Bool { left.withLock { $0 } }

  /// Leaves, when the request has ended.
  public func leave() {
    let isFirst = left.withLock { left in
      defer { left = true }
      return !left
    }
    guard isFirst else {
      log.counters.count(\.hooksRunAgain)
      return
    }
    log.add("user left")
    presence.leave(name)
    log.counters.count(\.usersLeft)
  }

  /// Returns whether a text can be the name of a user, and of an account.
  static func isName(_ text: some StringProtocol) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
