import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct TextRendererWidthTests {
  @Test func `a title of wide characters is broken and underlined by cells`() {
    let node = ScreenNode.screen("依存性の注入をひとつの画面から始める") {
      ScreenNode.title("Swift入門")
    }

    #expect(
      text(of: node, width: 20) == """
        依存性の注入をひとつ
        の画面から始める
        ====================

        Swift入門
        ---------

        """
    )
    #expect(
      text(of: node, width: 40) == """
        依存性の注入をひとつの画面から始める
        ====================================

        Swift入門
        ---------

        """
    )
    #expect(text(of: node, width: 80) == text(of: node, width: 40))
  }

  @Test func `a row of wide characters is broken by cells and stays aligned`() {
    let details = ["安芸 · 2026-04-01 · swift, linux", "いいね12件"]
    let node = ScreenNode.row(
      ScreenRow("依存性の注入をinitから始める", details: details, mark: "1")
    )

    #expect(
      text(of: node, width: 20) == """
          1 依存性の注入を
            initから始める
            安芸 ·
            2026-04-01 ·
            swift, linux
            いいね12件

        """
    )
    #expect(
      text(of: node, width: 40) == """
          1 依存性の注入をinitから始める
            安芸 · 2026-04-01 · swift, linux
            いいね12件

        """
    )
    #expect(text(of: node, width: 80) == text(of: node, width: 40))
  }

  @Test func `words are broken at the width that there is`() {
    let text = "The scope comes down the tree by value, and an override affects it."
    let node = ScreenNode.text(text)

    #expect(
      self.text(of: node, width: 20) == """
        The scope comes down
        the tree by value,
        and an override
        affects it.

        """
    )
    #expect(
      self.text(of: node, width: 40) == """
        The scope comes down the tree by value,
        and an override affects it.

        """
    )
    #expect(self.text(of: node, width: 80) == "\(text)\n")
  }

  @Test(arguments: [-1, 0, 1, 19, 20])
  func `there are never fewer than twenty columns`(_ width: Int) {
    let node = ScreenNode.text("The scope comes down the tree.")

    #expect(TextRenderer(width: width).width == 20)
    #expect(text(of: node, width: width) == "The scope comes down\nthe tree.\n")
  }

  @Test func `no line is wider than there is room for, however long the mark of a row`() {
    let mark = String(repeating: "m", count: 30)
    let node = ScreenNode.row(ScreenRow("A title of some words", details: ["and more"], mark: mark))

    let lines = text(of: node, width: 20).split(separator: "\n")

    #expect(lines.map { PlainText.width(of: String($0)) }.filter { $0 > 20 } == [])
  }

  private func text(of node: ScreenNode, width: Int = 40) -> String {
    TextRenderer(width: width).render(node, in: Scope(.test))
  }
}
