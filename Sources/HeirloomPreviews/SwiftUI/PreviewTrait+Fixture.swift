#if canImport(SwiftUI)
public import DeveloperToolsSupport
import SwiftUI

extension PreviewTrait where T == Preview.ViewTraits {
  /// Sets a preview up as a fixture.
  ///
  /// - Parameter fixture: The fixture.
  ///
  /// - Returns: A trait for `#Preview`.
  @MainActor
  public static func fixture(_ fixture: Fixture) -> PreviewTrait {
    .modifier(FixtureModifier(fixture))
  }

  /// Sets a preview up as a fixture of a catalogue; it says so when there is no such fixture.
  ///
  /// - Parameters:
  ///   - name: The full name of the fixture, such as `Search / Loaded`.
  ///   - catalog: The catalogue that it is in.
  ///
  /// - Returns: A trait for `#Preview`.
  @MainActor
  public static func fixture(_ name: String, in catalog: FixtureCatalog) -> PreviewTrait {
    .modifier(FixtureModifier(named: name, in: catalog))
  }
}
#endif
