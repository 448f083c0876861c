/// A class on the main actor, because that is the default of this module.
public final class Router {
  /// The paths that were opened.
  public private(set) var paths: [String] = []

  init() {}

  /// Opens a path.
  public func open(_ path: String) {
    paths.append(path)
  }
}
