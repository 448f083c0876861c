import CounterModel
import CounterScreens
import Heirloom
import HeirloomPreviews
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CounterScreenTests {
  @Test(arguments: FixtureCatalog(CounterFixtures.self).fixtures)
  func `a fixture is good`(_ fixture: Fixture) async {
    #expect(await fixture.render().complaint == nil)
  }

  @Test func `the view models of one scope share its store, and a preview has another`() {
    let app = Scope(.live)
    let preview = Scope(.preview)
    let (first, second) = (app.makeCounterViewModel(), app.makeCounterViewModel())

    first.increment()

    #expect(second.count == 1)
    #expect(preview.makeCounterViewModel().count == 0)
  }

  @Test func `A7.4: the store of a preview never touches the file of the program`() throws {
    let file = TemporaryFile()
    let store = try FileStore(path: file.path)
    let app = Scope(.live) { $0.keyValueStore = store }
    let preview = app.overriding(\.keyValueStore) { _ in InMemoryStore() }

    preview.makeCounterViewModel().increment()
    #expect(file.names.isEmpty)
    app.makeCounterViewModel().increment()
    #expect(file.names == ["file"])
    #expect(preview.makeCounterViewModel().count == 1)
  }
}
