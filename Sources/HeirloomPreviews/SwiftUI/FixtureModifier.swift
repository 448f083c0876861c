#if canImport(SwiftUI)
import Heirloom
import HeirloomSwiftUI
public import SwiftUI

/// Shows a preview as a fixture sets it up.
///
/// ``FixtureScreen`` in the preview is the fixture's own screen. Any other view finds the fixture's scope:
/// a root of the purpose `.preview` with the fixture's overrides, and a fresh one for each preview.
public struct FixtureModifier: PreviewModifier {
  private let choice: FixtureChoice
  private let scope: Scope?

  /// Creates a modifier.
  ///
  /// - Parameter fixture: The fixture.
  public init(_ fixture: Fixture) {
    self.init(.fixture(fixture))
  }

  /// Creates a modifier; the preview says so when there is no such fixture.
  ///
  /// - Parameters:
  ///   - name: The full name of the fixture, such as `Search / Loaded`.
  ///   - catalog: The catalogue that it is in.
  public init(named name: String, in catalog: FixtureCatalog) {
    self.init(FixtureChoice(named: name, in: catalog))
  }

  private init(_ choice: FixtureChoice) {
    self.choice = choice
    scope = choice.previewScope()
  }

  /// Hands the fixture and its scope to the preview.
  ///
  /// - Parameters:
  ///   - content: The preview.
  ///   - context: Nothing; no two previews share a scope.
  ///
  /// - Returns: The preview as the fixture sets it up.
  public func body(content: Content, context: Void) -> some View {
    content.environment(\.fixture, choice).environment(\.scope, scope)
  }
}
#endif
