import Heirloom

extension Providers {
  // expected-note@+1 {{'clock' previously declared here}}
  var clock: Provider<Int> { Provider { _ in 1 } }
}

extension Providers {
  // expected-error@+1 {{invalid redeclaration of 'clock'}}
  var clock: Provider<Int> { Provider { _ in 2 } }
}
