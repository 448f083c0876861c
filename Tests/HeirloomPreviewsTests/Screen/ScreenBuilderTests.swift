import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct ScreenBuilderTests {
  enum Mood: CaseIterable {
    case glad, sad, neither
  }

  @Test func `nodes and content stand one below the other`() {
    let node = build {
      ScreenNode.text("first")
      GreetingContent()
      Page(text: "last")
    }

    #expect(text(of: node) == "first\nhello\nlast\n")
  }

  @Test func `nothing builds nothing`() {
    let node = build {}

    #expect(text(of: node) == "")
  }

  @Test(arguments: [(true, "before\nshown\nafter\n"), (false, "before\nafter\n")])
  func `a condition without else shows its nodes or nothing`(_ isShown: Bool, _ expected: String) {
    let node = build {
      ScreenNode.text("before")
      if isShown { ScreenNode.text("shown") }
      ScreenNode.text("after")
    }

    #expect(text(of: node) == expected)
  }

  @Test(arguments: [(1, "one\nand more\n"), (2, "two\n"), (3, "many\n")])
  func `of the branches of a condition one is shown`(_ number: Int, _ expected: String) {
    let node = build {
      if number == 1 {
        ScreenNode.text("one")
        ScreenNode.text("and more")
      } else if number == 2 {
        Page(text: "two")
      } else {
        ScreenNode.text("many")
      }
    }

    #expect(text(of: node) == expected)
  }

  @Test(arguments: zip(Mood.allCases, ["glad\n", "sad\nvery\n", ""]))
  func `of the cases of a switch one is shown`(_ mood: Mood, _ expected: String) {
    let node = build {
      switch mood {
      case .glad:
        ScreenNode.text("glad")
      case .sad:
        ScreenNode.text("sad")
        Page(text: "very")
      case .neither:
        ScreenNode.empty
      }
    }

    #expect(text(of: node) == expected)
  }

  @Test(arguments: [(0, ""), (1, "1\n-\n"), (3, "1\n-\n2\n-\n3\n-\n")])
  func `a loop shows each of its rounds`(_ count: Int, _ expected: String) {
    let node = build {
      for number in 0..<count {
        ScreenNode.text("\(number + 1)")
        ScreenNode.text("-")
      }
    }

    #expect(text(of: node) == expected)
  }

  private func build(@ScreenBuilder _ content: () -> ScreenNode) -> ScreenNode { content() }

  private func text(of node: ScreenNode) -> String {
    TextRenderer().render(node, in: Scope(.test))
  }
}
