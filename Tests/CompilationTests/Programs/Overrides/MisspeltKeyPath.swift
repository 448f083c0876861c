import Heirloom

extension Providers {
  var clock: Provider<Int> { Provider { _ in 1 } }
}

// expected-error@+1 {{value of type 'Providers' has no member 'clcok'}}
let scope = Scope(.test).overriding(\.clcok, with: 2)
