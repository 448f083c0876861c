import Foundation

/// Turns a catalogue into a program.
///
/// ```swift
/// func run(_ catalog: FixtureCatalog) async -> Int32 {
///   await FixtureCommand(catalog, title: "Greetings").run()
/// }
/// ```
///
/// `--help` tells what the program can do, and what its exit status means.
@MainActor
public struct FixtureCommand {
  let catalog: FixtureCatalog
  let title: String
  let snapshots: SnapshotFolder?
  let output: FixtureOutput

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - catalog: The fixtures.
  ///   - title: What the fixtures are of, as the gallery is headed.
  ///   - snapshots: Where `record` writes, unless it is told otherwise.
  ///   - output: Where the command writes; the terminal or the pipes of the program by default.
  public init(
    _ catalog: FixtureCatalog,
    title: String = "Fixtures",
    snapshots: SnapshotFolder? = nil,
    output: FixtureOutput = .standard
  ) {
    self.catalog = catalog
    self.title = title
    self.snapshots = snapshots
    self.output = output
  }

  /// Does what the arguments ask for.
  ///
  /// - Parameter arguments: The arguments, without the name of the program.
  ///
  /// - Returns: The exit status: 0 when all went well, 1 when a fixture is not good or something could
  ///   not be written, 2 when the arguments make no sense.
  public func run(
    _ arguments: some Sequence<String> = CommandLine.arguments.dropFirst()
  ) async
    -> Int32
  {
    do {
      let request = try FixtureRequest(Array(arguments))
      for duplicate in catalog.duplicates { output.report("\(duplicate)") }
      if request != .explain, !catalog.duplicates.isEmpty { return 1 }
      return try await perform(request) ? 0 : 1
    } catch let misuse as FixtureRequest.Misuse {
      output.report(misuse.reason)
      return 2
    } catch let unknown as UnknownFixture {
      output.report("\(unknown)")
      return 2
    } catch {
      output.report((error as? SnapshotError)?.description ?? Self.unwritable)
      return 1
    }
  }

  private static let unwritable = "Cannot write the output; send it to where there is room."

  private func perform(_ request: FixtureRequest) async throws -> Bool {
    switch request {
    case .explain:
      try output.write(Self.explanation)
      return true
    case .list:
      try list()
      return true
    case .show(let name, let format):
      return try await show(try catalog.fixture(named: name), as: format)
    case .check:
      return try await check()
    case .record(let folder):
      return try await record(in: folder)
    }
  }

  private static let explanation = """
    list                        print the name of each fixture, with its tags
    show NAME [--format FORMAT] show one fixture as 'text' or 'json'
    check                       render all fixtures and name those that are not good
    record [--output DIR]       write what all fixtures show now as their snapshots
    --help                      print this

    exit status:
      0  all went well
      1  a fixture is not good, or something could not be written
      2  the arguments make no sense

    """
}
