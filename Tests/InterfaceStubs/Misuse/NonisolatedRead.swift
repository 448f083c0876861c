import Heirloom
import HeirloomSwiftUI
import SwiftUI

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }
}

struct GreetingView: View {
  @FromScope(\.greeting) private var greeting

  var body: some View { Text(verbatim: greeting) }

  nonisolated func text() -> String {
    greeting  // expected-error {{main actor-isolated property 'greeting' can not be referenced from a nonisolated context}}
  }
}
