import Heirloom
import HeirloomPreviews

/// What the pages of these tests need.
struct PageDependency: Dependency {
  let author: String
}

/// A page that is made from what it shows.
struct Page: ScreenContent {
  let text: String

  func body(in scope: Scope) -> ScreenNode { .text(text) }
}

/// Where a root screen keeps what it leads to.
@MainActor
final class Navigation {
  var destination: DependencyProvider<Page, PageDependency>?
}
