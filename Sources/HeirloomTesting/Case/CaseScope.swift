import Heirloom
import Testing

/// What surrounds one case of a test.
struct CaseScope: Sendable {
  /// That of the case that the current task belongs to.
  @TaskLocal static var current: CaseScope?

  let record: ReadRecord
  let reporter: CaseReporter
  private let test: Test
  private let traits: [ScopeTrait]

  init(of test: Test) {
    self.test = test
    record = ReadRecord()
    reporter = CaseReporter(of: test)
    // Those of the suites come first, the outermost at the head.
    traits = test.traits.compactMap { $0 as? ScopeTrait }
  }

  /// Runs the case in a scope of its own, and tells afterwards what there is to tell.
  func run(_ function: @concurrent @Sendable () async throws -> Void) async throws {
    defer { TouchedLists.keep(record, of: test) }
    try await Self.$current.withValue(self) {
      defer { reporter.end() }
      let root = makeRoot()
      defer { noteUses(of: root) }
      let scope = derived(from: root)
      try await scope.run(fileID: place.fileID, line: place.line) { try await function() }
    }
  }

  private func makeRoot() -> Scope {
    let reporter = reporter
    let own = OverrideBlock(at: place) {
      $0.failureHandler = FailureHandler { reporter.report(Finding($0)) }
    }
    return Scope(.test, recordedBy: record, at: place, [own] + defaults + overrides)
  }

  private func derived(from root: Scope) -> Scope {
    var scope = root
    for case .derivation(let derive) in contributions { scope = derive(scope) }
    return scope
  }

  /// The place of the trait that is written nearest to the case.
  private var place: SourcePlace {
    traits.last?.place ?? SourcePlace(fileID: #fileID, line: #line)
  }

  private func noteUses(of root: Scope) {
    // What the library itself asks a scope is read when something goes wrong.
    let own = root.overrideUses.filter { !$0.name.hasPrefix("Heirloom.") }
    let uses = Dictionary(grouping: own) { "\($0.place)" }
    for trait in traits {
      for case .overrides(let block) in trait.contributions {
        trait.usage.note(uses["\(block.place)"] ?? [])
      }
    }
  }

  private var contributions: [ScopeTrait.Contribution] { traits.flatMap(\.contributions) }

  private var defaults: [OverrideBlock] {
    var blocks: [OverrideBlock] = []
    for case .defaults(let fixture) in contributions { blocks += fixture }
    return blocks
  }

  private var overrides: [OverrideBlock] {
    var blocks: [OverrideBlock] = []
    for case .overrides(let block) in contributions { blocks.append(block) }
    return blocks
  }
}
