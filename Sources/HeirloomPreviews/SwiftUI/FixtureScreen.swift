#if canImport(SwiftUI)
public import SwiftUI

/// Shows the screen of the fixture that the preview has as its trait.
public struct FixtureScreen: View {
  @Environment(\.fixture) private var choice

  /// Creates a view.
  public init() {}

  /// The screen, or why there is none.
  public var body: some View {
    switch choice {
    case .fixture(let fixture): FixtureView(fixture)
    case .unknown(let message): MissingLinesView(lines: [message])
    case nil: MissingLinesView(lines: ["This preview has no trait '.fixture(…)'."])
    }
  }
}
#endif
