#if canImport(SwiftUI)
import SwiftUI

/// The entry of the environment that says which fixture a preview is of.
struct FixtureKey: EnvironmentKey {
  static let defaultValue: FixtureChoice? = nil
}

extension EnvironmentValues {
  /// The fixture that a preview is of, if it is of one.
  var fixture: FixtureChoice? {
    get { self[FixtureKey.self] }
    set { self[FixtureKey.self] = newValue }
  }
}
#endif
