import HeirloomPreviews
import Testing

struct SourceScannerTests {
  @Test(arguments: [
    "{}", "{ a { b } [c] (d) }", "{ \"}\" }", "{ \"\\\"}\" }", "{ \"\\(f(\"}\"))\" }",
    "{ // }\n}", "{ /* } /* } */ } */ }", "{ #\"}\"\\#(\"}\")\"# }", "{ ##\"\"# }\"## }",
    "{ \"\"\"\n}\"\n\\(\"}\")\n\"\"\" }", "{ #if x\n }",
  ])
  func `a bracket ends where it is closed`(_ code: String) {
    let scanner = SourceScanner(code + " }")

    #expect(scanner.end(ofBracketAt: 0) == code.count)
  }

  @Test(arguments: ["{", "{ (}", "{ \"}", "{ /* }", "x", "", "{ \"\n\" }"])
  func `code that makes no sense has no end`(_ code: String) {
    #expect(SourceScanner(code).end(ofBracketAt: 0) == nil)
  }

  @Test func `only separators outside of everything separate`() {
    let code = #"a, (b, c), [d, e], "f, \(g, h)", { i, j } // k, l"#
    let scanner = SourceScanner(code)

    let pieces = scanner.pieces(0..<code.count) { $0 == "," }

    #expect(
      pieces?.map { scanner.code(in: $0) }
        == ["a", "(b, c)", "[d, e]", #""f, \(g, h)""#, "{ i, j } // k, l"]
    )
  }

  @Test func `code loses the indentation of its first line and no more`() {
    let code = "  x\n    call {\n      a\n  b\n\n    }\n"
    let scanner = SourceScanner(code)

    #expect(scanner.code(in: 0..<code.count) == "x\n  call {\n    a\nb\n\n  }")
    #expect(scanner.code(in: 4..<code.count) == "call {\n  a\nb\n\n}")
  }
}
