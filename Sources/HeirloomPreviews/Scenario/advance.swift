import Heirloom

/// Lets time pass, and goes on when what follows from that has ended or is held.
///
/// - Parameters:
///   - clock: The clock.
///   - duration: How much time.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The step, which fails the scenario when nobody sleeps on the clock.
@MainActor
public func advance<Model>(
  _ clock: TestClock,
  by duration: Duration,
  fileID: StaticString = #fileID,
  line: UInt = #line
) -> ScenarioStep<Model> {
  ScenarioStep { (run) throws(ScenarioMismatch) in
    run.transcript.add("advance by \(duration)")
    do throws(NothingIsSleeping) {
      try await run.move(clock.operations(wakingAfter: duration)) { () throws(NothingIsSleeping) in
        try clock.advance(by: duration)
      }
    } catch {
      throw run.mismatch(
        "\(error)",
        at: SourcePlace(fileID: fileID, line: line)
      )
    }
  }
}
