import QiitaViewerModel
import Testing

struct StorageNoticesTests {
  @Test func `each notice is taken once, the oldest first`() {
    let notices = StorageNotices()
    let first = StorageNotice(path: "/a", newPath: "/a.corrupt-1")
    let second = StorageNotice(path: "/b", newPath: "/b.corrupt-1")
    #expect(notices.takeAll() == [])

    notices.add(first)
    notices.add(second)

    #expect(notices.takeAll() == [first, second])
    #expect(notices.takeAll() == [])
  }

  @Test func `a notice says what was found and where it is`() {
    let notice = StorageNotice(path: "/data/a.json", newPath: "/data/a.corrupt-1.json")

    #expect(
      notice.description
        == "A file made no sense and is kept in '/data/a.corrupt-1.json'. A new 'a.json' is begun; to "
        + "have the old one again, repair it and move it back."
    )
  }
}
