import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }
}

let scope = Scope(.test) {
  $0.override(\.greeting) { "\($0.greeting)!" }
}
