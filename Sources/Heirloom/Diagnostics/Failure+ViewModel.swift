extension Failure {
  /// The producer of a view model failed.
  ///
  /// Only failures of this library are printed in full; what another error says may be secret.
  static func viewModelNotMade(
    _ type: any Any.Type,
    _ error: any Error,
    _ place: SourcePlace
  ) -> Failure {
    let reason =
      switch error {
      case let missing as MissingDependency: missing.failure.message
      case let failure as Failure: failure.message
      default: "an error of type '\(String(reflecting: Swift.type(of: error)))'"
      }
    return Failure(
      .viewModelNotMade,
      "'\(type)' was not made: its producer threw.",
      [
        MessageLine(.requestedAt, "\(place)"),
        MessageLine(.provided, reason.split(separator: "\n").map(String.init)),
        MessageLine(.fix, "call 'try viewModel.resolve()' where the producer may fail"),
      ],
      isFatal: true,
      at: place
    )
  }

  /// Two holders of one view model pass different arguments.
  static func viewModelConflict(_ type: any Any.Type, _ place: SourcePlace) -> Failure {
    Failure(
      .viewModelConflict,
      "Two holders of one '\(type)' pass different arguments.",
      [
        MessageLine(.requestedAt, "\(place)"),
        MessageLine(.fix, "give each holder a key of its own, or leave out 'key:'"),
      ],
      at: place
    )
  }

  /// The argument of a view model changed although its policy forbids that.
  static func viewModelArgumentChanged(_ type: any Any.Type, _ place: SourcePlace) -> Failure {
    Failure(
      .viewModelArgumentChanged,
      "The argument of '\(type)' has changed.",
      [
        MessageLine(.requestedAt, "\(place)"),
        MessageLine(.fix, "pass the same argument, or choose '.recreate' or '.update { … }'"),
      ],
      isFatal: true,
      at: place
    )
  }
}
