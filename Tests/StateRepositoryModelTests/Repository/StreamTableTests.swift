import StateRepositoryModel
import Testing

/// The table of streams: what a follower sees, from the first state on.
@Suite(.timeLimit(.minutes(10)))
struct StreamTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let cached: [String]?
    let states: [String]
    var testDescription: String { cached?.first ?? "nothing" }
  }

  @Test(
    arguments: SampleKind.allCases,
    [
      Row(cached: nil, states: ["loading -", "fixed new"]),
      Row(cached: ["good"], states: ["fixed good"]),
      Row(cached: ["old"], states: ["loading -", "fixed new"]),
    ]
  )
  func `a follower sees loading and then the data`(_ kind: SampleKind, _ row: Row) async {
    let world = SampleWorld()
    world.write(row.cached)

    let states = await kind.repository(in: world).states(endingWith: world.holder)

    #expect(states == row.states)
  }

  @Test(
    arguments: SampleKind.allCases,
    [
      Row(cached: nil, states: ["loading -", "error -: failure"]),
      Row(cached: ["good"], states: ["fixed good"]),
      Row(cached: ["old"], states: ["loading -", "error -: failure"]),
    ]
  )
  func `a follower sees loading and then the error`(_ kind: SampleKind, _ row: Row) async {
    let world = SampleWorld()
    world.write(row.cached)
    world.answer { throw SampleFailure() }

    let states = await kind.repository(in: world).states(endingWith: world.holder)

    #expect(states == row.states)
  }

  @Test(
    arguments: SampleKind.allCases,
    [
      Row(cached: nil, states: ["loading -", "fixed new"]),
      Row(cached: ["good"], states: ["loading -", "fixed new"]),
      Row(cached: ["old"], states: ["loading -", "fixed new"]),
    ]
  )
  func `following with a forced refresh begins with loading`(
    _ kind: SampleKind,
    _ row: Row
  ) async {
    let world = SampleWorld()
    world.write(row.cached)

    let states = await kind.repository(in: world)
      .states(forcingRefresh: true, endingWith: world.holder)

    #expect(states == row.states)
  }

  @Test(arguments: SampleKind.allCases)
  func `an update is one more state`(_ kind: SampleKind) async {
    let world = SampleWorld()
    world.write(["good"])

    let states = await kind.repository(in: world).states(endingWith: world.holder) {
      await $0.update(["better"])
      await $0.update(nil)
    }

    #expect(states == ["fixed good", "fixed better", "fixed -"])
  }

  @Test(arguments: SampleKind.allCases)
  func `deleting and validating makes four states`(_ kind: SampleKind) async {
    let states = await Self.states(kind) {
      await $0.update(nil)
      await $0.validate()
    }

    #expect(states == ["fixed good", "fixed -", "loading -", "fixed new"])
  }

  @Test(arguments: SampleKind.allCases)
  func `updating with good data and validating makes two states`(_ kind: SampleKind) async {
    let states = await Self.states(kind) {
      await $0.update(["better"])
      await $0.validate()
    }

    #expect(states == ["fixed good", "fixed better"])
  }

  @Test(arguments: SampleKind.allCases)
  func `updating with old data and validating makes four states`(_ kind: SampleKind) async {
    let states = await Self.states(kind) {
      await $0.update(["old"])
      await $0.validate()
    }

    #expect(states == ["fixed good", "fixed old", "loading -", "fixed new"])
  }

  @Test(arguments: SampleKind.allCases)
  func `a refresh shows the old data while it loads`(_ kind: SampleKind) async {
    let states = await Self.states(kind) { await $0.refresh() }

    #expect(states == ["fixed good", "loading good", "fixed new"])
  }

  /// The states that a follower sees who begins with good data.
  private static func states(
    _ kind: SampleKind,
    _ operations: (any ContentRepository<[String]>) async -> Void
  ) async -> [String] {
    let world = SampleWorld()
    world.write(["good"])
    return await kind.repository(in: world).states(endingWith: world.holder) {
      await operations($0)
    }
  }
}
