import Heirloom
import HeirloomTesting
import XCTest

/// The assertions of the trait's tests, under the other runner.
final class PlainXCTests: XCTestCase {
  func testAScopeIsAValue() {
    let scope = Scope(.test) { $0.word = "XCTest" }

    XCTAssertEqual(scope.sentence, "XCTest 0")
    XCTAssertTrue(scope.touches.providers.isEmpty)
  }

  func testAnOverrideCountsAndOnlyWhatIsReadIsTouched() async throws {
    try await withTestScope {
      $0.word = "XCTest"
    } run: { scope in
      XCTAssertEqual(provided(\.sentence), "XCTest 0")
      try scope.touches.check(only: \.sentence, \.word, \.number)
    }
  }

  func testALiveRecipeFailsTheOperation() async throws {
    do {
      try await withTestScope { scope in _ = scope.server }
      XCTFail("The failure was not thrown.")
    } catch let error as ReportedFailures {
      XCTAssertEqual(error.failures.map(\.id), [.liveRecipeRead])
    }
  }
}
