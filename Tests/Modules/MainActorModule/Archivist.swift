/// A global actor that is not the main actor.
@globalActor public actor Archivist {
  /// The actor.
  public static let shared = Archivist()
}

/// A class on a global actor of its own, which anyone may make.
@Archivist public final class Archive {
  private var titles: [String] = []

  nonisolated init() {}

  /// Keeps a title and returns how many are kept.
  public func keep(_ title: String) -> Int {
    titles.append(title)
    return titles.count
  }
}
