import Heirloom
import HeirloomSwiftUI
import SwiftUI

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }
}

struct GreetingView: View {
  @FromScope(\.greting) private var greeting  // expected-error {{x}}

  var body: some View { EmptyView() }
}
