import Heirloom
import HeirloomSwiftUI
import SwiftUI

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }
}

struct GreetingView: View {
  @FromScope(\.greeting) private var greeting  // expected-note {{declared here}}

  var body: some View { Text(verbatim: greeting) }

  nonisolated func text() -> String {
    greeting  // expected-error {{can not be referenced from a nonisolated context}}
  }
}
