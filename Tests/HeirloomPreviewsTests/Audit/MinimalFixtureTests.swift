import Heirloom
import HeirloomPreviews
import Testing

// The code of these fixtures is what is looked at, so they are written where they are used.
@MainActor
struct MinimalFixtureTests {
  @Test func `a fixture that needs all it sets is told as it is written`() async {
    let fixture = Fixture("Loaded", tags: ["a, b", "c"]) { _ in
      // } a bracket in a comment
      ScreenNode.text("a \("}") bracket in a string }")
    }

    #expect(
      await code(of: fixture) == #"""
        Fixture("Loaded", tags: ["a, b", "c"]) { _ in
          // } a bracket in a comment
          ScreenNode.text("a \("}") bracket in a string }")
        }
        """#
    )
  }

  @Test func `overrides that nothing read are left out`() async {
    let fixture = Fixture("Loaded") {
      $0.number = 3
      $0.override(\.other) { $0.number }
      $0.override(\.service) { _ in
        "service"
      }
    } content: { scope in
      ScreenNode.text(scope.service)
    }

    #expect(
      await code(of: fixture) == #"""
        Fixture(
          "Loaded",
          overriding: {
            $0.override(\.service) { _ in
              "service"
            }
          },
          content: { scope in
            ScreenNode.text(scope.service)
          }
        )
        """#
    )
  }

  @Test func `a block of which nothing is left is left out as a whole`() async {
    let fixture = Fixture("Loaded", tags: ["list"]) {
      $0.number = 3
    } content: { _ in
      ScreenNode.text("nothing")
    }

    #expect(
      await code(of: fixture) == #"""
        Fixture("Loaded", tags: ["list"]) { _ in
          ScreenNode.text("nothing")
        }
        """#
    )
  }

  @Test func `a derivation is kept while anything that it binds is read`() async {
    let needed = Fixture("Loaded") {
      $0.network = StubNetwork()
      $0.number = 3
    } deriving: {
      $0.providing { ServiceDependency(service: $0.service) }
    } content: { scope in
      ScreenNode.text(scope[ServiceDependency.self]?.service ?? "")
    }
    let unneeded = Fixture("Loaded") {
      $0.network = StubNetwork()
    } deriving: {
      $0.providing { ServiceDependency(service: $0.service) }
    } content: { scope in
      ScreenNode.text(scope.service)
    }

    #expect(
      await code(of: needed) == #"""
        Fixture(
          "Loaded",
          overriding: { $0.network = StubNetwork() },
          deriving: {
            $0.providing { ServiceDependency(service: $0.service) }
          },
          content: { scope in
            ScreenNode.text(scope[ServiceDependency.self]?.service ?? "")
          }
        )
        """#
    )
    #expect(
      await code(of: unneeded) == #"""
        Fixture(
          "Loaded",
          overriding: {
            $0.network = StubNetwork()
          },
          content: { scope in
            ScreenNode.text(scope.service)
          }
        )
        """#
    )
  }

  @Test func `what only a renderer reads stays, for the picture depends on it`() async {
    let fixture = Fixture("Loaded") {
      $0.screenTextSize = .large
      $0.number = 3
    } content: { _ in
      ScreenNode.text("nothing")
    }

    #expect(
      await code(of: fixture) == #"""
        Fixture(
          "Loaded",
          overriding: { $0.screenTextSize = .large },
          content: { _ in
            ScreenNode.text("nothing")
          }
        )
        """#
    )
  }

  @Test func `a variant is told along with its fixture`() async {
    let fixture = Fixture("Loaded") { _ in ScreenNode.text("nothing") }
      .varied(.textSize(.extraLarge))
      .varied(FixtureVariant("four") { $0.number = 4 })

    #expect(
      await code(of: fixture) == #"""
        Fixture("Loaded") { _ in ScreenNode.text("nothing") }
        .varied(.textSize(.extraLarge))
        .varied(FixtureVariant("four") { $0.number = 4 })
        """#
    )
  }

  @Test func `a block that does more than set overrides stays as it is`() async {
    let fixture = Fixture("Loaded") {
      let number = 3
      $0.number = number
      $0.service = "x"
    } content: { scope in
      ScreenNode.text(scope.service)
    }

    #expect(await code(of: fixture).contains("let number = 3\n  $0.number = number"))
  }

  @Test func `without the source there is no code`() async {
    let fixture = Fixture("Loaded", filePath: "/nowhere/Fixtures.swift") { _ in ScreenNode.empty }

    #expect(await code(of: fixture) == "")
  }

  private func code(of fixture: Fixture) async -> String {
    await fixture.render().card.minimalFixture
  }
}
