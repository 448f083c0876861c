#if canImport(SwiftUI)
public import SwiftUI

/// Renders a fixture when it appears, and shows what became of it.
public struct FixtureView: View {
  private let fixture: Fixture

  @State private var rendering: FixtureRendering?

  /// Creates a view.
  ///
  /// - Parameter fixture: The fixture.
  public init(_ fixture: Fixture) {
    self.fixture = fixture
  }

  /// The screen, with what went wrong above it, or the progress of its making.
  public var body: some View {
    VStack(alignment: .leading) {
      if let rendering {
        if let complaint = rendering.complaint {
          MissingLinesView(lines: [complaint])
        }
        ResolvedNodeView(rendering.content)
      } else {
        ProgressView { Text(verbatim: fixture.fullName) }
      }
    }
    .task { rendering = await fixture.render() }
  }
}
#endif
