import Heirloom

/// A test has read other providers than it was meant to.
public struct UnexpectedTouches: Error, Sendable {
  /// The providers that should have been read and were not.
  public let missing: [String]

  /// The providers that were read and should not have been.
  public let superfluous: [String]

  private let all: [String]

  init(_ touches: Touches, missing: [String], superfluous: [String]) {
    self.missing = missing
    self.superfluous = superfluous
    all = touches.providers
  }
}

extension UnexpectedTouches: CustomStringConvertible {
  /// What is wrong, and all that was read.
  public var description: String {
    var text = "The test did not read what it was meant to. [unexpected-touches]"
    for (label, names) in [
      ("not read      ", missing), ("not expected  ", superfluous), ("all reads     ", all),
    ] where !names.isEmpty || label.hasPrefix("all") {
      text += "\n  \(label)\(names.isEmpty ? "none" : names.joined(separator: ", "))"
    }
    return text
  }
}
