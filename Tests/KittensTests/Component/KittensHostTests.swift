import Heirloom
import HeirloomPreviews
import KittensModel
import KittensScreens
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KittensHostTests {
  @Test func `A6.3: one component lives from the first appearance until it is let go of`()
    async throws
  {
    let scope = Scope(.test) { $0.kittenDataSource = FixtureKittenDataSource() }
    let view = RecordingView()
    let log = DestructionLog()
    var made = 0
    let host = KittensHost(
      view: view,
      makeComponent: {
        made += 1
        return scope.makeKittenComponent()
      },
      onDestroy: { log.count += 1 }
    )

    try host.appear()
    await host.component?.idle()
    host.disappear()
    #expect(log.count == 0)
    weak let component = host.component
    try host.appear()

    #expect(made == 1)
    #expect(view.models.map(\.imageURLs) == [[], .sample, .sample])
    #expect(component === host.component)
    await host.release()
    #expect(log.count == 1)
    #expect(component == nil)
    await host.release()
    host.disappear()
    #expect(log.count == 1)
  }

  @Test func `after that, another component begins anew`() async throws {
    let scope = Scope(.test) { $0.kittenDataSource = FixtureKittenDataSource() }
    let view = RecordingView()
    let host = KittensHost(view: view, makeComponent: { scope.makeKittenComponent() })

    try host.appear()
    await host.component?.idle()
    await host.release()
    try host.appear()

    #expect(view.models.last == KittenViewModel(isLoading: true, isError: false, imageURLs: []))
  }

  @Test func `A6.3: a holder that another thread lets go of destroys its component, too`() async {
    let log = DestructionLog()
    let component = KittenComponent(dataSource: FixtureKittenDataSource())
    await withCheckedContinuation { continuation in
      let holder = ComponentHolder(component) {
        log.count += 1
        continuation.resume()
      }
      Task.detached { withExtendedLifetime(holder) {} }
    }

    #expect(log.count == 1)
  }
}

/// Counts destructions.
@MainActor
private final class DestructionLog {
  var count = 0
}
