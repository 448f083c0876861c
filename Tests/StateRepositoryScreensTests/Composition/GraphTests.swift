import Foundation
import Heirloom
import StateRepositoryModel
import StateRepositoryScreens
import Testing

@Suite(.timeLimit(.minutes(10)))
struct GraphTests {
  @Test func `two repositories made separately from one graph see each other's updates`()
    async throws
  {
    let scope = Scope(.test)
    let separate = UserRepositoryFactory(
      handle: "sample-01",
      stateHolder: scope.userStates,
      origin: scope.userOrigin,
      cache: scope.userCache,
      expiry: scope.userExpiry
    )
    .makeRepository()
    var iterator = separate.publish().makeAsyncIterator()
    await iterator.skipLoading()

    await scope.userRepository["sample-01"].update(User(handle: "sample-01", name: "Other"))

    #expect(await iterator.next()?.content.value?.name == "Other")
    try await scope.close()
  }

  @Test func `two graphs side by side know nothing of each other`() async throws {
    let (live, preview) = (Scope(.live), Scope(.preview))
    var iterator = preview.userRepository["sample-01"].publish().makeAsyncIterator()
    await iterator.skipLoading()

    await live.userRepository["sample-01"].update(User(handle: "sample-01", name: "Other"))
    await live.directoryRepository.validate()
    await preview.userStates.clear()

    #expect(await iterator.next() == nil)
    #expect(await preview.userRepository["sample-01"].getData()?.name == "Sample User 1")
    #expect(await preview.directoryRepository.getData(from: .cache) == nil)
    try await live.close()
    try await preview.close()
  }

  @Test func `users with different handles are apart`() async throws {
    let scope = Scope(.test)
    var iterator = scope.userRepository["sample-02"].publish().makeAsyncIterator()
    await iterator.skipLoading()

    await scope.userRepository["sample-01"].update(User(handle: "sample-01", name: "Other"))
    await scope.userStates.clear()

    #expect(await iterator.next() == nil)
    #expect(await scope.userRepository["sample-02"].getData()?.name == "Sample User 2")
    try await scope.close()
  }

  @Test func `a scope with a cache of its own has states of its own`() async throws {
    let app = Scope(.test)
    let session = app.overriding(\.userCache, with: InMemoryUserCache())
    let screen = session.overriding(\.originPace, with: .milliseconds(1))

    #expect(session.directoryStates !== app.directoryStates)
    #expect(session.userStates !== app.userStates)
    #expect(screen.directoryStates === session.directoryStates)
    #expect(screen.userStates === session.userStates)
    try await app.close()
  }

  @Test func `the clock of a graph is injected and decides what is good`() async throws {
    let clock = DirectoryClock { Date(timeIntervalSince1970: 0) }
    let scope = Scope(.test) { $0.directoryClock = clock }
    await scope.directoryRepository.validate()
    #expect(await scope.directoryRepository.getData(from: .cache) != nil)

    clock.advance(by: 600)

    #expect(await scope.directoryRepository.getData(from: .cache) == nil)
    try await scope.close()
  }

  @Test func `closing a graph ends its streams`() async throws {
    let scope = Scope(.test)
    var directory = scope.directoryRepository.publish().makeAsyncIterator()
    var user = scope.userRepository["sample-01"].publish().makeAsyncIterator()
    await directory.skipLoading()
    await user.skipLoading()

    try await scope.close()

    #expect(await directory.next() == nil)
    #expect(await user.next() == nil)
  }
}

extension StateStream.AsyncIterator {
  /// Takes out states until one is not loading.
  fileprivate mutating func skipLoading() async {
    while let state = await next(), state.isLoading {}
  }
}
