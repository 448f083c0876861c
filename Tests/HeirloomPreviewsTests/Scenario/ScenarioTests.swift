import HeirloomPreviews
import Testing

@MainActor
private final class Model {
  private(set) var isLoading = false
  private(set) var words: [String] = []
  private(set) var problem: String?
  private let load: @Sendable (Int) async throws -> String

  init(load: @escaping @Sendable (Int) async throws -> String) {
    self.load = load
  }

  func loadMore() async throws {
    isLoading = true
    problem = nil
    defer { isLoading = false }
    do {
      words.append(try await load(words.count + 1))
    } catch {
      problem = "failed"
      throw error
    }
  }

  func loadTwo() async throws {
    async let first = load(1)
    async let second = load(2)
    words = try await [first, second].sorted()
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScenarioTests {
  private let endpoint = Endpoint<String>("word")

  private var model: Model {
    Model { [endpoint] in try await endpoint.call("number \($0)") }
  }

  @Test func `the transcript has steps, calls and changes, in their order`() async throws {
    let scenario = Scenario<Model>("Load, fail, retry") { model in
      watch("loading", \.isLoading)
      watch("words", \.words)
      watch("problem", \.problem)
      step("load") { try await model.loadMore() }
      open(endpoint, .success("one"))
      expect(\.words.count, 1)
      step("more") { try await model.loadMore() }
      open(endpoint, .failure(SampleError()))
      expect(\.problem, "failed")
      step("retry") { try await model.loadMore() }
      open(endpoint, .success("two"))
      expect(\.words, ["one", "two"])
    }

    #expect(
      try await scenario.run(on: model) == """
        Load, fail, retry
          loading: false
          words: []
          problem: nil
        step load
          calls word number 1
          loading: true
        open word, success
          loading: false
          words: ["one"]
        step more
          calls word number 2
          loading: true
        open word, failure
          more throws This is the error of a sample.
          loading: false
          problem: failed
        step retry
          calls word number 2
          loading: true
          problem: nil
        open word, success
          loading: false
          words: ["one", "two"]

        """
    )
  }

  @Test func `a step that is not held is over before the next begins`() async throws {
    let scenario = Scenario<Model>("At once") { model in
      for _ in 1...3 {
        step("load") { try await model.loadMore() }
      }
      expect(\.words, ["1", "2", "3"])
    }

    let transcript = try await scenario.run(on: Model { "\($0)" })

    #expect(transcript == "At once\nstep load\nstep load\nstep load\n")
  }

  @Test func `a step that makes several calls is as far as it gets when all are held`() async throws
  {
    let scenario = Scenario<Model>("Two at once") { model in
      step("load two", holding: 2) { try await model.loadTwo() }
      open(endpoint, .success("a"))
      open(endpoint, .success("b"))
      expect(\.words, ["a", "b"])
    }

    #expect(try await scenario.run(on: model).hasSuffix("open word, success\nopen word, success\n"))
  }

  @Test func `another value than expected is told with the transcript`() async {
    let line: UInt = #line + 2
    let scenario = Scenario<Model>("Wrong") { model in
      expect(\.words.count, 3)
    }
    let error = await #expect(throws: ScenarioMismatch.self) { try await scenario.run(on: model) }

    #expect(
      error?.description == """
        The scenario expects 3, not 0. (HeirloomPreviewsTests/ScenarioTests.swift:\(line))
        Wrong

        """
    )
  }

  @Test func `an answer that nobody waits for is told`() async {
    let scenario = Scenario<Model>("Too early") { _ in
      open(endpoint, .success("one"))
    }
    let error = await #expect(throws: ScenarioMismatch.self) { try await scenario.run(on: model) }

    #expect(error?.reason == "No call of 'word' waits for an answer.")
    #expect(error?.transcript == "Too early\nopen word, success\n")
  }

  @Test func `what is in flight at the end is cancelled, and the transcript says so`() async throws
  {
    let model = model
    let scenario = Scenario<Model>("Loading") { model in
      step("load") { try await model.loadMore() }
    }

    let transcript = try await scenario.run(on: model)

    #expect(transcript == "Loading\nstep load\n  calls word number 1\nstill in flight: load\n")
    #expect(model.problem == "failed")
  }

  @Test func `a gate holds a step, and so does a clock`() async throws {
    let gate = Gate<String>()
    let clock = TestClock()
    let model = Model { _ in
      try await clock.sleep(for: .seconds(2))
      return try await gate.pass()
    }
    let scenario = Scenario<Model>("Held twice") { model in
      watch("words", \.words)
      step("load") { try await model.loadMore() }
      advance(clock, by: .seconds(1))
      advance(clock, by: .seconds(1))
      open(gate, .success("late"))
      expect(\.words, ["late"])
    }

    #expect(
      try await scenario.run(on: model) == """
        Held twice
          words: []
        step load
        advance by 1.0 seconds
        advance by 1.0 seconds
        open a gate, success
          words: ["late"]

        """
    )
  }

  @Test func `a clock that nobody sleeps on fails the scenario`() async {
    let scenario = Scenario<Model>("Awake") { _ in
      advance(TestClock(), by: .seconds(1))
    }
    let error = await #expect(throws: ScenarioMismatch.self) { try await scenario.run(on: model) }

    #expect(error?.reason.hasPrefix("Nobody sleeps on the clock") == true)
  }

  @Test func `a scenario whose operation gets nowhere can be cancelled`() async throws {
    let (begun, begins) = AsyncStream.makeStream(of: Void.self)
    let (nobody, _) = AsyncStream.makeStream(of: String.self)
    let model = Model { _ in
      begins.finish()
      for await word in nobody { return word }
      throw SampleError()
    }
    let scenario = Scenario<Model>("Nowhere") { model in
      step("load") { try await model.loadMore() }
    }
    let task = Task { try await scenario.run(on: model) }
    for await _ in begun {}

    task.cancel()

    let error = await #expect(throws: ScenarioMismatch.self) { try await task.value }
    #expect(error?.reason == "The scenario was cancelled.")
    #expect(error?.transcript == "Nowhere\nstep load\n")
  }

  @Test nonisolated func `the same script can be played many times at once`() async throws {
    let transcripts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { try await Self.play() } }
      var transcripts: Set<String> = []
      while let transcript = try await group.next() { transcripts.insert(transcript) }
      return transcripts
    }

    #expect(transcripts.count == 1)
  }

  private static func play() async throws -> String {
    let endpoint = Endpoint<String>("word")
    let model = Model { try await endpoint.call("number \($0)") }
    let scenario = Scenario<Model>("Many") { model in
      watch("words", \.words)
      step("load") { try await model.loadMore() }
      open(endpoint, .success("one"))
    }
    return try await scenario.run(on: model)
  }
}
