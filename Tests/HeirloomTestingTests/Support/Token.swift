/// An instance that can be told from others.
final class Token: Sendable {}
