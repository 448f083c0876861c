import Heirloom
import HeirloomPreviews
import Testing

@MainActor
struct TextRendererTests {
  @Test func `nothing is drawn as nothing`() {
    #expect(text(of: .empty) == "")
    #expect(text(of: .group([])) == "")
    #expect(text(of: .list([])) == "")
  }

  @Test func `a group is drawn one below the other`() {
    #expect(text(of: .group([.text("one"), .empty, .group([.text("two")])])) == "one\ntwo\n")
  }

  @Test func `a screen has its title underlined twice as strong as a heading within it`() {
    let node = ScreenNode.screen("Greeting") {
      ScreenNode.text("Hello")
      ScreenNode.title("More")
      ScreenNode.text("Bye")
    }

    #expect(
      text(of: node) == """
        Greeting
        ========
        Hello

        More
        ----
        Bye

        """
    )
  }

  @Test func `a title of nothing still has a line under it`() {
    #expect(text(of: .screen("") { ScreenNode.empty }) == "\n=\n")
  }

  @Test func `the line breaks of a text count`() {
    #expect(text(of: .text("one\n\n  two\n")) == "one\n\n  two\n\n")
  }

  @Test func `a row has its mark, its title and its details below it`() {
    let node = ScreenNode.list([
      .row(ScreenRow("First", details: ["one", "two"], mark: "1")),
      .row(ScreenRow("Tenth", mark: "10")),
      .row(ScreenRow("Last", details: ["three"], mark: "100")),
      .row(ScreenRow("Unmarked", details: ["four"])),
    ])

    #expect(
      text(of: node) == """
          1 First
            one
            two
         10 Tenth
         100 Last
             three
          • Unmarked
            four

        """
    )
  }

  @Test func `each other kind is drawn in its own form`() {
    let node = ScreenNode.group([
      .button(ScreenButton("Save", command: "save")),
      .button(ScreenButton("Only shown")),
      .field(label: "Query", value: "tag:swift"),
      .image(description: "A cat"),
      .progress("Searching"),
      .badge("Saved"),
      .error("It went wrong."),
    ])

    #expect(
      text(of: node) == """
        [Save]  save
        [Only shown]
        Query: tag:swift
        (image: A cat)
        … Searching
        <Saved>
        ! It went wrong.

        """
    )
  }

  @Test func `colours are the only difference of a coloured text`() {
    let node = ScreenNode.screen("Screen") {
      ScreenNode.text("plain\n\nlines")
      ScreenNode.title("Heading")
      ScreenNode.row(ScreenRow("Row", details: ["detail"], mark: "1"))
      ScreenNode.button(ScreenButton("Save", command: "save"))
      ScreenNode.field(label: "Query", value: "tag:swift")
      ScreenNode.image(description: "A cat")
      ScreenNode.progress("Searching")
      ScreenNode.badge("Saved")
      ScreenNode.error("It went\nwrong.")
    }

    let colored = text(of: node, isColored: true)

    let escape = "\u{1B}["
    #expect(
      colored == """
        \(escape)1mScreen\(escape)0m
        \(escape)2m======\(escape)0m
        plain

        lines

        \(escape)1mHeading\(escape)0m
        \(escape)2m-------\(escape)0m
        \(escape)1m  1 Row\(escape)0m
        \(escape)2m    detail\(escape)0m
        \(escape)36m[Save]  save\(escape)0m
        Query: tag:swift
        \(escape)2m(image: A cat)\(escape)0m
        \(escape)2m… Searching\(escape)0m
        \(escape)36m<Saved>\(escape)0m
        \(escape)31m! It went\(escape)0m
        \(escape)31mwrong.\(escape)0m

        """
    )
    let codes = ["0", "1", "2", "31", "36"]
    let plain = codes.reduce(colored) { $0.replacing("\(escape)\($1)m", with: "") }
    #expect(plain == text(of: node))
  }

  @Test func `no control character of any content reaches the terminal`() {
    let bad = "a\u{1B}[2J\u{7}\u{9B}31m\u{202E}b"
    let node = ScreenNode.screen(bad) {
      ScreenNode.title(bad)
      ScreenNode.text(bad)
      ScreenNode.row(ScreenRow(bad, details: [bad], mark: bad))
      ScreenNode.button(ScreenButton(bad, command: bad))
      ScreenNode.field(label: bad, value: bad)
      ScreenNode.image(description: bad)
      ScreenNode.progress(bad)
      ScreenNode.badge(bad)
      ScreenNode.error(bad)
    }

    let good = "a␛[2J␇\u{FFFD}31m\u{FFFD}b"
    #expect(
      text(of: node, width: 80) == """
        \(good)
        ============

        \(good)
        ------------
        \(good)
         \(good) \(good)
                      \(good)
        [\(good)]  \(good)
        \(good): \(good)
        (image: \(good))
        … \(good)
        <\(good)>
        ! \(good)

        """
    )
  }

  private func text(of node: ScreenNode, width: Int = 40, isColored: Bool = false) -> String {
    TextRenderer(width: width, isColored: isColored).render(node, in: Scope(.test))
  }
}
