/// Something that went wrong in a scope, with the message that explains it.
///
/// The message names types, providers and places, never a value.
public struct Failure: Error, Sendable {
  /// What kind of failure it is.
  public let id: ID

  /// The whole message: what is wrong, then labelled lines, the last of which says how to fix it.
  public let message: String

  /// Whether the program ends after the failure has been reported.
  public private(set) var isFatal: Bool

  /// Where the read that failed is written, if the spelling of the read can tell.
  public let place: SourcePlace?

  init(
    _ id: ID,
    _ headline: String,
    _ lines: [MessageLine],
    isFatal: Bool = false,
    at place: SourcePlace? = nil
  ) {
    self.id = id
    self.isFatal = isFatal
    self.place = place
    message = MessageLine.text("\(headline) [\(id.rawValue)]", lines)
  }

  /// The failure when it is thrown instead of ending the program.
  var thrown: Failure {
    var failure = self
    failure.isFatal = false
    return failure
  }

  /// Ends the program with the message, in release too.
  func end() -> Never {
    guard let place else { fatalError(message) }
    fatalError(message, file: place.fileID, line: place.line)
  }
}

extension Failure: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
