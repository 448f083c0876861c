import ContestModel
import Testing

struct EntryFileTests {
  @Test func `every field of a line is read`() throws {
    let file = EntryFile(
      text: #"""
        # team, region, …

        sample-1, North, 20, 30, 29, yes, Map; Other ;; Ads, 12, 1, 2, 3
        "sample, ""two""",North,0,0,0,no,,0,,,
        """#
    )

    #expect(
      file.works == [
        Work(
          team: "sample-1",
          region: "North",
          preliminary: try Judging(design: 20, originality: 30, socialValue: 29),
          isReleased: true,
          kits: ["Map", "Other", "Ads"],
          votes: 12,
          final: try Judging(design: 1, originality: 2, socialValue: 3)
        ),
        Work(
          team: "sample, \"two\"",
          region: "North",
          preliminary: try Judging(design: 0, originality: 0, socialValue: 0)
        ),
      ]
    )
    #expect(file.badLines.isEmpty)
  }

  @Test(arguments: [
    (
      "a,b",
      "fields: 2; write 11: team, region, design, originality, social, released, kits, votes, final design, final originality, final social"
    ),
    (",North,1,1,1,no,,0,,,", "there is no team; write its name"),
    ("a,,1,1,1,no,,0,,,", "there is no region; write its name"),
    ("a,N,x,1,1,no,,0,,,", "design is \"x\"; write a whole number"),
    ("a,N,1,31,1,no,,0,,,", "originality has 31 points; give 0 to 30"),
    ("a,N,1,1,1,maybe,,0,,,", "released is \"maybe\"; write yes or no"),
    ("a,N,1,1,1,no,,-1,,,", "votes is -1; give 0 or more"),
    (
      "a,N,1,1,1,no,,99999999999999999999,,,",
      "votes is \"99999999999999999999\"; write a whole number"
    ),
    ("a,N,1,1,1,no,,0,1,,", "final originality is \"\"; write a whole number"),
    ("\"a,N", "a quotation mark is out of place; double it within a field in quotes"),
    (
      "a\"b,N,1,1,1,no,,0,,,",
      "a quotation mark is out of place; double it within a field in quotes"
    ),
    (
      "\"a\"b,N,1,1,1,no,,0,,,",
      "a quotation mark is out of place; double it within a field in quotes"
    ),
    ("good,N,1,1,1,no,,0,,,", "the team \"good\" is on line 1 already; a team enters once"),
  ])
  func `a bad line is told by its number, and the others count`(_ line: String, _ reason: String) {
    let file = EntryFile(text: "good,N,1,1,1,no,,0,,,\n\(line)\r\nlast,N,1,1,1,no,,0,,,\n")

    #expect(file.badLines.map(\.description) == ["line 2: \(reason)."])
    #expect(file.works.map(\.team) == ["good", "last"])
  }

  @Test func `regions come in the order of their first entry`() {
    let lines = ["South", "North", "South"].enumerated()
      .map { "sample-\($0),\($1),1,1,1,no,,0,,," }
    let file = EntryFile(text: lines.joined(separator: "\n"))

    #expect(file.regions.map(\.name) == ["South", "North"])
    #expect(file.regions.map(\.works.count) == [2, 1])
  }
}
