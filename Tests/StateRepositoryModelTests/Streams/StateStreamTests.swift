import StateRepositoryModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct StateStreamTests {
  @Test func `a mapped stream keeps the states and maps what exists`() async {
    let world = SampleWorld()
    let repository = world.plain()
    var iterator = repository.publish().mapContent { $0.joined().uppercased() }.makeAsyncIterator()
    await repository.settle()
    await world.holder.clear()

    #expect(await iterator.next()?.text == "loading -")
    #expect(await iterator.next()?.text == "fixed NEW")
    #expect(await iterator.next() == nil)
  }

  @Test func `the latest states are combined and an error comes first`() async {
    let world = SampleWorld()
    let (first, second) = (world.plain("first"), world.plain("second"))
    world.write(["good"], for: "first")
    world.write(["good"], for: "second")
    var iterator = first.publish().combineLatest(second.publish()) { $0 + $1 }.makeAsyncIterator()
    await first.settle()
    await second.settle()
    #expect(await iterator.next()?.text == "fixed good good")

    await first.update(["one"])
    await second.update(["two"])
    #expect(await iterator.next()?.text == "fixed one good")
    #expect(await iterator.next()?.text == "fixed one two")

    world.answer { throw SampleFailure() }
    await first.refresh(clearingCacheOnFailure: false)
    #expect(await iterator.next()?.text == "loading one two")
    #expect(await iterator.next()?.text == "error one two: failure")

    world.answer { Fetched(["three"]) }
    await second.refresh()
    #expect(await iterator.next()?.text == "error one two: failure")
    #expect(await iterator.next()?.text == "error one three: failure")

    await first.refresh()
    #expect(await iterator.next()?.text == "loading one three")
    #expect(await iterator.next()?.text == "fixed three three")
  }

  @Test func `three, four and five streams are combined`() async {
    let world = SampleWorld()
    let repositories = (1...5).map { world.plain("\($0)") }
    for (index, _) in repositories.enumerated() { world.write(["\(index)"], for: "\(index + 1)") }
    let streams = repositories.map { $0.publish() }

    var three = streams[0].combineLatest(streams[1], streams[2]) { $0 + $1 + $2 }
      .makeAsyncIterator()
    var four = streams[0].combineLatest(streams[1], streams[2], streams[3]) { $0 + $1 + $2 + $3 }
      .makeAsyncIterator()
    var five = streams[0]
      .combineLatest(streams[1], streams[2], streams[3], streams[4]) { $0 + $1 + $2 + $3 + $4 }
      .makeAsyncIterator()

    #expect(await three.next()?.text == "fixed 0 1 2")
    #expect(await four.next()?.text == "fixed 0 1 2 3")
    #expect(await five.next()?.text == "fixed 0 1 2 3 4")
  }

  @Test func `a combination ends when all its streams have ended`() async {
    let (world, other) = (SampleWorld(), SampleWorld())
    let stream = world.plain().publish().combineLatest(other.plain().publish()) { $0 + $1 }
    var iterator = stream.makeAsyncIterator()
    await world.plain().settle()
    await other.plain().settle()

    await world.holder.clear()
    await other.plain().update(["last"])
    await other.holder.clear()
    var last: State<[String]>?
    while let state = await iterator.next() { last = state }

    #expect(last?.text == "fixed new last")
  }

  @Test func `a stream can be followed several times`() async {
    let world = SampleWorld()
    let stream = world.plain().publish()

    for await state in stream where !state.isLoading { break }
    world.write(["old"])
    for await state in stream where !state.isLoading { break }

    #expect(world.fetches.count == 2)
  }

  @Test func `an observer is told of everything before whoever waits goes on`() async {
    let world = SampleWorld()
    let repository = world.plain()
    let texts = Texts()
    let observation = repository.publish().observe { texts.add($0.text) }
    await repository.settle()
    for number in 1...100 { await repository.update(["\(number)"]) }

    #expect(texts.all == ["loading -", "fixed new"] + (1...100).map { "fixed \($0)" })
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer who has gone is told nothing`() async {
    let world = SampleWorld()
    let repository = world.plain()
    let texts = Texts()
    var observation: StateObservation? = repository.publish().observe { texts.add($0.text) }
    await repository.settle()
    _ = consume observation
    observation = nil

    await repository.update(["later"])

    #expect(texts.all == ["loading -", "fixed new"])
  }
}
