/// An immutable, nestable store of values, like the environment of a view hierarchy.
///
/// A root is made for a ``Purpose``; every other scope derives from one and may override what the
/// scopes above it say. A scope is a value to hand down: copying it is cheap, and all copies are the
/// same scope. Deriving one never affects the scope it is derived from, nor its siblings.
///
/// A value is made at its first read and shared by every scope in which it would have been made the
/// same way. Everything made in a scope is released, in reverse order of making, when the last copy
/// of the scope and of those derived from it is gone. Two roots share nothing.
///
/// ```swift
/// extension Providers {
///   var greeting: Provider<String> { Provider { _ in "Hello" } }
/// }
///
/// let app = Scope(.live)
/// let screen = app.overriding(\.greeting, with: "Bonjour")
/// app.greeting     // "Hello"
/// screen.greeting  // "Bonjour"
/// ```
///
/// Scopes may be read from any thread. A warm read takes no lock and allocates nothing, and its cost
/// does not depend on the number of providers, overrides or scopes.
@dynamicMemberLookup
@frozen
public struct Scope: Sendable {
  @usableFromInline
  let frame: Frame

  init(frame: Frame) {
    self.frame = frame
  }

  /// Creates a root.
  ///
  /// The overrides belong to the root, so that every value that has its home there is made from them.
  ///
  /// - Parameters:
  ///   - purpose: What the scopes of this tree are for.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - configure: Sets what the root overrides.
  public init(
    _ purpose: Purpose,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ configure: (inout Overrides) -> Void = { _ in }
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    var overrides = Overrides(root: Root(purpose: purpose), place: place)
    configure(&overrides)
    self.init(overrides, parent: nil)
  }

  init(_ overrides: Overrides, parent: Frame?) {
    frame = Frame(root: overrides.root, parent: parent, overrides.list, at: overrides.place)
    if frame.overrides.count > 1 { frame.reportDuplicates() }
  }
}

extension Scope: Equatable {
  /// Whether two values are the same scope; two scopes that merely override the same differ.
  ///
  /// - Parameters:
  ///   - left: A scope.
  ///   - right: Another scope.
  ///
  /// - Returns: Whether they are one.
  public static func == (left: Scope, right: Scope) -> Bool {
    left.frame === right.frame
  }
}

extension Scope: Hashable {
  /// Hashes the identity of the scope.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(frame))
  }
}
