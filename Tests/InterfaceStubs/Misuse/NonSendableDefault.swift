import SwiftUI

final class Counter {
  var count = 0
}

struct CounterKey: EnvironmentKey {
  static let defaultValue = Counter()  // expected-error {{static property 'defaultValue' is not concurrency-safe because non-'Sendable' type 'Counter' may have shared mutable state}}
}
