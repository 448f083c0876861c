import Foundation
import HeirloomPreviews
import Testing

struct JSONRendererTests {
  @Test func `a screen is an object with the kinds of its nodes, its keys in order`() {
    let node = ResolvedNode.screen(
      title: "A \"title\"",
      content: .group([
        .row(ScreenRow("one", details: ["x\ty"], mark: "1")), .list([]),
        .field(label: "\u{1B}", value: "\\ / é 👋 \u{2028}"),
      ])
    )

    #expect(
      JSONRenderer().render(node) == #"""
        {
          "content": {
            "content": [
              {
                "details": [
                  "x\ty"
                ],
                "kind": "row",
                "mark": "1",
                "title": "one"
              },
              {
                "content": [],
                "kind": "list"
              },
              {
                "kind": "field",
                "label": "\u001b",
                "value": "\\ / é 👋 \u2028"
              }
            ],
            "kind": "group"
          },
          "kind": "screen",
          "title": "A \"title\""
        }

        """#
    )
  }

  @Test func `every node can be read back by others`() throws {
    let nodes: [(ResolvedNode, String)] = [
      (.empty, "empty"), (.title("x"), "title"), (.text("x"), "text"), (.badge("x"), "badge"),
      (.button(ScreenButton("x")), "button"), (.image(description: "x"), "image"),
      (.progress("x"), "progress"), (.error("x"), "error"), (.missing(["x"]), "missing"),
    ]

    for (node, kind) in nodes {
      let data = Data(JSONRenderer().render(node).utf8)
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(object["kind"] as? String == kind)
    }
  }
}
