/// How many makers may run at once, among those that one warm-up starts.
final class Permits: Sendable {
  private let room: WaitingRoom<Int>

  init(_ count: Int) {
    room = WaitingRoom(count)
  }

  /// Waits for a permit; `false` when the task was cancelled first.
  nonisolated(nonsending) func take() async -> Bool {
    await room.wait { free in
      guard free > 0 else { return false }
      free -= 1
      return true
    }
  }

  /// Gives a permit back.
  func giveBack() {
    room.change { $0 += 1 }
  }
}
