import Heirloom
import HeirloomPreviews

extension Providers {
  var greeting: Provider<String> { Provider { _ in "hello" } }
}

/// Content that shows what its scope greets with.
struct GreetingContent: ScreenContent {
  func body(in scope: Scope) -> ScreenNode { .text(scope.greeting) }
}
