import Foundation
import Heirloom

extension Fixture {
  /// Renders the fixture in a scope of its own.
  ///
  /// What the screen throws, and every failure that is reported, ends up in the result. A failure that
  /// ends the program, as a required provider that is not given, names the fixture before it does.
  ///
  /// - Returns: What the screen shows and what it read, or why there is none.
  @MainActor
  public func render() async -> FixtureRendering {
    if let duplicate {
      return FixtureRendering(
        fixture: self,
        content: .empty,
        appearance: ScreenAppearance(),
        failures: [],
        refusal: "\(duplicate)",
        audit: FixtureAudit(),
        isRefusalExpected: false
      )
    }
    let failures = FixtureFailures(of: self)
    let record = ReadRecord()
    let own = OverrideBlock(at: place) {
      $0.failureHandler = failures.handler
      $0.missingDependencyPolicy = .placeholder
    }
    let root = Scope(.preview, recordedBy: record, at: place, defaults + [own])
    let scope = derived(from: root)
    let work = FixtureWork()
    var node = ResolvedNode.empty
    var refusal: (message: String, id: Failure.ID?)?
    do {
      node = try await FixtureWork.$current.withValue(work) {
        ScreenNode.content(try await content(scope)).resolved(in: scope)
      }
    } catch {
      refusal = Self.refusal(by: error)
    }
    let audit = FixtureAudit(record, in: scope)
    work.end()
    return FixtureRendering(
      fixture: self,
      content: node,
      appearance: ScreenAppearance(in: scope),
      failures: failures.all,
      refusal: refusal?.message,
      audit: audit,
      isRefusalExpected: expectedFailure != nil && refusal?.id == expectedFailure
    )
  }

  /// Tells what the content threw; a failure of the scope tells its own story.
  private static func refusal(by error: any Error) -> (String, Failure.ID?) {
    switch error {
    case let failure as Failure: return (failure.message, failure.id)
    case let missing as MissingDependency: return (missing.failure.message, missing.failure.id)
    default:
      let text = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      return ("The fixture threw \(type(of: error)): \(text)", nil)
    }
  }
}
