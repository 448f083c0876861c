import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct ScreenContentTests {
  @Test func `an override is seen below it, not by its sibling and not after it`() {
    let scope = Scope(.test) { $0.greeting = "outer" }
    func override(_ overrides: inout Overrides) { overrides.greeting = "inner" }
    let node = ScreenNode.screen("Root") {
      ScreenNode.overriding(override) { GreetingContent() }
      GreetingContent()
    }

    #expect(TextRenderer().render(node, in: scope) == "Root\n====\ninner\nouter\n")
    #expect(scope.greeting == "outer")
  }

  @Test func `of overrides within each other the nearest wins, and the outer one again after it`() {
    let scope = Scope(.test) { $0.greeting = "outer" }
    func overriding(_ greeting: String, _ nodes: ScreenNode...) -> ScreenNode {
      .overriding({ $0.greeting = greeting }, content: .group(nodes))
    }
    let greeting = ScreenNode.content(GreetingContent())
    let node = ScreenNode.group([
      greeting,
      overriding("inner", greeting, overriding("innermost", greeting), greeting),
      greeting,
    ])

    #expect(TextRenderer().render(node, in: scope) == "outer\ninner\ninnermost\ninner\nouter\n")
  }

  @Test func `content within content is described in the scope that reaches it`() {
    struct Wrapper: ScreenContent {
      func body(in scope: Scope) -> ScreenNode {
        let greeting = "\(scope.greeting) and more"
        return .overriding({ $0.greeting = greeting }, content: .content(GreetingContent()))
      }
    }
    let scope = Scope(.test) { $0.greeting = "outer" }

    #expect(TextRenderer().render(Wrapper(), in: scope) == "outer and more\n")
  }

  @Test func `the same tree shows in each scope what that scope says`() {
    let node = ScreenNode.content(GreetingContent())

    #expect(TextRenderer().render(node, in: Scope(.test) { $0.greeting = "one" }) == "one\n")
    #expect(TextRenderer().render(node, in: Scope(.test)) == "hello\n")
  }

  @Test func `a typed dependency provided by an override reaches the providers below it only`() {
    let log = FailureLog()
    let scope = Scope(.test) {
      $0.failureHandler = log.handler
      $0.missingDependencyPolicy = .neutral
    }
    let byline = DependencyProvider { (page: PageDependency) in Page(text: "by \(page.author)") }
    let providing = scope.providing(PageDependency(author: "Aki"))

    #expect(TextRenderer().render(byline, in: providing) == "by Aki\n")
    #expect(TextRenderer().render(byline, in: scope) == "")
  }
}
