import Foundation
import Heirloom
import Testing

/// Reports the calls of an endpoint that a stub does not have.
struct UnimplementedCall: Sendable {
  private let endpoint: String
  private let place: SourcePlace
  private let maker: CaseReporter?

  init(_ endpoint: String, at place: SourcePlace) {
    self.endpoint = endpoint
    self.place = place
    maker = CaseScope.current?.reporter
  }

  /// Fails the test, and returns what the caller may throw.
  func report() -> UnimplementedEndpoint {
    let finding = Finding.unimplemented(endpoint, place)
    if let reporter = maker ?? CaseScope.current?.reporter {
      reporter.report(finding)
    } else if Test.current != nil {
      finding.record()
    } else {
      FileHandle.standardError.write(Data("\(finding.text)\n".utf8))
    }
    return UnimplementedEndpoint(endpoint: endpoint)
  }
}
