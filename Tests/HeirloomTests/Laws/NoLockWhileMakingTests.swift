import Dispatch
import Heirloom
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct NoLockWhileMakingTests {
  // Guards against: an initialiser that waited for a thread that read another key was a deadlock.
  @Test func `a maker may wait for a thread that reads another value`() async {
    let root = Scope(.live)
    let scope = root.overriding(\.hopGreeting) { _ in
      let gate = Gate()
      Threads.start {
        _ = root.hopName
        gate.open()
      }
      return gate.pass() ? "waited" : "stuck"
    }

    let greeting = await Threads.run { scope.hopGreeting }

    #expect(greeting == "waited")
  }

  @Test func `another value can be read on another thread while a maker runs`() async {
    let (entered, leave) = (Gate(), Gate())
    let scope = Scope(.live) {
      $0.override(\.hopGreeting) { _ in
        entered.open()
        return leave.pass() ? "left" : "stuck"
      }
    }

    let read = await Threads.run(2) { thread in
      guard thread == 1 else { return scope.hopGreeting }
      defer { leave.open() }
      return entered.pass() ? scope.hopName : "not entered"
    }

    #expect(read == ["left", "Heirloom"])
  }

  @Test func `a maker may read through its resolver in a queue`() async {
    let scope = Scope(.live) {
      $0.override(\.hopGreeting) { resolver in
        DispatchQueue(label: "hop").sync { "Hello, \(resolver.hopName)" }
      }
    }
    let child = scope.overriding(\.hopName, with: "child")

    let greetings = await Threads.run { [child.hopGreeting, scope.hopGreeting] }

    #expect(greetings == ["Hello, child", "Hello, Heirloom"])
  }

  @Test func `a maker's reads are noted whatever thread makes them`() async {
    let scope = Scope(.live)
    let child = scope.overriding(\.hopName, with: "child")

    let names = await Threads.run { [child.hopParallel, scope.hopParallel] }

    #expect(names == [["child"], ["Heirloom"]])
  }

  // Guards against: a background maker needed the main thread while that waited for the lock.
  @Test func `a maker may wait for the main thread while that reads another value`() async {
    let root = Scope(.live)
    let scope = root.overriding(\.hopGreeting) { _ in
      let gate = Gate()
      DispatchQueue.main.async {
        _ = root.hopName
        gate.open()
      }
      return gate.pass() ? "hopped" : "stuck"
    }

    let greeting = await Threads.run { scope.hopGreeting }

    #expect(greeting == "hopped")
  }

  @Test func `siblings do not wait for each other once a making has shown the parts`() async {
    let root = Scope(.live) { $0.hopRendezvous = Rendezvous(of: 1) }
    _ = root.hopMeeting
    let rendezvous = Rendezvous(of: 3)
    let siblings = (0..<3).map { _ in root.overriding(\.hopRendezvous, with: rendezvous) }

    let meetings = await Threads.run(3) { siblings[$0].hopMeeting }

    #expect(meetings == [true, true, true])
  }

  @Test func `siblings below an override's maker do not wait for each other either`() async {
    let root = Scope(.live) {
      $0.hopRendezvous = Rendezvous(of: 1)
      $0.override(\.hopMeeting) { $0.hopRendezvous.meet() }
    }
    _ = root.hopMeeting
    let rendezvous = Rendezvous(of: 3)
    let siblings = (0..<3).map { _ in root.overriding(\.hopRendezvous, with: rendezvous) }

    let meetings = await Threads.run(3) { siblings[$0].hopMeeting }

    #expect(meetings == [true, true, true])
  }

  @Test func `siblings with tied values of their own never wait for each other`() async {
    let root = Scope(.live) { $0.hopRendezvous = Rendezvous(of: 2) }
    let siblings = ["left", "right"].map { root.overriding(\.hopSide, with: $0) }

    let meetings = await Threads.run(2) { siblings[$0].hopTiedMeeting }

    #expect(meetings == [true, true])
  }

  @Test func `nobody waits for a making whose value it will not receive`() async {
    let (entered, leave) = (Gate(), Gate())
    let root = Scope(.live) {
      $0.override(\.hopGreeting) { _ in
        entered.open()
        return leave.pass() ? "left" : "stuck"
      }
    }
    let child = root.overriding(\.hopGreeting, with: "mine")
    let maker = root.overriding(\.hopGreeting) { "mine, \($0.hopName)" }

    let read = await Threads.run(2) { thread in
      guard thread == 1 else { return [root.hopGreeting] }
      defer { leave.open() }
      return entered.pass() ? [child.hopGreeting, maker.hopGreeting] : []
    }

    #expect(read == [["left"], ["mine", "mine, Heirloom"]])
  }

  @Test func `two threads whose halves need each other's other value both finish`() async {
    let root = Scope(.live) { $0.hopRendezvous = Rendezvous(of: 2) }
    let left = root.overriding(\.hopSide, with: "left")
    let right = root.overriding(\.hopSide, with: "right")

    let halves = await Threads.run(2) { $0 == 0 ? left.hopLeft : right.hopRight }

    #expect(halves == ["left of right half", "right of left half"])
    #expect([left.hopRight, right.hopLeft] == ["right half", "left half"])
  }
}

extension Providers {
  fileprivate var hopName: Provider<String> { Provider { _ in "Heirloom" } }
  fileprivate var hopGreeting: Provider<String> { Provider { "Hello, \($0.hopName)" } }
  fileprivate var hopSide: Provider<String> { Provider { _ in "neither" } }
  fileprivate var hopRendezvous: Provider<Rendezvous> { .required() }
  fileprivate var hopMeeting: Provider<Bool> { Provider { $0.hopRendezvous.meet() } }
  fileprivate var hopTiedMeeting: Provider<Bool> {
    Provider { $0.hopRendezvous.meet() }.tied(to: \.hopSide)
  }
  fileprivate var hopParallel: Provider<Set<String>> {
    Provider { resolver in
      let names = Mutex<Set<String>>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let name = resolver.hopName
        names.withLock { _ = $0.insert(name) }
      }
      return names.withLock { $0 }
    }
  }
  fileprivate var hopLeft: Provider<String> {
    Provider {
      guard $0.hopSide == "left" else { return "left half" }
      return $0.hopRendezvous.meet() ? "left of \($0.hopRight)" : "stuck"
    }
  }
  fileprivate var hopRight: Provider<String> {
    Provider {
      guard $0.hopSide == "right" else { return "right half" }
      return $0.hopRendezvous.meet() ? "right of \($0.hopLeft)" : "stuck"
    }
  }
}
