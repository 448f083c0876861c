import StateRepositoryModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct RefreshTests {
  @Test(arguments: SampleKind.allCases)
  func `a refresh that fails clears the cache when it is told to`(_ kind: SampleKind) async {
    let world = SampleWorld()
    world.write(["good"])
    world.answer { throw SampleFailure() }

    let states = await kind.repository(in: world).states(endingWith: world.holder) {
      await $0.refresh(clearingCacheOnFailure: true)
    }

    #expect(states == ["fixed good", "loading good", "error -: failure"])
    #expect(world.cached() == nil)
  }

  @Test(arguments: SampleKind.allCases)
  func `a refresh that fails keeps the cache when it is told to`(_ kind: SampleKind) async {
    let world = SampleWorld()
    world.write(["good"])
    world.answer { throw SampleFailure() }

    let states = await kind.repository(in: world).states(endingWith: world.holder) {
      await $0.refresh(clearingCacheOnFailure: false)
    }

    #expect(states == ["fixed good", "loading good", "error good: failure"])
    #expect(world.cached() == ["good"])
  }

  @Test(arguments: SampleKind.allCases)
  func `a refresh that does not continue after an error fetches nothing`(
    _ kind: SampleKind
  ) async {
    let world = SampleWorld()
    world.answer { throw SampleFailure() }
    let repository = kind.repository(in: world)
    await repository.refresh()
    world.answer { Fetched(["new"]) }

    await repository.refresh(continuingAfterError: false)
    #expect(world.fetches.count == 1)
    await repository.refresh()

    #expect(world.fetches.count == 2)
    #expect(world.cached() == ["new"])
  }
}
