import Dispatch
import Heirloom
import Testing

/// An argument whose comparison is held up, and with it whatever lock is held meanwhile.
private struct HeldArgument: Hashable, Sendable {
  let isCompared = DispatchSemaphore(value: 0)
  let isOpen = DispatchSemaphore(value: 0)

  func open() { isOpen.signal() }

  static func == (left: Self, right: Self) -> Bool {
    left.isCompared.signal()
    left.isOpen.wait()
    left.isOpen.signal()
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

extension Providers {
  fileprivate subscript(held argument: HeldArgument) -> Provider<Token> {
    Provider { _ in Token("held") }
  }

  fileprivate var warmNeighbour: Provider<Token> { Provider { _ in Token("neighbour") } }
}

struct WarmReadLockTests {
  @Test func `a warm read does not wait for a thread that looks up another key`() async {
    let scope = Scope(.live)
    let argument = HeldArgument()
    @Sendable func read() -> Token { scope.warmNeighbour }
    let values = [read(), read(), read()]
    argument.open()
    _ = scope[\.[held: argument]]
    argument.isOpen.wait()

    Threads.start { _ = scope[\.[held: argument]] }
    argument.isCompared.wait()
    let isRead = DispatchSemaphore(value: 0)
    Threads.start {
      if read() === values[0] { isRead.signal() }
    }
    // The limit bounds a hang: with a lock in the way the read would never end.
    let outcome = isRead.wait(timeout: .now() + 10)
    argument.open()

    #expect(outcome == .success)
  }
}
