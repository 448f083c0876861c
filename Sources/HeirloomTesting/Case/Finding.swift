import Heirloom
import Testing

/// Something that a test is to be told.
struct Finding: Sendable {
  let text: String

  /// Where the code that it is about is written, if that is known.
  let place: SourcePlace?

  init(_ text: String, at place: SourcePlace?) {
    self.text = text
    self.place = place
  }

  init(_ failure: Failure) {
    self.init(failure.message, at: failure.place)
  }

  /// Records it as an issue of the current test.
  ///
  /// - Parameters:
  ///   - severity: Whether it fails the test.
  ///   - test: The test, whose place is taken when no better one is known.
  func record(as severity: Issue.Severity = .error, in test: Test? = Test.current) {
    let comment = Comment(rawValue: text)
    if let location = place.map({ SourceLocation($0, near: test) }) ?? test?.sourceLocation {
      Issue.record(comment, severity: severity, sourceLocation: location)
    } else {
      Issue.record(comment, severity: severity)
    }
  }
}

extension SourceLocation {
  /// The location of a place, whose path is known if it is in the file of the test.
  fileprivate init(_ place: SourcePlace, near test: Test?) {
    let fileID = "\(place.fileID)"
    let known = test?.sourceLocation
    self.init(
      fileID: fileID,
      filePath: known.flatMap { $0.fileID == fileID ? $0.filePath : nil } ?? fileID,
      line: Int(place.line),
      column: 1
    )
  }
}
