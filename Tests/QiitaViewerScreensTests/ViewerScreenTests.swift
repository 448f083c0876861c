import Heirloom
import HeirloomPreviews
import QiitaViewerModel
import QiitaViewerScreens
import Testing

@MainActor
struct ViewerScreenTests {
  @Test func `an edge between screens hands commands on to the screen behind it`() async throws {
    let database = InMemoryDatabase()
    let scope = Scope(.test) { $0.database = database }.providingAppDependency()
    let edge = makeEdge()

    try await edge.appear(in: scope)
    _ = try await edge.perform(.save, in: scope)

    #expect(database.savedItems().map(\.item) == [.sample])
  }

  @Test func `an edge without the application's dependency is a placeholder`() async {
    let scope = Scope(.test) {
      $0.missingDependencyPolicy = .placeholder
      $0.failureHandler = FailureHandler { _ in }
    }
    let edge = makeEdge()

    await #expect(throws: MissingDependency.self) { try await edge.appear(in: scope) }
    await #expect(throws: MissingDependency.self) {
      _ = try await edge.perform(.save, in: scope)
    }
    #expect(
      TextRenderer().render(edge, in: scope) == """
        Dependency is not set.
        No 'AppDependency' is provided in this scope. [missing-dependency]
          requested at  Viewer/Edge.swift:3
          to fix        scope.providing { AppDependency(…) } at the root

        """
    )
  }

  private func makeEdge() -> DependencyProvider<ItemDetailScreen, AppDependency> {
    let store = ViewModelStore()
    return DependencyProvider(fileID: "Viewer/Edge.swift", line: 3) { (app: AppDependency) in
      ItemDetailScreen(.sample, app.itemDetail, in: store)
    }
  }
}
