#if canImport(UIKit) && !os(watchOS)
import Heirloom
import SwiftUI
import UIKit

// A scope set in the environment is read from the traits below, and one set in the traits from the
// environment below.
extension ScopeKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Scope? {
    traitCollection.scope
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: Scope?) {
    mutableTraits.scope = value
  }
}
#endif
