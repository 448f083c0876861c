import Heirloom

extension Providers {
  var clock: Provider<Int> { Provider { _ in 1 } }
}

// expected-error@+1 {{value of type 'Overrides' has no dynamic member 'clcok' using key path from root type 'Providers'}}
let scope = Scope(.test) { $0.clcok = 2 }
