import Foundation

/// Where the code of a fixture or of a variant is, to be read when somebody wants to copy it.
struct FixtureCode: Sendable {
  let filePath: StaticString
  let line: UInt

  /// Returns the call that is written there; none when the file is not there any more, or the call is
  /// spelled in another way.
  func call(of name: String) -> SourceCall? {
    guard let source = try? String(contentsOfFile: "\(filePath)", encoding: .utf8) else {
      return nil
    }
    return SourceCall(of: name, onLine: Int(line), in: source)
  }
}
