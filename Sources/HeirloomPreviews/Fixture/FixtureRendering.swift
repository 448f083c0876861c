public import Heirloom

/// What became of a fixture when it was rendered.
public struct FixtureRendering: Sendable {
  /// The fixture.
  public let fixture: Fixture

  /// What the screen shows; nothing when there is no screen.
  public let content: ResolvedNode

  /// How the screen is meant to look.
  public let appearance: ScreenAppearance

  /// What was reported meanwhile, in the order of the reports.
  public let failures: [Failure]

  /// Why there is no screen, if there is none.
  public let refusal: String?

  /// What was read of the scope.
  public let audit: FixtureAudit

  /// Everything that went wrong, whether it was expected or not; nil when nothing did.
  public var failure: String? {
    let messages = failures.map(\.message) + [refusal].compactMap { $0 }
    return messages.isEmpty ? nil : messages.joined(separator: "\n")
  }

  /// Why the fixture is not good; nil when it is.
  ///
  /// A fixture that expects a failure is good when it meets just that.
  public var complaint: String? {
    guard let expected = fixture.expectedFailure else { return failure }
    if failures.contains(where: { $0.id != expected }) || (refusal != nil && !isRefusalExpected) {
      return failure
    }
    guard failures.isEmpty, refusal == nil else { return nil }
    return "It was expected to fail with '\(expected.rawValue)' and did not; drop 'expecting:'."
  }

  /// Whether what was thrown is the failure that was expected.
  let isRefusalExpected: Bool
}

extension FixtureRendering {
  /// The rendering as the gallery shows it.
  public var card: GalleryCard {
    GalleryCard(
      name: fixture.fullName,
      screen: fixture.screen,
      state: fixture.name,
      tags: fixture.tags,
      content: content,
      failure: complaint ?? failure,
      touched: audit.reads.map(\.description),
      minimalFixture: MinimalFixture(fixture, audit)?.code ?? "",
      appearance: appearance,
      isFailureExpected: failure != nil && complaint == nil
    )
  }
}
