import RequestScopeModel
import Testing

struct RequestLogTests {
  @Test func `a log is written in one piece, once`() throws {
    let situation = Situation()
    situation.log.add("first")
    situation.log.add("second")
    #expect(situation.written.isEmpty)

    try situation.log.write()
    try situation.log.write()

    #expect(situation.written.map(\.number) == [7])
    #expect(situation.written.first?.lines == ["user sample-a", "first", "second"])
    #expect(situation.counters.counts.logsWritten == 1)
    #expect(situation.counters.counts.hooksRunAgain == 1)
  }

  @Test func `a line after the writing is out of order`() throws {
    let situation = Situation()
    try situation.log.write()

    situation.log.add("late")

    #expect(situation.counters.counts.outOfOrder == 1)
  }

  @Test func `what a book throws is passed on`() {
    struct Full: Error {}
    let request = Request(number: 1, method: "GET", target: "/")
    let log = RequestLog(of: request, book: LogBook { _ in throw Full() }, counters: .init())

    #expect(throws: Full.self) { try log.write() }
  }
}
