import StateRepositoryModel

extension State {
  /// The state in a few words, such as "loading -".
  var text: String {
    let content = content.value.map { "\($0)" } ?? "-"
    return choose(
      onFixed: { "fixed \(content)" },
      onLoading: { "loading \(content)" },
      onError: { "error \(content): \($0)" }
    )
  }
}

extension State<[String]> {
  /// The state in a few words, with the samples joined.
  var text: String { mapContent { Words(words: $0) }.text }
}

private struct Words: CustomStringConvertible {
  let words: [String]

  var description: String { words.joined(separator: " ") }
}
