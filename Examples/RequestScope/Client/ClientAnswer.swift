/// An answer as a client reads it.
package struct ClientAnswer: Hashable, Sendable {
  /// The status.
  package let status: Int

  /// The lines of the head after the first.
  package let headers: [String]

  /// The body, without the end of its last line.
  package let text: String

  /// Reads an answer; nil when it is not complete.
  init?(_ bytes: [UInt8]) {
    let whole = String(decoding: bytes, as: UTF8.self)
    let parts = whole.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let lines = parts[0].split(separator: "\r\n").map(String.init)
    let prefix = "Content-Length: "
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1, let status = Int(words[1]) else { return nil }
    let length = lines.first { $0.hasPrefix(prefix) }.flatMap { Int($0.dropFirst(prefix.count)) }
    guard parts[1].utf8.count >= length ?? 0 else { return nil }
    self.status = status
    headers = Array(lines.dropFirst())
    text = String(parts[1].last == "\n" ? parts[1].dropLast() : parts[1])
  }
}
