import StateRepositoryModel
import Testing

/// The table of operations: what is fetched, and what the state is in the end.
@Suite(.timeLimit(.minutes(10)))
struct OperationTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: SampleKind
    let state: String
    let cached: [String]?
    let demand: Demand
    let isFetched: Bool
    let end: String

    var testDescription: String {
      let cached = cached?.first ?? "nothing"
      let flags = [
        demand.isForced ? "forced" : "unforced",
        demand.continuesAfterError ? "continuing" : "giving up",
        demand.clearsBefore ? "clearing" : "keeping",
      ]
      return "\(kind), \(state), \(cached), \(flags.joined(separator: ", "))"
    }
  }

  static let rows: [Row] = SampleKind.allCases.flatMap { kind in
    [false, true].flatMap { isForced in
      [false, true].flatMap { continues in
        [false, true].flatMap { clearsBefore in
          rows(
            kind,
            Demand(
              isForced: isForced,
              clearsBefore: clearsBefore,
              continuesAfterError: continues
            )
          )
        }
      }
    }
  }

  private static func rows(_ kind: SampleKind, _ demand: Demand) -> [Row] {
    let isForced = demand.isForced
    let continues = demand.continuesAfterError
    // Initial state, cache, whether it is fetched, and the state afterwards.
    let cases: [(String, [String]?, Bool, String)] = [
      ("fixed", nil, true, "fixed new"),
      ("fixed", ["good"], isForced, isForced ? "fixed new" : "fixed good"),
      ("fixed", ["old"], true, "fixed new"),
      ("loading", nil, false, "loading -"),
      ("loading", ["good"], false, "loading good"),
      ("loading", ["old"], false, "loading old"),
      ("error", nil, continues, continues ? "fixed new" : "error -: before"),
      (
        "error", ["good"], isForced && continues,
        isForced && continues ? "fixed new" : "error good: before"
      ),
    ]
    return cases.map { state, cached, isFetched, end in
      Row(
        kind: kind,
        state: state,
        cached: cached,
        demand: demand,
        isFetched: isFetched,
        end: end
      )
    }
  }

  @Test(arguments: rows)
  func `an operation fetches when the table says so and ends as it says`(_ row: Row) async {
    let world = SampleWorld()
    let repository = row.kind.repository(in: world)
    world.write(row.cached)
    let gate = Gate()
    var before = 0
    switch row.state {
    case "error":
      world.answer { throw SampleFailure("before") }
      await repository.refresh(clearingCacheOnFailure: false)
      before = 1
    case "loading":
      world.answer {
        await gate.wait()
        return Fetched(["late"])
      }
      Task { await repository.refresh() }
      await world.fetches.reaches(1)
      before = 1
    default:
      break
    }
    if row.state != "loading" { world.answer { Fetched(["new"]) } }

    await repository.engine.meet(row.demand)
    let follower = repository.engine.present
    var iterator = follower.makeAsyncIterator()
    let end = await iterator.next()

    #expect(world.fetches.count - before == (row.isFetched ? 1 : 0))
    #expect(end?.text == row.end)
    gate.open()
    await repository.settle()
  }
}
