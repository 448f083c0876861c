import StateRepositoryModel
import Testing

/// The table of single values: where they come from, and when there is none.
@Suite(.timeLimit(.minutes(10)))
struct RequireDataTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: ContentSource
    let cached: [String]?
    let isFailing: Bool
    let outcome: String

    var testDescription: String {
      "\(source), \(cached?.first ?? "nothing"), \(isFailing ? "failing" : "answering")"
    }
  }

  static let rows = [
    Row(source: .both, cached: nil, isFailing: false, outcome: "new"),
    Row(source: .both, cached: ["good"], isFailing: false, outcome: "good"),
    Row(source: .both, cached: ["old"], isFailing: false, outcome: "new"),
    Row(source: .cache, cached: nil, isFailing: false, outcome: "missing"),
    Row(source: .cache, cached: ["good"], isFailing: false, outcome: "good"),
    Row(source: .cache, cached: ["old"], isFailing: false, outcome: "missing"),
    Row(source: .origin, cached: nil, isFailing: false, outcome: "new"),
    Row(source: .origin, cached: ["good"], isFailing: false, outcome: "new"),
    Row(source: .origin, cached: ["old"], isFailing: false, outcome: "new"),
    Row(source: .both, cached: nil, isFailing: true, outcome: "failure"),
    Row(source: .both, cached: ["good"], isFailing: true, outcome: "good"),
    Row(source: .both, cached: ["old"], isFailing: true, outcome: "failure"),
    Row(source: .cache, cached: nil, isFailing: true, outcome: "missing"),
    Row(source: .cache, cached: ["good"], isFailing: true, outcome: "good"),
    Row(source: .cache, cached: ["old"], isFailing: true, outcome: "missing"),
    Row(source: .origin, cached: nil, isFailing: true, outcome: "failure"),
    Row(source: .origin, cached: ["good"], isFailing: true, outcome: "failure"),
    Row(source: .origin, cached: ["old"], isFailing: true, outcome: "failure"),
  ]

  @Test(arguments: SampleKind.allCases, rows)
  func `a value comes from where the table says`(_ kind: SampleKind, _ row: Row) async {
    let repository = Self.repository(kind, row)

    let outcome: String
    do {
      outcome = try await repository.requireData(from: row.source).joined()
    } catch is MissingContent {
      outcome = "missing"
    } catch {
      outcome = "\(error)"
    }

    #expect(outcome == row.outcome)
  }

  @Test(arguments: SampleKind.allCases, rows)
  func `getting a value gives none where requiring it throws`(
    _ kind: SampleKind,
    _ row: Row
  ) async {
    let data = await Self.repository(kind, row).getData(from: row.source)

    #expect(data == (["new", "good"].contains(row.outcome) ? [row.outcome] : nil))
  }

  @Test(arguments: SampleKind.allCases)
  func `requiring a value waits while it is being loaded`(_ kind: SampleKind) async throws {
    let world = SampleWorld()
    let repository = kind.repository(in: world)
    let gate = Gate()
    world.answer {
      await gate.wait()
      return Fetched(["late"])
    }
    let stream = repository.publish()
    var follower = stream.makeAsyncIterator()
    await world.fetches.reaches(1)

    async let both = repository.requireData(from: .both)
    async let cache = repository.requireData(from: .cache)
    async let origin = repository.requireData(from: .origin)
    // Each of them reads the cache when it joins, after the decision and the follower.
    await world.loads.reaches(3 + 3)
    gate.open()

    #expect(try await [both, cache, origin] == [["late"], ["late"], ["late"]])
    #expect(world.fetches.count == 1)
    #expect(await follower.next()?.text == "loading -")
  }

  private static func repository(
    _ kind: SampleKind,
    _ row: Row
  ) -> any ContentRepository<[String]> {
    let world = SampleWorld()
    world.write(row.cached)
    if row.isFailing { world.answer { throw SampleFailure() } }
    return kind.repository(in: world)
  }
}
