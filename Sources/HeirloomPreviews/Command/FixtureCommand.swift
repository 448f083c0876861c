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
      guard request == .explain || isInOrder else { return 1 }
      return try await perform(request) ? 0 : 1
    } catch let misuse as FixtureRequest.Misuse {
      output.report(misuse.reason)
      return 2
    } catch let unknown as UnknownFixture {
      output.report("\(unknown)")
      return 2
    } catch {
      switch error {
      case is SnapshotError, is GalleryFile.Failure: output.report("\(error)")
      default: output.report(Self.unwritable)
      }
      return 1
    }
  }

  /// Whether there are fixtures, each with a name of its own; reports it when there are not.
  private var isInOrder: Bool {
    if catalog.fixtures.isEmpty { output.report("The catalogue has no fixture; add one to it.") }
    for duplicate in catalog.duplicates { output.report("\(duplicate)") }
    return !catalog.fixtures.isEmpty && catalog.duplicates.isEmpty
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
    case .gallery(let folder, let isOpened):
      return try await writeGallery(to: folder, isOpened: isOpened)
    }
  }

  private static let explanation = """
    list                           print the name of each fixture, with its tags
    show NAME [--format FORMAT]    show one fixture as 'text', 'json' or 'html'
    check                          render all fixtures and name those that are not good
    record [--output DIR]          write what all fixtures show now as their snapshots
    gallery --output DIR [--open]  write all fixtures as one page, DIR/index.html
    --help                         print this

    exit status:
      0  all went well
      1  a fixture is not good, or something could not be written
      2  the arguments make no sense

    """
}
