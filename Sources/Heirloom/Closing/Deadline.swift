/// A time that begins to run out when it is waited for.
struct Deadline: Sendable {
  private let sleep: @Sendable () async throws -> Void

  init(limit: Duration, clock: some Clock<Duration>) {
    sleep = { try await clock.sleep(for: limit) }
  }

  /// Waits until the time has run out, or the task is cancelled.
  func pass() async {
    try? await sleep()
  }
}
