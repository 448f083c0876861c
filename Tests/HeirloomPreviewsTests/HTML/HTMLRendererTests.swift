import Heirloom
import HeirloomPreviews
import Testing

struct HTMLRendererTests {
  private let renderer = HTMLRenderer()

  @Test(arguments: [ResolvedNode.empty, .group([]), .list([]), .group([.empty, .list([.empty])])])
  func `nothing is rendered as nothing that shows`(_ node: ResolvedNode) {
    #expect(!renderer.render(node).contains("<p"))
  }

  @Test func `a group is rendered one below the other`() {
    #expect(
      renderer.render(.group([.text("one"), .title("two"), .badge("three")])) == """
        <p class="text">one</p><p class="heading">two</p><p class="badge"><span>three</span></p>
        """
    )
  }

  @Test func `a screen holds its title and its content`() {
    #expect(
      renderer.render(.screen(title: "Greeting", content: .text("Hello"))) == """
        <div class="view"><p class="view-title">Greeting</p><p class="text">Hello</p></div>
        """
    )
  }

  @Test func `a list holds its rows and other nodes as items`() {
    let row = ScreenRow("First", details: ["one", "two"], mark: "1")

    #expect(
      renderer.render(.list([.row(row), .text("between"), .row(ScreenRow("Last"))])) == #"""
        <ul class="list" role="list"><li class="row"><span class="row-mark">1</span>\#
        <div class="row-lines"><p class="row-title">First</p><p class="row-detail">one</p>\#
        <p class="row-detail">two</p></div></li><li class="item"><p class="text">between</p></li>\#
        <li class="row"><span class="row-mark">•</span>\#
        <div class="row-lines"><p class="row-title">Last</p></div></li></ul>
        """#
    )
  }

  @Test func `a row by itself is no item of a list`() {
    #expect(
      renderer.render(.row(ScreenRow("Alone"))) == #"""
        <div class="row"><span class="row-mark">•</span>\#
        <div class="row-lines"><p class="row-title">Alone</p></div></div>
        """#
    )
  }

  @Test func `a button says what it does and what is typed for it, if anything is`() {
    #expect(
      renderer.render(.button(ScreenButton("Save", command: "save"))) == #"""
        <p class="button"><span class="button-title">Save</span>\#
        <kbd class="button-command">save</kbd></p>
        """#
    )
    #expect(
      renderer.render(.button(ScreenButton("Shown"))) == """
        <p class="button"><span class="button-title">Shown</span></p>
        """
    )
  }

  @Test func `a field has its label and its value`() {
    #expect(
      renderer.render(.field(label: "Query", value: "tag:swift")) == #"""
        <div class="field"><p class="field-label">Query</p>\#
        <p class="field-value">tag:swift</p></div>
        """#
    )
  }

  @Test func `what is under way has a ring that says nothing`() {
    #expect(
      renderer.render(.progress("Searching")) == #"""
        <p class="progress"><svg class="ring" viewBox="0 0 40 40" aria-hidden="true">\#
        <circle cx="20" cy="20" r="16"/><circle class="ring-arc" cx="20" cy="20" r="16"/></svg>\#
        <span>Searching</span></p>
        """#
    )
  }

  @Test func `an error has its text beside a sign that says nothing`() {
    let markup = renderer.render(.error("It went wrong."))

    #expect(markup.hasPrefix(#"<p class="error"><svg class="icon" "#))
    #expect(markup.hasSuffix("</svg><span>It went wrong.</span></p>"))
    #expect(markup.contains(#"aria-hidden="true""#))
  }

  @Test func `a missing dependency has its headline and the rest line by line`() {
    let markup = renderer.render(.missing(["Dependency is not set.", "first", "  second"]))

    #expect(markup.hasPrefix(#"<div class="missing"><svg "#))
    #expect(
      markup.hasSuffix(
        #"""
        <p class="missing-headline">Dependency is not set.</p>\#
        <p class="missing-details">first
          second</p></div>
        """#
      )
    )
    #expect(!renderer.render(.missing(["Only this."])).contains("missing-details"))
  }

  @Test func `an image is a drawing that its description alone decides`() {
    let markup = renderer.render(.image(description: "A cat"))

    #expect(markup.hasSuffix("</svg><figcaption>A cat</figcaption></figure>"))
    #expect(markup == renderer.render(.image(description: "A cat")))
    #expect(drawing(of: "A dog") != drawing(of: "A cat"))
  }

  @Test(arguments: [
    "<script>alert('1')</script>", "\" onload=\"alert(1)", "]]>", "</textarea></p></div>", "&lt;",
    "<!--", "{{ x }}", "`${x}`",
  ])
  func `whatever a text says, it stays a text`(_ hostile: String) {
    let escaped =
      hostile
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    let row = ScreenRow(hostile, details: [hostile], mark: hostile)
    let nodes: [(node: ResolvedNode, count: Int)] = [
      (.screen(title: hostile, content: .empty), 1), (.title(hostile), 1), (.text(hostile), 1),
      (.list([.row(row)]), 3), (.row(row), 3), (.image(description: hostile), 1),
      (.button(ScreenButton(hostile, command: hostile)), 2), (.progress(hostile), 1),
      (.field(label: hostile, value: hostile), 2), (.badge(hostile), 1), (.error(hostile), 1),
      (.missing([hostile, hostile]), 2),
    ]

    for (node, count) in nodes {
      let markup = renderer.render(node)
      #expect(markup.ranges(of: escaped).count == count)
      #expect(hostile == escaped || !markup.contains(hostile))
    }
  }

  @Test func `characters that control or turn a text are shown as symbols`() {
    let text = "a\u{0}b\u{1B}[31m\u{202E}c\u{2066}d\u{200F}e\r\nf\tg\u{7F}"

    #expect(
      renderer.render(.text(text)) == """
        <p class="text">a␀b␛[31m\u{FFFD}c\u{FFFD}d\u{FFFD}e
        f    g␡</p>
        """
    )
  }

  @Test func `a text of any length is there as a whole`() {
    let title = String(repeating: "長い題名 ", count: 2_000)

    #expect(
      renderer.render(.title(title)) == "<p class=\"heading\">\(title)</p>"
    )
  }

  @MainActor
  @Test func `content is rendered in a scope as what it shows there`() {
    let scope = Scope(.preview)
    let node = ScreenNode.screen("Greeting") { ScreenNode.text("Hello") }

    #expect(renderer.render(node, in: scope) == renderer.render(node.resolved(in: scope)))
  }

  private func drawing(of description: String) -> Substring {
    let markup = renderer.render(.image(description: description))
    return markup.prefix(upTo: markup.firstRange(of: "<figcaption>")?.lowerBound ?? markup.endIndex)
  }
}
