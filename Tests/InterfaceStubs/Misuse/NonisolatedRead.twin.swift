import Heirloom
import HeirloomSwiftUI
import SwiftUI

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }
}

struct GreetingView: View {
  @FromScope(\.greeting) private var greeting

  var body: some View { Text(verbatim: greeting) }

  func text() -> String {
    greeting
  }
}
