import Heirloom
import HeirloomPreviews
import HeirloomTesting
import Testing

private protocol Greeter: Sendable {
  func greeting(for name: String) async throws -> String
}

private struct PlainGreeter: Greeter {
  func greeting(for name: String) -> String { "Hello, \(name)" }
}

private struct InterceptedGreeter: Greeter {
  let greeter: any Greeter
  let interceptor: CallInterceptor

  init(_ greeter: any Greeter, _ interceptor: CallInterceptor) {
    self.greeter = greeter
    self.interceptor = interceptor
  }

  func greeting(for name: String) async throws -> String {
    try await interceptor { try await greeter.greeting(for: name) }
  }
}

private struct Outage: Error, Equatable {
  var number = 1
}

extension Providers {
  fileprivate var greeter: Provider<any Greeter> { Provider { _ in PlainGreeter() } }
}

@Suite(.timeLimit(.minutes(10)))
struct FaultTests {
  private static func outcomes(_ count: Int, of greeter: any Greeter) async -> String {
    var text = ""
    for _ in 0..<count {
      do {
        text += try await greeter.greeting(for: "a") == "Hello, a" ? "+" : "?"
      } catch let outage as Outage {
        text += "\(outage.number)"
      } catch {
        text += "!"
      }
    }
    return text
  }

  @Test(.faults(.failing(\.greeter, through: InterceptedGreeter.init, with: Outage())))
  func `every call fails`() async {
    #expect(await Self.outcomes(4, of: provided(\.greeter)) == "1111")
  }

  @Test(.faults(.failing(\.greeter, through: InterceptedGreeter.init, everyNth: 3, with: Outage())))
  func `every third call fails`() async {
    #expect(await Self.outcomes(9, of: provided(\.greeter)) == "++1++1++1")
  }

  @Test(
    .faults(
      .failing(\.greeter, through: InterceptedGreeter.init, everyNth: 2, with: Outage(number: 2)),
      .failing(\.greeter, through: InterceptedGreeter.init, everyNth: 3, with: Outage(number: 3))
    )
  )
  func `faults stack, and a call that fails first is not counted by the other`() async {
    #expect(await Self.outcomes(9, of: provided(\.greeter)) == "+2" + "3" + "+2" + "3" + "+2" + "3")
  }

  @Test(.scope { $0.greeter = PlainGreeter() })
  func `a scope is derived with a fault, and its parent stays well`() async throws {
    let scope = try #require(Scope.current)
    let fault = Fault.failing(\.greeter, through: InterceptedGreeter.init, with: Outage())

    #expect(await Self.outcomes(2, of: scope.with(fault).greeter) == "11")
    #expect(await Self.outcomes(2, of: scope.greeter) == "++")
  }

  @Test func `a slow call takes its time by the clock`() async throws {
    let clock = TestClock()
    let fault = Fault.slow(
      \.greeter,
      through: InterceptedGreeter.init,
      by: .seconds(5),
      on: clock
    )
    let greeter = Scope(.test).with(fault).with(fault).greeter
    async let greeting = greeter.greeting(for: "a")

    try await clock.sleepers()
    try clock.advance(by: .seconds(5))
    try await clock.sleepers()
    try clock.advance(by: .seconds(5))

    #expect(try await greeting == "Hello, a")
    #expect(clock.now.offset == .seconds(10))
  }

  @Test func `a hanging call ends when its task is cancelled`() async throws {
    let fault = Fault.hanging(\.greeter, through: InterceptedGreeter.init)
    let greeter = Scope(.test).with(fault).greeter
    let task = Task { try await greeter.greeting(for: "a") }

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `an interval of nothing ends the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Fault.failing(\.greeter, through: InterceptedGreeter.init, everyNth: 0, with: Outage())
    }
  }
}
