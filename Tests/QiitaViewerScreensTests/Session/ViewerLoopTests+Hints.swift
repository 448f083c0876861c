import Testing

@MainActor
extension ViewerLoopTests {
  @Test(arguments: [true, false])
  func `a person is told what can be done, a script is not`(_ isInteractive: Bool) async throws {
    let console = ScriptedConsole(["saved"], isInteractive: isInteractive)

    _ = try await run(console)

    #expect(
      console.hints == (isInteractive ? ["Try 'open 1', or 'help'."] : [])
    )
  }
}
