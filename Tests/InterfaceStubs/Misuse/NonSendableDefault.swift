import SwiftUI

final class Counter {  // expected-note {{does not conform to the 'Sendable' protocol}}
  var count = 0
}

struct CounterKey: EnvironmentKey {
  // expected-note@+3 {{add '@MainActor' to make}}
  // expected-note@+2 {{disable concurrency-safety checks}}
  // expected-error@+1 {{'defaultValue' is not concurrency-safe because non-'Sendable' type 'Counter'}}
  static let defaultValue = Counter()
}
