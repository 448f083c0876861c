import Foundation
import StateRepositoryModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct DirectoryRepositoryTests {
  @Test(arguments: [(25, 3), (30, 3), (5, 1), (10, 1), (0, 1), (11, 2)])
  func `users come in pages of ten, each once, and then nothing is requested`(
    _ count: Int,
    _ pages: Int
  ) async {
    let samples = InProcessUserOrigin.samples(count)
    let origin = InProcessUserOrigin(users: samples, pageSize: 10)
    let repository = SampleDirectory(origin: origin).repository
    await repository.validate()

    for _ in 0..<5 { await repository.requestAdditionalData() }

    let directory = await repository.getData(from: .cache)
    #expect(directory?.users == samples)
    #expect(directory?.nextKey == nil)
    #expect(origin.requests == pages)
  }

  @Test func `the end of the list outlasts an error and the program`() async {
    let origin = InProcessUserOrigin(users: InProcessUserOrigin.samples(3), pageSize: 10)
    let directory = SampleDirectory(origin: origin)
    await directory.repository.validate()
    origin.fail()
    await directory.repository.refresh(clearingCacheOnFailure: false)
    #expect(origin.requests == 2)

    await directory.repository.requestAdditionalData()
    let restarted = SampleDirectory(origin: origin, cache: directory.cache).repository
    await restarted.requestAdditionalData()

    #expect(origin.requests == 2)
  }

  @Test func `nobody is listed twice when pages have shifted`() {
    let samples = InProcessUserOrigin.samples(4)
    let first = UserDirectory(users: Array(samples[...2]), nextKey: "sample-03")

    let joined = first.appending(UserDirectory(users: Array(samples[2...])))

    #expect(joined == UserDirectory(users: samples))
  }

  @Test func `data expires when the clock says so and not before`() async {
    let clock = DirectoryClock { Date(timeIntervalSince1970: 0) }
    let origin = InProcessUserOrigin()
    let directory = SampleDirectory(origin: origin, clock: clock)
    await directory.repository.validate()
    #expect(origin.requests == 1)

    clock.advance(by: 599)
    await directory.repository.validate()
    #expect(origin.requests == 1)
    clock.advance(by: 1)
    #expect(await directory.repository.getData(from: .cache) == nil)
    await directory.repository.validate()

    #expect(origin.requests == 2)
    #expect(await directory.repository.getData(from: .cache)?.users.count == 5)
  }

  @Test func `another page does not make the pages before it younger`() async {
    let clock = DirectoryClock { Date(timeIntervalSince1970: 0) }
    let origin = InProcessUserOrigin(users: InProcessUserOrigin.samples(25), pageSize: 10)
    let directory = SampleDirectory(origin: origin, clock: clock)
    await directory.repository.validate()
    clock.advance(by: 599)
    await directory.repository.requestAdditionalData()
    #expect(await directory.repository.getData(from: .cache)?.users.count == 20)

    clock.advance(by: 1)
    await directory.repository.validate()

    #expect(origin.requests == 3)
    #expect(await directory.repository.getData(from: .cache)?.users.count == 10)
  }

  @Test func `renaming a user tells the followers of the user and of the directory`() async throws {
    let directory = SampleDirectory(origin: InProcessUserOrigin())
    await directory.repository.validate()
    await directory.user("sample-02").validate()
    var list = directory.repository.publish().makeAsyncIterator()
    var user = directory.user("sample-02").publish().makeAsyncIterator()
    _ = await (list.next(), user.next())

    try await directory.editor.rename("sample-02", to: "Other Sample")

    #expect(await list.next()?.content.value?.users[1].name == "Other Sample")
    #expect(await user.next()?.content.value?.name == "Other Sample")
  }

  @Test func `a renaming that fails changes nothing`() async {
    let origin = InProcessUserOrigin()
    let directory = SampleDirectory(origin: origin)
    await directory.repository.validate()
    origin.fail()

    await #expect(throws: UserOriginError.unavailable) {
      try await directory.editor.rename("sample-02", to: "Other Sample")
    }
    await #expect(throws: UserOriginError.unknownUser("nobody")) {
      try await directory.editor.rename("nobody", to: "Other Sample")
    }

    let names = await directory.repository.getData(from: .cache)?.users.map(\.name)
    #expect(names == InProcessUserOrigin.samples(5).map(\.name))
  }
}
