public import Heirloom

/// One screen in one named state, with only what it needs.
///
/// A fixture is a value that says how to make the screen; nothing is made before it is rendered, and
/// each rendering has a fresh scope of the purpose `.preview`. So the order of fixtures does not
/// matter, one cannot disturb another, and one that throws is a failed card among good ones.
///
/// The failure handler and the missing-dependency policy of the scope belong to the rendering.
public struct Fixture: Sendable {
  /// The screen, as fixtures are grouped by it; a ``FixtureCatalog`` sets it.
  public package(set) var screen: String = ""

  /// The state that the screen is in.
  public internal(set) var name: String

  /// What the fixture can be found by, apart from its name.
  public let tags: [String]

  /// How the rendering is meant to fail, if it is.
  public let expectedFailure: Failure.ID?

  /// Where the fixture is written.
  public let place: SourcePlace

  let code: FixtureCode
  let overrides: @Sendable (inout Overrides) -> Void
  let derivation: (@Sendable (Scope) -> Scope)?
  let content: @MainActor @Sendable (Scope) async throws -> any ScreenContent
  var variants: [FixtureVariant] = []

  /// What the catalogue lets every fixture begin with.
  var basis: @Sendable (inout Overrides) -> Void = { _ in }

  /// The fixtures of one full name, when there are several; none of them is any good then.
  var duplicate: DuplicateFixture?

  /// Creates a fixture.
  ///
  /// - Parameters:
  ///   - name: The state that the screen is in.
  ///   - tags: What the fixture can be found by, apart from its name.
  ///   - expectedFailure: How the rendering is meant to fail, if showing that is what the fixture is
  ///     for. It is good when this failure is met and nothing else goes wrong.
  ///   - fileID: The file of the fixture, for messages.
  ///   - filePath: The file of the fixture, whose text tells the minimal fixture.
  ///   - line: The line of the fixture.
  ///   - overrides: Sets what the root of the rendering overrides.
  ///   - derivation: Derives the scope of the screen from the root, for example with
  ///     `$0.providing { … }`.
  ///   - content: Makes the screen; it receives the scope that the screen is going to be rendered in.
  ///     What it throws fails the fixture.
  public init<Content: ScreenContent>(
    _ name: String,
    tags: [String] = [],
    expecting expectedFailure: Failure.ID? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    overriding overrides: @escaping @Sendable (inout Overrides) -> Void = { _ in },
    deriving derivation: (@Sendable (Scope) -> Scope)? = nil,
    content: @escaping @MainActor @Sendable (Scope) async throws -> Content
  ) {
    self.name = name
    self.tags = tags
    self.expectedFailure = expectedFailure
    place = SourcePlace(fileID: fileID, line: line)
    code = FixtureCode(filePath: filePath, line: line)
    self.overrides = overrides
    self.derivation = derivation
    self.content = content
  }

  /// The screen and the state; no other fixture of a catalogue has the same.
  public var fullName: String { screen.isEmpty ? name : "\(screen) / \(name)" }
}

extension Fixture: CustomStringConvertible {
  /// The full name, which a parameterised test shows.
  public var description: String { fullName }
}
