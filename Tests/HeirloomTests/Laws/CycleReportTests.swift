import Heirloom
import Testing

// Guards against: a real cycle overflowed the stack without naming anybody.
@Suite(.timeLimit(.minutes(10)))
struct CycleReportTests {
  @Test func `a cycle of three is reported with its whole path`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).cycleFirst
    }

    let message = """
      'Sample.cycleFirst' cannot be made without itself. [cycle]
        needed by     Sample.cycleFirst → Sample.cycleSecond → Sample.cycleThird → Sample.cycleFirst
        declared at   Sample.cycleFirst (Sample/First.swift:1)
                      Sample.cycleSecond (Sample/Second.swift:2)
                      Sample.cycleThird (Sample/Third.swift:3)
        to fix        at one step keep 'resolver.deferred(\\.x)' and read its value later
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `a cycle that is entered from outside begins where it closes`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).cycleEntrance
    }

    let path = "Sample.cycleFirst → Sample.cycleSecond → Sample.cycleThird → Sample.cycleFirst\n"
    #expect(result.standardError.contains("needed by     \(path)"))
  }

  @Test func `a cycle through an override names the place of the override`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live).overriding(\.cycleLeaf, fileID: "Sample/Override.swift", line: 9) {
        $0.cycleBranch
      }
      _ = scope.cycleBranch
    }

    let message = """
      'Sample.cycleBranch' cannot be made without itself. [cycle]
        needed by     Sample.cycleBranch → Sample.cycleLeaf → Sample.cycleBranch
        declared at   Sample.cycleBranch (Sample/Branch.swift:5)
                      Sample.cycleLeaf (Sample/Override.swift:9)
        to fix        at one step keep 'resolver.deferred(\\.x)' and read its value later
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `a decorator that comes back through another value is a cycle`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live).overriding(\.cycleLeaf, fileID: "Sample/Override.swift", line: 9) {
        "\($0.cycleLeaf) and \($0.cycleBranch)"
      }
      _ = scope.cycleLeaf
    }

    let path = "Sample.cycleBranch → Sample.cycleLeaf → Sample.cycleBranch\n"
    #expect(result.standardError.contains("needed by     \(path)"))
  }

  @Test func `a cycle through an assisted product is found at once`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).cycleCaller
    }

    let path = "Sample.cycleCall → Sample.cycleCaller → Sample.cycleCall\n"
    #expect(result.standardError.contains("needed by     \(path)"))
  }

  @Test func `a singleton in a cycle is reported from any scope`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scope(.live).overriding { _ in }.cycleSingleton
    }

    let path = "Sample.cycleSingleton → Sample.cycleSingletonUser → Sample.cycleSingleton\n"
    #expect(result.standardError.contains("needed by     \(path)"))
  }

  @Test func `a typed dependency in a cycle is named by its type`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live).providing { CycleDependency(text: $0.cycleDependencyUser) }
      _ = scope.cycleDependencyUser
    }

    let path = "CycleDependency → Sample.cycleDependencyUser → CycleDependency\n"
    #expect(result.standardError.contains("needed by     \(path)"))
  }

  @Test func `a cycle in a thread with a small stack is reported`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = await Threads.run(1, stackSize: 512 * 1_024) { _ in Scope(.live).cycleFirst }
    }

    #expect(result.standardError.contains("'Sample.cycleFirst' cannot be made without itself."))
  }

  @Test func `a cycle that two threads close together is found`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scope = Scope(.live)
      _ = await Threads.run(2) { $0 == 0 ? scope.cycleLeft : scope.cycleRight }
    }

    #expect(result.standardError.contains("cannot be made without itself. [cycle]"))
    #expect(result.standardError.contains("Sample.cycleLeft → Sample.cycleRight"))
  }

  @Test func `a cycle that the threads of one maker close together is found`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = await Threads.run { Scope(.live).cycleBoth }
    }

    #expect(result.standardError.contains("cannot be made without itself. [cycle]"))
    #expect(result.standardError.contains("Sample.cycleLeft → Sample.cycleRight"))
  }

  @Test func `a cycle on the main actor is reported`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = await Scope(.live).cycleMain
    }

    let path = "Sample.cycleMain → Sample.cycleMainUser → Sample.cycleMain\n"
    #expect(result.standardError.contains("needed by     \(path)"))
  }
}
