extension Failure {
  /// No scope reaches a host.
  static func hostWithoutScope(
    _ names: [String],
    advice: String,
    _ place: SourcePlace
  ) -> Failure {
    let need = names.map { "'\($0)'" }.joined(separator: " and ")
    return Failure(
      .hostWithoutScope,
      names.isEmpty
        ? "No scope reaches this host." : "No scope reaches this host, which needs \(need).",
      [MessageLine(.requestedAt, "\(place)"), MessageLine(.fix, advice)],
      at: place
    )
  }

  /// No scope reaches a view that reads something in it.
  static func viewWithoutScope(_ name: String, _ advice: String, _ place: SourcePlace) -> Failure {
    Failure(
      .hostWithoutScope,
      "No scope reaches this view, which needs '\(name)'.",
      [MessageLine(.requestedAt, "\(place)"), MessageLine(.fix, advice)],
      isFatal: true,
      at: place
    )
  }

  /// A host was added to itself or to one below it.
  static func hostBelowItself(_ place: SourcePlace) -> Failure {
    Failure(
      .hostBelowItself,
      "A host was added below itself.",
      [
        MessageLine(.requestedAt, "\(place)"),
        MessageLine(.fix, "parent.removeFromParent() first, if the two are to change places"),
      ],
      isFatal: true,
      at: place
    )
  }
}
