import Testing

struct LockFileTests {
  @Test func `a difference shows the changed lines after their signs, and a few around them`() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "another"
    new.append("last")

    let difference = LineDifference(
      from: old.joined(separator: "\n"),
      to: new.joined(separator: "\n")
    )

    #expect(
      difference.description == """
        …
          line 7
          line 8
          line 9
        - line 10
        + another
          line 11
          line 12
          line 13
        …
          line 18
          line 19
          line 20
        + last
        """
    )
  }

  @Test func `a text is compared with its file, and a failure says how to record it`() throws {
    try withKnownIssue {
      try LockFile("Examples/QiitaViewer/there-is-none.lock", isRecording: false)
        .expect("root (live)\n")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Examples/QiitaViewer/there-is-none.lock differs.\n+ root (live)\n  \n"
          + "If the change is meant: RECORD_LOCK_FILES=1 swift test"
      ]
    }
  }
}
