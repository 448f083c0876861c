import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct KeyedCycleTests {
  @Test func `recursion over keys that ends is no cycle`() {
    let scope = Scope(.live)

    #expect(scope.keyedSum[100] == 5_050)
    #expect(scope.keyedSum[101] == 5_151)
  }

  @Test func `a cycle over keys is reported by the provider's name alone`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).keyedCycle["secret-a"]
    }

    let message = """
      'Sample.keyedCycle' cannot be made without itself. [cycle]
        needed by     Sample.keyedCycle → Sample.keyedCycle → Sample.keyedCycle
        declared at   Sample.keyedCycle (Sample/Keyed.swift:1)
                      Sample.keyedCycle (Sample/Keyed.swift:1)
        to fix        at one step keep 'resolver.deferred(\\.x)' and read its value later
      """
    #expect(result.standardError.contains(message))
    #expect(!result.standardError.contains("secret"))
  }

  @Test func `a key that an override's maker comes back to is a cycle`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live).overriding(\.keyedItem, fileID: "Sample/Override.swift", line: 9) {
        Token("\($1)", from: [$0.keyedUser])
      }
      _ = scope.keyedItem[1]
    }

    #expect(result.standardError.contains("HeirloomTests.keyedItem (Sample/Override.swift:9)"))
    #expect(result.standardError.contains("cannot be made without itself. [cycle]"))
  }

  @Test func `endless recursion over keys meets the limit of depth`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).keyedEndless[0]
    }

    #expect(result.standardError.contains("'Sample.keyedEndless' is being made"))
    #expect(result.standardError.contains("[endless-recursion]"))
  }

  @Test func `a cycle of keys that two threads close together is found`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live)
      _ = await Threads.run(2) { $0 == 0 ? scope.keyedLeft[1] : scope.keyedRight[1] }
    }

    #expect(result.standardError.contains("cannot be made without itself. [cycle]"))
    #expect(result.standardError.contains("Sample.keyedLeft → Sample.keyedRight"))
  }
}
