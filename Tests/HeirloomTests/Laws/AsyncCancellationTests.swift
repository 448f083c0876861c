import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsyncCancellationTests {
  @Test func `cancelling the last reader cancels what the flight waits for`() async throws {
    let script = FlightScript(failures: 0)
    let scope = Scope(.live) { $0.flightScript = script }
    let reader = Task { try await scope.flightUser }
    await script.gate.reached()

    reader.cancel()

    await #expect(throws: CancellationError.self) { try await reader.value }
    await script.cancelled.reached()
    #expect(script.cancellations == 1)
  }

  @Test func `what others wait for too is not cancelled along`() async throws {
    let script = FlightScript(failures: 0)
    let scope = Scope(.live) { $0.flightScript = script }
    let other = Task { try await scope.flightScripted }
    await script.gate.reached()
    let reader = Task { try await scope.flightUser }
    for _ in 0..<20 { await Task.yield() }

    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
    script.gate.open()

    #expect(try await other.value == "attempt 1")
    #expect(script.cancellations == 0)
  }
}

extension Providers {
  fileprivate var flightUser: AsyncProvider<String> {
    AsyncProvider { "user of \(try await $0.flightScripted)" }
  }
}
