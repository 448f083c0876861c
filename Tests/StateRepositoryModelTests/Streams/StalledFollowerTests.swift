import Foundation
import StateRepositoryModel
import Testing

@Suite(.timeLimit(.minutes(10)))
struct StalledFollowerTests {
  @Test func `a follower who is a little behind misses nothing`() async {
    let world = SampleWorld()
    world.write(["0"])
    let repository = world.plain()
    var iterator = repository.publish().makeAsyncIterator()
    await repository.settle()

    for number in 1...7 { await repository.update(["\(number)"]) }
    var states: [String] = []
    for _ in 0...7 { states.append(await iterator.next()?.text ?? "") }

    #expect(states == (0...7).map { "fixed \($0)" })
  }

  @Test func `a follower who has stalled goes on with the latest`() async {
    let world = SampleWorld()
    world.write(["0"])
    let repository = world.plain()
    var iterator = repository.publish().makeAsyncIterator()
    await repository.settle()

    for number in 1...100 { await repository.update(["\(number)"]) }
    let latest = await iterator.next()
    await repository.update(["101"])
    await repository.update(["102"])

    #expect(latest?.text == "fixed 100")
    #expect(await iterator.next()?.text == "fixed 101")
    #expect(await iterator.next()?.text == "fixed 102")
  }

  @Test func `a hundred followers of ten thousand updates all see the last one and end`() async {
    let world = SampleWorld()
    world.write(["0"])
    let repository = world.plain()
    let updates = 10_000

    let lasts = await withTaskGroup { group in
      let joined = Counter()
      for _ in 0..<100 {
        group.addTask {
          var last = -1
          for await state in repository.publish() {
            if last < 0 { joined.add() }
            let number = Int(state.content.value?.first ?? "") ?? -1
            // What comes later is later.
            if number <= last { return -number }
            last = number
          }
          return last
        }
      }
      await joined.reaches(100)
      for number in 1...updates { await repository.update(["\(number)"]) }
      await world.holder.clear()
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }

    #expect(lasts == Array(repeating: updates, count: 100))
  }

  // The process is its own, for the memory of this one is that of all tests together.
  @Test func `the memory of a stalled follower is flat`() async {
    await #expect(processExitsWith: .success) {
      let world = SampleWorld()
      let repository = world.plain()
      var iterator = repository.publish().makeAsyncIterator()
      await repository.settle()
      var settled = 0
      // Two hundred megabytes in all, one kilobyte or more at a time.
      for round in 1...20_000 {
        await repository.update([String(repeating: "x", count: 10_000) + "\(round)"])
        if round == 2_000 { settled = ResidentMemory.size ?? 0 }
      }
      let growth = (ResidentMemory.size ?? 0) - settled
      guard growth < 20 << 20 else {
        print("memory has grown by \(growth) bytes")
        exit(1)
      }
      guard await iterator.next()?.content.value?.first?.hasSuffix("20000") == true else { exit(2) }
    }
  }
}
