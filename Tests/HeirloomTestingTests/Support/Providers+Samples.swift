import Heirloom

extension Providers {
  var word: Provider<String> { Provider { _ in "default" } }
  var number: Provider<Int> { Provider { _ in 0 } }
  var sentence: Provider<String> { Provider { "\($0.word) \($0.number)" } }
  var token: Provider<Token> { Provider { _ in Token() } }
  var server: Provider<String> { .live { _ in "the real one" } }
}
