import StateRepositoryModel
import Synchronization

/// Operations, failures and cancellations in an order that follows from a seed.
struct GeneratedSchedule {
  private struct Follower: Sendable {
    let key: String
    let task: Task<[String], Never>
    let isCancelled: Bool
  }

  let seed: UInt64

  /// Runs the schedule, and returns what is wrong.
  func run() async -> [String] {
    var generator = SeededGenerator(seed: seed)
    let world = SampleWorld()
    let keys = ["first", "second"]
    let gates = GateBag()
    let number = Mutex(0)
    let observers = keys.map { key in
      let emissions = EmissionLog()
      let observation = world.paginating(key).engine.present.observe { emissions.add($0) }
      return (key: key, emissions: emissions, observation: observation)
    }
    var followers: [Follower] = []
    var operations: [Task<Void, Never>] = []
    let failing = Mutex(SeededGenerator(seed: seed ^ 0xFEED))

    world.answer {
      let (waits, fails, isLast) = failing.withLock { generator in
        (
          Bool.random(using: &generator), Int.random(in: 0..<3, using: &generator) == 0,
          Int.random(in: 0..<4, using: &generator) == 0
        )
      }
      if waits { await gates.next().wait() }
      if fails { throw SampleFailure() }
      let fetched = number.withLock { number in
        number += 1
        return "fetched-\(number)"
      }
      return Fetched([fetched], isLast: isLast)
    }

    for _ in 0..<Int.random(in: 5...25, using: &generator) {
      let key = keys.randomElement(using: &generator) ?? ""
      let repository = world.paginating(key)
      let isCancelled = Int.random(in: 0..<4, using: &generator) == 0
      switch Int.random(in: 0..<12, using: &generator) {
      case 0, 1:
        let isForced = Bool.random(using: &generator)
        let task = Self.follow(repository.publish(forcingRefresh: isForced))
        followers.append(Follower(key: key, task: task, isCancelled: isCancelled))
      case 2: operations.append(Task { await repository.validate() })
      case 3:
        let clears = Bool.random(using: &generator)
        operations.append(
          Task {
            await repository.refresh(
              clearingCacheOnFailure: clears,
              continuingAfterError: !clears
            )
          }
        )
      case 4, 5: operations.append(Task { await repository.requestAdditionalData() })
      case 6:
        let value = number.withLock { number in
          number += 1
          return number % 5 == 0 ? nil : ["updated-\(number)"]
        }
        operations.append(Task { await repository.update(value) })
      case 7: operations.append(Task { await repository.modify { $0 + ["modified"] } })
      case 8: operations.append(Task { _ = await repository.getData() })
      case 9: gates.openOne()
      case 10: if let operation = operations.randomElement(using: &generator) { operation.cancel() }
      default: for _ in 0..<3 { await Task.yield() }
      }
      if Bool.random(using: &generator) { await Task.yield() }
    }

    for follower in followers where follower.isCancelled { follower.task.cancel() }
    gates.openAll()
    for operation in operations { await operation.value }
    for key in keys { await world.paginating(key).settle() }

    // Ends all streams with a last state, and looks at what has been seen.
    for key in keys { await world.paginating(key).update(["final-\(key)"]) }
    await world.holder.clear()
    var complaints: [String] = []
    for follower in followers where !follower.isCancelled {
      let texts = await follower.task.value
      let all = observers.first { $0.key == follower.key }?.emissions.texts ?? []
      if texts.last != "fixed final-\(follower.key)" {
        complaints.append("A follower of \(follower.key) has seen \(texts) and not the last state")
      }
      if !Self.isContained(texts, in: all) {
        complaints.append("A follower of \(follower.key) has seen \(texts), but there was \(all)")
      }
    }
    for observer in observers { complaints += observer.emissions.complaints }
    if world.mostAtOnce > 1 { complaints.append("\(world.mostAtOnce) fetches at once") }
    return complaints
  }

  /// Begins to follow now, and returns what is seen in the end.
  private static func follow(_ stream: StateStream<[String]>) -> Task<[String], Never> {
    let iterator = stream.makeAsyncIterator()
    return Task {
      var iterator = iterator
      var texts: [String] = []
      while let state = await iterator.next() { texts.append(state.text) }
      return texts
    }
  }

  /// Whether some texts are among others, in the same order.
  private static func isContained(_ texts: [String], in all: [String]) -> Bool {
    var rest = all[...]
    for text in texts {
      guard let index = rest.firstIndex(of: text) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
