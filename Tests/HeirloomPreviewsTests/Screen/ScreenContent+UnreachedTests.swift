import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct ScreenContentUnreachedTests {
  private let place = SourcePlace(fileID: "Sample/Screen.swift", line: 8)

  @Test func `content is described in the scope that reaches its host`() {
    let node = ScreenNode.overriding(
      { $0.screenLanguage = "ja" },
      content: .content(LanguageContent())
    )

    #expect(node.resolved(in: Scope(.test), at: place) == .text("ja"))
    #expect(LanguageContent().resolved(in: Scope(.test), at: place) == .text(""))
  }

  @Test func `without a scope the placeholder is there, and the content is not asked`() {
    let node = LanguageContent().resolved(in: nil, at: place)

    #if DEBUG
    #expect(
      node
        == .missing([
          "Dependency is not set.",
          "No scope reaches this host. [host-without-scope]",
          "  requested at  Sample/Screen.swift:8",
          "  to fix        content.scope(app) at the root of the views",
        ])
    )
    #else
    #expect(node == .empty)
    #endif
  }
}

private struct LanguageContent: ScreenContent {
  func body(in scope: Scope) -> ScreenNode { .text(scope.screenLanguage) }
}
