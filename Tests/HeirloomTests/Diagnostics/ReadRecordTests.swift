import Heirloom
import Testing

struct ReadRecordTests {
  private let record = ReadRecord()
  private let place = SourcePlace(fileID: "Pages/Page.swift", line: 3)

  @Test func `each thing is told once, in the order of the first reads, through makers too`() {
    let scope = scope { $0.recordedWord = "given" }

    for _ in 0..<3 { _ = scope.recordedSentence }
    _ = scope.overriding { _ in }.recordedSentence
    _ = scope.recordedNumber

    #expect(
      record.entries.map(\.name) == [
        "HeirloomTests.recordedSentence", "HeirloomTests.recordedWord",
        "HeirloomTests.recordedNumber",
      ]
    )
    #expect(record.entries.map(\.isOverridden) == [false, true, false])
    #expect(record.entries.allSatisfy { !$0.isDependency })
  }

  @Test func `every kind of read is told`() async throws {
    let scope = scope { _ in }.providing { RecordedDependency(word: $0.recordedWord) }

    _ = try await scope[\.recordedLater]
    _ = scope.recordedKeyed["a"]
    _ = scope.recordedFactory(1)
    _ = await scope.recordedMain
    _ = scope[RecordedDependency.self]

    #expect(
      record.entries.map(\.name) == [
        "HeirloomTests.recordedLater", "HeirloomTests.recordedKeyed",
        "HeirloomTests.recordedFactory", "HeirloomTests.recordedMain", "RecordedDependency",
        "HeirloomTests.recordedWord",
      ]
    )
    #expect(record.entries.map(\.isDependency) == [false, false, false, false, true, false])
  }

  @Test func `what nobody read is not told, and neither is another tree`() {
    let scope = scope { $0.recordedWord = "given" }

    _ = Scope(.preview).recordedSentence

    #expect(record.entries.isEmpty)
    withExtendedLifetime(scope) {}
  }

  @Test func `what a later block sets replaces what an earlier one did, without a report`() {
    let log = FailureLog()
    let scope = Scope(
      .preview,
      recordedBy: record,
      at: place,
      [
        OverrideBlock(at: place) {
          $0.recordedWord = "first"
          $0.recordedNumber = 1
        },
        OverrideBlock(at: place) { $0.recordedWord = "second" },
        OverrideBlock(at: place) { $0.failureHandler = log.handler },
      ]
    )

    #expect(scope.recordedSentence == "second 1")
    #expect(log.messages.isEmpty)
  }

  @Test func `what is bound below the root is known by name`() {
    let root = scope { $0.recordedWord = "root" }
    let scope = root.overriding(\.recordedNumber, with: 2)
      .providing(RecordedDependency(word: "ready")).overriding(\.recordedNumber, with: 3)

    #expect(root.namesOverriddenBelowRoot.isEmpty)
    #expect(
      scope.namesOverriddenBelowRoot == ["HeirloomTests.recordedNumber", "RecordedDependency"]
    )
  }

  private func scope(_ configure: @escaping @Sendable (inout Overrides) -> Void) -> Scope {
    Scope(.preview, recordedBy: record, at: place, [OverrideBlock(at: place, configure)])
  }
}

private struct RecordedDependency: Dependency {
  let word: String
}

extension Providers {
  fileprivate var recordedWord: Provider<String> { Provider { _ in "word" } }
  fileprivate var recordedNumber: Provider<Int> { Provider { _ in 0 } }
  fileprivate var recordedSentence: Provider<String> {
    Provider { "\($0.recordedWord) \($0[\.recordedNumber])" }
  }
  fileprivate var recordedLater: AsyncProvider<String> { AsyncProvider { _ in "later" } }
  fileprivate var recordedKeyed: KeyedProvider<String, String> { KeyedProvider { $1 } }
  fileprivate var recordedFactory: AssistedProvider<Int, Int> { AssistedProvider { $1 } }
  fileprivate var recordedMain: MainProvider<Int> { MainProvider { _ in 1 } }
}
