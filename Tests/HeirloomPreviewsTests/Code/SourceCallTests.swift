import HeirloomPreviews
import Testing

struct SourceCallTests {
  @Test func `a call is read with its arguments and closures`() throws {
    let source = """
      enum Pages: Fixtures {
        static var fixtures: [Fixture] {
          MyFixture("no"); Fixture("yes", tags: ["a", "b"]) { $0.x = 1 } deriving: {
            $0
          } content: { _ in Page() }
          .variants(.colorScheme(.dark))
        }
      }
      """

    let call = try #require(SourceCall(of: "Fixture", onLine: 3, in: source))

    #expect(call.arguments.map(\.label) == [nil, "tags"])
    #expect(call.arguments.map(\.value) == [#""yes""#, #"["a", "b"]"#])
    #expect(call.closures.map(\.label) == [nil, "deriving", "content"])
    #expect(call.closures.map(\.value) == ["{ $0.x = 1 }", "{\n  $0\n}", "{ _ in Page() }"])
    #expect(
      call.text == """
        Fixture("yes", tags: ["a", "b"]) { $0.x = 1 } deriving: {
          $0
        } content: { _ in Page() }
        """
    )
  }

  @Test(arguments: ["", "Fixture", "MyFixture(1)", ".init(1)", "Fixture(1", "Fixture { }"])
  func `a line without the call has none`(_ source: String) {
    #expect(SourceCall(of: "Fixture", onLine: 1, in: source) == nil)
  }

  @Test func `a line that is not there has none`() {
    #expect(SourceCall(of: "Fixture", onLine: 3, in: "Fixture(1)\n") == nil)
  }
}
