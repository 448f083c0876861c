import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsyncCycleTests {
  private static let message = """
    'Sample.orbitFirst' cannot be made without itself. [cycle]
      needed by     Sample.orbitFirst → Sample.orbitSecond → Sample.orbitThird → Sample.orbitFirst
      declared at   Sample.orbitFirst (Sample/First.swift:1)
                    Sample.orbitSecond (Sample/Second.swift:2)
                    Sample.orbitThird (Sample/Third.swift:3)
      to fix        at one step keep 'resolver.deferred(\\.x)' and read its value later
    """

  // Guards against: a real cycle hung or overflowed without names.
  @Test func `a cycle is thrown, and thrown again at a second attempt`() async throws {
    let scope = Scope(.live)

    for _ in 0..<2 {
      let failure = try await #require(throws: Failure.self) { _ = try await scope.orbitEntrance }
      #expect(failure.message == Self.message)
      #expect(!failure.isFatal)
    }
  }

  @Test func `a cycle that several tasks close together is thrown to all of them`() async throws {
    for _ in 0..<300 {
      let scope = Scope(.live)
      async let first = Self.failure { try await scope.orbitFirst }
      async let second = Self.failure { try await scope.orbitSecond }
      async let third = Self.failure { try await scope.orbitThird }

      let messages = await [first, second, third].map { $0?.message }

      #expect(messages == [Self.message, Self.message, Self.message])
    }
  }

  @Test func `a maker may go on without what is a cycle`() async throws {
    #expect(try await Scope(.live).orbitCautious == "cautious without itself")
  }

  @Test func `reading several at once finds a cycle`() async throws {
    let scope = Scope(.live)

    let failure = await Self.failure { try await scope.orbitPair }

    #expect(failure?.id == .cycle)
  }

  @Test func `an endless recursion is thrown`() async throws {
    let failure = await Self.failure { try await Scope(.live)[\.[orbitEndless: 0]] }

    #expect(failure?.id == .endlessRecursion)
    #expect(failure?.isFatal == false)
  }

  private static func failure<Value>(
    _ operation: @Sendable () async throws -> Value
  ) async -> Failure? {
    do {
      _ = try await operation()
      return nil
    } catch {
      return error as? Failure
    }
  }
}

extension Providers {
  fileprivate var orbitEntrance: AsyncProvider<String> {
    AsyncProvider { try await $0.orbitSecond }
  }
  fileprivate var orbitFirst: AsyncProvider<String> {
    AsyncProvider(fileID: "Sample/First.swift", line: 1) { try await $0.orbitSecond }
  }
  fileprivate var orbitSecond: AsyncProvider<String> {
    AsyncProvider(fileID: "Sample/Second.swift", line: 2) { try await $0.orbitThird }
  }
  fileprivate var orbitThird: AsyncProvider<String> {
    AsyncProvider(fileID: "Sample/Third.swift", line: 3) { try await $0.orbitFirst }
  }
  fileprivate var orbitCautious: AsyncProvider<String> {
    AsyncProvider {
      let other = try? await $0.orbitCautious
      return "cautious \(other ?? "without itself")"
    }
  }
  fileprivate var orbitPair: AsyncProvider<String> {
    AsyncProvider {
      let (first, second) = try await $0.all(\.flightSettings, \.orbitPair)
      return "\(first) \(second)"
    }
  }
  fileprivate subscript(orbitEndless index: Int) -> AsyncProvider<Int> {
    AsyncProvider { try await $0[dynamicMember: \.[orbitEndless: index + 1]] }
  }
}
