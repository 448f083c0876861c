import SwiftUI

struct Counter: Sendable {
  var count = 0
}

struct CounterKey: EnvironmentKey {
  static let defaultValue = Counter()
}
