import StateRepositoryModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SharedFetchTests {
  @Test func `of a hundred requests for a page at once one reaches the origin`() async {
    let world = SampleWorld()
    world.write(["first"])
    let repository = world.paginating()
    let gate = Gate()
    let returned = Counter()
    world.gateLoads(gate)

    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          await repository.requestAdditionalData()
          returned.add()
        }
      }
      // The one that decides loads the cache; the others return without waiting for it.
      await returned.reaches(99)
      #expect(world.loads.count == 1)
      #expect(world.fetches.count == 0)
      world.gateLoads(nil)
      gate.open()
    }

    #expect(world.fetches.count == 1)
    #expect(world.cached() == ["first", "new"])
  }

  @Test func `who asks while it is being loaded returns at once`() async {
    let world = SampleWorld()
    let repository = world.paginating()
    let gate = Gate()
    world.answer {
      await gate.wait()
      return Fetched(["late"])
    }
    let first = Task { await repository.validate() }
    await world.fetches.reaches(1)

    await repository.validate()
    await repository.refresh()
    await repository.requestAdditionalData()

    #expect(world.fetches.count == 1)
    #expect(world.ended.count == 0)
    gate.open()
    await first.value
    #expect(world.cached() == ["late"])
  }

  @Test func `a forced refresh is not lost to a validation that turns out to need no fetch`() async
  {
    let world = SampleWorld()
    world.write(["good"])
    let repository = world.plain()
    let gate = Gate()
    world.gateLoads(gate)
    let validation = Task { await repository.validate() }
    await world.loads.reaches(1)

    let refresh = Task { await repository.refresh() }
    world.gateLoads(nil)
    gate.open()
    await validation.value
    await refresh.value

    #expect(world.fetches.count == 1)
    #expect(world.cached() == ["new"])
  }

  @Test func `deciding that no fetch is needed shows nobody anything`() async {
    let world = SampleWorld()
    world.write(["good"])

    let states = await world.plain().states(endingWith: world.holder) {
      await $0.validate()
      _ = await $0.getData()
      await $0.validate()
    }

    #expect(states == ["fixed good"])
  }

  @Test func `a follower who is cancelled does not cancel the fetch`() async {
    let world = SampleWorld()
    let gate = Gate()
    let isCancelled = Texts()
    world.answer {
      await gate.wait()
      isCancelled.add("\(Task.isCancelled)")
      return Fetched(["shared"])
    }
    let follower = Task {
      for await _ in world.plain().publish() {}
    }
    await world.fetches.reaches(1)
    let other = world.plain().publish()
    var iterator = other.makeAsyncIterator()
    #expect(await iterator.next()?.text == "loading -")

    follower.cancel()
    await follower.value
    gate.open()

    #expect(await iterator.next()?.text == "fixed shared")
    #expect(isCancelled.all == ["false"])
  }

  @Test func `a caller who is cancelled returns and the fetch goes on`() async {
    let world = SampleWorld()
    let gate = Gate()
    world.answer {
      await gate.wait()
      return Fetched(["shared"])
    }
    let caller = Task { await world.plain().refresh() }
    let requiring = Task { try await world.plain().requireData() }
    await world.fetches.reaches(1)

    caller.cancel()
    requiring.cancel()
    await caller.value
    await #expect(throws: CancellationError.self) { try await requiring.value }
    #expect(world.ended.count == 0)
    gate.open()
    await world.plain().settle()

    #expect(world.cached() == ["shared"])
  }

  @Test func `an update overtakes the fetch that is under way`() async {
    let world = SampleWorld()
    let repository = world.plain()
    let gate = Gate()
    world.answer {
      await gate.wait()
      return Fetched(["overtaken"])
    }
    var iterator = repository.publish().makeAsyncIterator()
    await world.fetches.reaches(1)

    await repository.update(["edited"])
    world.answer { Fetched(["refreshed"]) }
    let refresh = Task { await repository.refresh() }
    // The refresh shows that it has begun, and waits for the fetch that was overtaken to end.
    for text in ["loading -", "fixed edited", "loading edited"] {
      #expect(await iterator.next()?.text == text)
    }
    #expect(world.fetches.count == 1)
    gate.open()
    await refresh.value

    #expect(await iterator.next()?.text == "fixed refreshed")
    #expect(world.mostAtOnce == 1)
  }

  @Test func `an overtaken fetch is cancelled`() async {
    let world = SampleWorld()
    let repository = world.plain()
    world.answer {
      try await Task.sleep(for: .seconds(3_600))
      return Fetched(["never"])
    }
    let refresh = Task { await repository.refresh() }
    await world.fetches.reaches(1)

    await repository.update(["edited"])
    await refresh.value
    await world.ended.reaches(1)

    #expect(await repository.getData(from: .cache) == ["edited"])
  }

  @Test func `nothing else uses the cache of a key meanwhile`() async {
    let factory = TrackedFactory()
    let repository = factory.makeRepository()

    await withTaskGroup { group in
      for number in 0..<400 {
        group.addTask {
          switch number % 4 {
          case 0: _ = await repository.getData()
          case 1: await repository.update(["\(number)"])
          case 2: await repository.refresh()
          default: await repository.validate()
          }
        }
      }
    }

    #expect(factory.mostAtOnce == 1)
  }

  @Test func `a caller who is cancelled does not wait for the turn that judges`() async {
    let world = SampleWorld()
    world.write(["good"])
    let (joining, judging) = (Gate(), Gate())
    world.gateLoads(joining)
    let requiring = Task { try await world.plain().requireData(from: .cache) }
    await world.loads.reaches(1)
    world.gateLoads(judging)
    joining.open()
    await world.loads.reaches(2)

    requiring.cancel()

    await #expect(throws: CancellationError.self) { try await requiring.value }
    judging.open()
  }

  @Test func `a modification is one step`() async {
    let world = SampleWorld()
    world.write([])
    let repository = world.plain()

    await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask { await repository.modify { $0 + ["\(number)"] } }
      }
    }

    #expect(Set(world.cached() ?? []) == Set((0..<100).map { "\($0)" }))
  }

  @Test func `without data a modification tells nobody`() async {
    let world = SampleWorld()
    world.answer { throw SampleFailure() }

    let states = await world.plain().states(endingWith: world.holder) {
      await $0.modify { $0 + ["more"] }
    }

    #expect(states == ["loading -", "error -: failure"])
    #expect(world.cached() == nil)
  }
}
