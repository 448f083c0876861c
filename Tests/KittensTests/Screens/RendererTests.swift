import Heirloom
import HeirloomPreviews
import KittensModel
import KittensScreens
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RendererTests {
  @Test func `A6.2: two renderers run one component, unchanged`() async throws {
    let list = try await drawings(in: Scope(.test))
    let lines = try await drawings(
      in: Scope(.test) { $0.override(\.makeKittenView) { $1.linePrinter() } }
    )

    #expect(lines == ["loading", "3 kittens"])
    #expect(list.count == 2)
    #expect(list[0].contains("Loading …"))
    #expect(list[1].contains("https://pictures.example/kitten-3.jpg"))
  }

  @Test func `A6.6: the data source is chosen by what is bound, and nothing else changes`()
    async throws
  {
    let failed = try await drawings(
      in: Scope(.test) {
        $0.kittenDataSource = FixtureKittenDataSource(answer: nil)
        $0.override(\.makeKittenView) { $1.linePrinter() }
      }
    )

    #expect(failed == ["loading", "no kittens to be had"])
  }

  @Test(arguments: FixtureCatalog(KittenFixtures.self).fixtures)
  func `a fixture is good`(_ fixture: Fixture) async {
    #expect(await fixture.render().complaint == nil)
  }

  private func drawings(in scope: Scope) async throws -> [String] {
    var drawings: [String] = []
    let view = scope.makeKittenView(KittenOutput(in: scope) { drawings.append($0) })
    let component = scope.makeKittenComponent()
    component.onViewCreated(view)
    try component.onStart()
    await component.idle()
    withExtendedLifetime(view) {}
    return drawings
  }
}
