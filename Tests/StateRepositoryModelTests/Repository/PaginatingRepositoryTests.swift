import StateRepositoryModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PaginatingRepositoryTests {
  @Test func `followers receive the joined list`() async {
    let world = SampleWorld()
    world.write(["first"])
    let repository = world.paginating()
    var iterator = repository.publish().makeAsyncIterator()

    await repository.requestAdditionalData()

    #expect(await iterator.next()?.text == "fixed first")
    #expect(await iterator.next()?.text == "loading first")
    #expect(await iterator.next()?.text == "fixed first new")
  }

  @Test func `a page that fails keeps the list`() async {
    let world = SampleWorld()
    world.write(["first"])
    let repository = world.paginating()
    var iterator = repository.publish().makeAsyncIterator()
    world.answer { throw SampleFailure() }

    await repository.requestAdditionalData()

    #expect(await iterator.next()?.text == "fixed first")
    #expect(await iterator.next()?.text == "loading first")
    #expect(await iterator.next()?.text == "error first: failure")
  }

  @Test func `a page does not care how old the list is`() async {
    let world = SampleWorld()
    world.write(["old"])

    await world.paginating().requestAdditionalData()

    #expect(world.cached() == ["old", "new"])
  }

  @Test func `after the last page nothing is requested`() async {
    let world = SampleWorld()
    let repository = world.paginating()
    world.write(["first"])
    world.answer { Fetched(["last"], isLast: true) }

    await repository.requestAdditionalData()
    await repository.requestAdditionalData()

    #expect(world.fetches.count == 1)
    #expect(world.cached() == ["first", "last"])
  }

  @Test func `the last page is forgotten when the cache is gone, after an error and an update`()
    async
  {
    let world = SampleWorld()
    let repository = world.paginating()
    world.answer { Fetched(["last"], isLast: true) }
    await repository.refresh()
    world.write(nil)
    await repository.requestAdditionalData()
    #expect(world.fetches.count == 2)

    world.answer { throw SampleFailure() }
    await repository.refresh(clearingCacheOnFailure: false)
    world.answer { Fetched(["last"], isLast: true) }
    await repository.requestAdditionalData(continuingAfterError: false)
    #expect(world.fetches.count == 3)
    await repository.requestAdditionalData()
    #expect(world.fetches.count == 4)

    await repository.update(["first"])
    await repository.requestAdditionalData()
    #expect(world.fetches.count == 5)
    await repository.requestAdditionalData()
    #expect(world.fetches.count == 5)
  }

  @Test func `without a list the page is the first`() async {
    let world = SampleWorld()

    await world.paginating().requestAdditionalData()

    #expect(world.cached() == ["new"])
  }
}
