/// A value that several modules read.
public final class Guests: Sendable {
  init() {}
}
