/// Knows tokens without keeping them.
@MainActor
final class WeakTokens {
  private var tokens: [() -> Token?] = []
  private(set) var identifiers: [ObjectIdentifier] = []

  var alive: Int { tokens.filter { $0() != nil }.count }

  func add(_ token: Token) {
    tokens.append { [weak token] in token }
    identifiers.append(ObjectIdentifier(token))
  }
}
