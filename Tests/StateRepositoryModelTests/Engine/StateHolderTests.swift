import StateRepositoryModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct StateHolderTests {
  @Test func `a key's followers see its changes and those of other keys see nothing`() async {
    let world = SampleWorld()
    world.write(["good"], for: "key")
    world.write(["good"], for: "other")
    world.answer { throw SampleFailure() }
    var other = world.plain("other").publish().makeAsyncIterator()

    let states = await world.plain("key").states(endingWith: world.holder) {
      await $0.refresh(clearingCacheOnFailure: false)
    }
    var others: [String] = []
    while let state = await other.next() { others.append(state.text) }

    #expect(states == ["fixed good", "loading good", "error good: failure"])
    #expect(others == ["fixed good"])
  }

  @Test func `two repositories of one key and holder see each other's updates`() async {
    let world = SampleWorld()
    world.write(["good"])
    let writer = world.plain()
    var reader = world.plain().publish().makeAsyncIterator()
    #expect(await reader.next()?.text == "fixed good")

    await writer.update(["better"])

    #expect(await reader.next()?.text == "fixed better")
  }

  @Test func `a direct write to the cache tells nobody and an update tells everybody`() async {
    let world = SampleWorld()
    world.write(["good"])
    let repository = world.plain()
    var followers = (0..<10).map { _ in repository.publish().makeAsyncIterator() }
    await repository.settle()

    world.write(["written"])
    await repository.settle()
    await repository.update(["updated"])
    await world.holder.clear()

    for index in followers.indices {
      var states: [String] = []
      while let state = await followers[index].next() { states.append(state.text) }
      #expect(states == ["fixed good", "fixed updated"])
    }
  }

  @Test func `the state of a key can be asked for`() async {
    let world = SampleWorld()
    let gate = Gate()
    world.answer {
      await gate.wait()
      throw SampleFailure()
    }
    #expect(world.state == "fixed")

    let refresh = Task { await world.plain().refresh() }
    await world.fetches.reaches(1)
    #expect(world.state == "loading")
    gate.open()
    await refresh.value

    #expect(world.state == "error")
    await world.plain().update(["good"])
    #expect(world.state == "fixed")
  }

  @Test func `clearing ends all streams, cancels fetches and forgets errors`() async {
    let world = SampleWorld()
    world.answer { throw SampleFailure() }
    await world.plain("failed").refresh()
    world.answer {
      try await Task.sleep(for: .seconds(3_600))
      return Fetched(["never"])
    }
    var iterator = world.plain("loading").publish().makeAsyncIterator()
    await world.fetches.reaches(2)

    await world.holder.clear()
    await world.ended.reaches(2)

    #expect(await iterator.next()?.text == "loading -")
    #expect(await iterator.next() == nil)
    for key in ["failed", "loading"] {
      guard case .fixed(isLast: false) = world.holder.state(of: key) else {
        Issue.record("\(key) is not as new")
        continue
      }
    }
    world.answer { Fetched(["again"]) }
    #expect(await world.plain("loading").getData() == ["again"])
  }
}

extension SampleWorld {
  fileprivate var state: String {
    switch holder.state(of: "sample") {
    case .fixed: "fixed"
    case .loading: "loading"
    case .error: "error"
    }
  }
}
