import Heirloom
import XCTest

// Guards against: a library guessed the mode from the process that it ran in, and guessed wrongly under
// another runner or in a release build. The suite `VariantTests` says the same to Swift Testing.
final class PurposeXCTests: XCTestCase {
  func testThePurposeIsWhatTheRootSays() {
    let purposes: [Purpose] = [.live, .preview, .test]

    XCTAssertEqual(purposes.map { Scope($0).purposeName }, ["live", "preview", "test"])
  }
}

extension Providers {
  fileprivate var purposeName: Provider<String> {
    .live { _ in "live" }.preview { _ in "preview" }.test { _ in "test" }
  }
}
