import Heirloom
import HeirloomSwiftUI
import SwiftUI

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }
}

struct GreetingView: View {
  // expected-error@+1 {{value of type 'Providers' has no member 'greting'}}
  @FromScope(\.greting) private var greeting

  var body: some View { EmptyView() }
}
