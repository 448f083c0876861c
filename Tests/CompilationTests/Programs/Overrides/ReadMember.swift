import Heirloom

extension Providers {
  var greeting: Provider<String> { Provider { _ in "Hello" } }
}

let scope = Scope(.test) {
  // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: overrides can only be set; to wrap the value write 'override(\\.x) { $0.x }'}}
  $0.greeting = "\($0.greeting)!"
}
