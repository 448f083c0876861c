import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct FixtureAuditTests {
  @Test func `everything that was read is told, through other values too, once`() async {
    let rendering = await fixture {
      $0.network = StubNetwork()
    } content: { scope in
      _ = scope.model
      return .overriding({ $0.number = 4 }) {
        ScreenReading { "\($0.service) \($0.hello("x")) \($0.hello("y")) \($0[\.number])" }
      }
    }.render()

    #expect(rendering.content == .text("service of stub 4 x 4 y 4"))
    #expect(
      rendering.card.touched == [
        "HeirloomPreviewsTests.model", "HeirloomPreviewsTests.service",
        "HeirloomPreviewsTests.network (overridden)", "HeirloomPreviewsTests.hello",
        "HeirloomPreviewsTests.number (overridden)",
      ]
    )
  }

  @Test func `what an override replaces is not read`() async {
    let rendering = await fixture {
      $0.service = "given"
    } content: {
      .text($0.model)
    }.render()

    #expect(
      rendering.card.touched
        == ["HeirloomPreviewsTests.model", "HeirloomPreviewsTests.service (overridden)"]
    )
  }

  @Test func `a typed dependency counts as a whole, and tells what it was made from`() async {
    let rendering = await fixture {
      $0.network = StubNetwork()
    } deriving: {
      $0.providing { ServiceDependency(service: $0.service) }
    } content: { _ in
      .content(DependencyProvider { (it: ServiceDependency) in ScreenNode.text(it.service) })
    }.render()

    #expect(
      rendering.card.touched == [
        "ServiceDependency (typed dependency)", "HeirloomPreviewsTests.service",
        "HeirloomPreviewsTests.network (overridden)",
      ]
    )
  }

  @Test func `what the library asks for on its own account is not told`() async {
    let rendering = await fixture { _ in
      .content(DependencyProvider { (it: ServiceDependency) in ScreenNode.text(it.service) })
    }.render()

    #expect(rendering.complaint != nil)
    #expect(rendering.card.touched.isEmpty)
  }

  @Test func `a rendering is recorded by itself`() async {
    let first = fixture { .text("\($0.number)") }
    let second = fixture { .text("\($0.other)") }

    #expect(await first.render().card.touched == ["HeirloomPreviewsTests.number"])
    #expect(await second.render().card.touched == ["HeirloomPreviewsTests.other"])
    #expect(await first.render().card.touched == ["HeirloomPreviewsTests.number"])
  }
}

/// Content that reads when it is described.
private struct ScreenReading: ScreenContent {
  let read: @MainActor (Scope) -> String

  func body(in scope: Scope) -> ScreenNode { .text(read(scope)) }
}
