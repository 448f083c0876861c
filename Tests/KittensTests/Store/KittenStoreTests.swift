import Foundation
import HeirloomPreviews
import KittensModel
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KittenStoreTests {
  private let gate = Gate<String?>()

  @Test func `it loads when it is made`() async throws {
    let source = HeldSource(gate)
    let store = makeStore(source)
    try await gate.reached()

    #expect(source.requestCount == 1)
    withExtendedLifetime(store) {}
  }

  @Test func `it is loading while the network holds the answer`() async throws {
    let store = makeStore(HeldSource(gate))
    try await gate.reached()

    #expect(store.state.isLoading)
    #expect(store.state.content == .images([]))
  }

  @Test func `it is loading no longer when the answer is there`() async {
    let store = makeStore(HeldSource(gate))
    gate.open(FixtureKittenDataSource.sample)
    await store.idle()

    #expect(!store.state.isLoading)
    #expect(store.state.content == .images(.sample))
  }

  @Test func `no answer is an error`() async {
    let store = makeStore(HeldSource(gate))
    gate.open(nil)
    await store.idle()

    #expect(store.state.content == .error)
    #expect(!store.state.isLoading)
  }

  @Test(arguments: ["", "{", "{}", #"[{"id": 1}]"#, "null", #"[{"url": 3}]"#])
  func `an answer that makes no sense is an error`(_ answer: String) async {
    let store = makeStore(HeldSource(gate))
    gate.open(answer)
    await store.idle()

    #expect(store.state.content == .error)
  }

  @Test func `reloading replaces what was there, which stays until then`() async throws {
    let second = Gate<String?>()
    let store = makeStore(HeldSource(gate, second))
    gate.open(FixtureKittenDataSource.sample)
    await store.idle()

    store.accept(.reload)
    #expect(store.state.isLoading)
    #expect(store.state.content == .images(.sample))
    second.open(#"[{"url": "https://pictures.example/another.jpg"}]"#)
    await store.idle()

    #expect(store.state.content == .images([.another]))
  }

  @Test func `reloading while it loads is ignored`() async throws {
    let source = HeldSource(gate)
    let store = makeStore(source)

    store.accept(.reload)
    store.accept(.reload)
    gate.open("[]")
    await store.idle()

    #expect(source.requestCount == 1)
  }

  @Test func `who observes is told the current state first, and nothing after the end`() async {
    let store = makeStore(HeldSource(gate))
    var states: [KittenState] = []
    let subscription = store.observe { states.append($0) }
    #expect(states.map(\.isLoading) == [true])

    subscription.cancel()
    gate.open("[]")
    await store.idle()

    #expect(states.count == 1)
  }

  @Test func `A6.4: disposing of it cancels the load, and nothing is told later`() async throws {
    let store = makeStore(HeldSource(gate))
    try await gate.reached()
    var states: [KittenState] = []
    _ = store.observe { states.append($0) }

    store.dispose()
    await store.idle()
    store.accept(.reload)
    await store.idle()

    #expect(states.count == 1)
    #expect(store.state.isLoading)
  }

  private func makeStore(_ source: HeldSource) -> Store<KittenIntent, KittenState> {
    Store(network: DataSourceNetwork(source), parser: JSONKittenParser())
  }
}
