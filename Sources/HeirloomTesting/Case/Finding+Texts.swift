import Heirloom

extension Finding {
  /// None of the tests that ran read an override.
  static func unusedOverride(_ name: String, _ place: SourcePlace) -> Finding {
    Finding(
      MessageLine.text(
        "No test that ran has read the override of '\(name)'. [unused-override]",
        [
          MessageLine(.overridden, "at \(place)"),
          MessageLine(
            .fix,
            "remove it, or say why it stays: '.scope(allowingUnused: \"…\") { … }'"
          ),
        ]
      ),
      at: place
    )
  }

  /// A stub was asked for something that it does not have.
  static func unimplemented(_ endpoint: String, _ place: SourcePlace) -> Finding {
    Finding(
      MessageLine.text(
        "The endpoint '\(endpoint)' was called and is not implemented. [unimplemented-endpoint]",
        [
          MessageLine(.declaredAt, "\(place)"),
          MessageLine(.fix, "give the stub a closure for '\(endpoint)', or do not call it"),
        ]
      ),
      at: place
    )
  }
}
