import Heirloom
import HeirloomPreviews
import Testing

// Guards against: an override by a preview reached the construction of a screen only; what its body or a
// button read later was the default.
@MainActor
struct ScreenCommandTests {
  @Test func `the body and a button pressed after it see the override around them`() {
    let commands = Commands()
    let node = ScreenNode.overriding({ $0.greeting = "inner" }, content: .content(Door(commands)))

    let text = TextRenderer().render(node, in: Scope(.preview))

    #expect(
      text
        == TextRenderer().render(ScreenNode.button(ScreenButton("Knock: inner")), in: Scope(.test))
    )
    #expect(commands.knock?() == "inner")
  }

  /// What the host of a screen does when a button is pressed.
  private final class Commands {
    var knock: (() -> String)?
  }

  private struct Door: ScreenContent {
    let commands: Commands

    init(_ commands: Commands) { self.commands = commands }

    func body(in scope: Scope) -> ScreenNode {
      commands.knock = { scope.greeting }
      return .button(ScreenButton("Knock: \(scope.greeting)"))
    }
  }
}
