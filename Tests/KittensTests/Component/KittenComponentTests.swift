import Heirloom
import HeirloomPreviews
import KittensModel
import KittensScreens
import Testing

/// The component with everything real but its data source and its view.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KittenComponentTests {
  private let gate = Gate<String?>()
  private let view = RecordingView()

  @Test func `A6.1: it shows that it is loading`() async throws {
    let component = makeComponent()
    try start(component)

    #expect(view.models == [KittenViewModel(isLoading: true, isError: false, imageURLs: [])])
    withExtendedLifetime(component) {}
  }

  @Test func `A6.1: after loading there is no error`() async throws {
    let component = makeComponent()
    try start(component)
    gate.open("[]")
    await component.idle()

    #expect(view.models.map(\.isError) == [false, false])
  }

  @Test func `A6.1: it shows the pictures`() async throws {
    let component = makeComponent()
    try start(component)
    gate.open(FixtureKittenDataSource.sample)
    await component.idle()

    #expect(
      view.models.last == KittenViewModel(isLoading: false, isError: false, imageURLs: .sample)
    )
  }

  @Test func `A6.1: it shows an error`() async throws {
    let component = makeComponent()
    try start(component)
    gate.open(nil)
    await component.idle()

    #expect(view.models.last == KittenViewModel(isLoading: false, isError: true, imageURLs: []))
  }

  @Test func `A6.1: a refresh of the view loads again`() async throws {
    let second = Gate<String?>()
    let component = makeComponent(second)
    try start(component)
    gate.open("[]")
    await component.idle()

    view.dispatch(.refreshTriggered)
    second.open(FixtureKittenDataSource.sample)
    await component.idle()

    #expect(view.models.map(\.isLoading) == [true, false, true, false])
    #expect(view.models.last?.imageURLs == .sample)
  }

  @Test func `A6.1: what is loaded while it is stopped is not shown`() async throws {
    let component = makeComponent()
    try start(component)
    component.onStop()
    gate.open(FixtureKittenDataSource.sample)
    await component.idle()

    #expect(view.models.count == 1)
  }

  @Test func `A6.1: what is loaded while it is stopped is shown when it starts`() async throws {
    let component = makeComponent()
    try start(component)
    component.onStop()
    gate.open(FixtureKittenDataSource.sample)
    await component.idle()
    try component.onStart()

    #expect(view.models.count == 2)
    #expect(view.models.last?.imageURLs == .sample)
  }

  @Test func `A6.4: what is destroyed while it loads shows nothing later`() async throws {
    let component = makeComponent()
    try start(component)
    try await gate.reached()

    component.onDestroy()
    await component.idle()
    gate.open(FixtureKittenDataSource.sample)
    view.dispatch(.refreshTriggered)
    await component.idle()

    #expect(view.models.count == 1)
  }

  @Test(arguments: [true, false])
  func `A6.5: the view may go before the stop or after it`(_ isBefore: Bool) async throws {
    let component = makeComponent()
    try start(component)

    if isBefore { component.onViewDestroyed() }
    component.onStop()
    if !isBefore { component.onViewDestroyed() }
    gate.open(FixtureKittenDataSource.sample)
    await component.idle()

    #expect(view.models.count == 1)
    #expect(throws: KittenComponent.StartedWithoutView.self) { try component.onStart() }
    let other = RecordingView()
    component.onViewCreated(other)
    try component.onStart()
    #expect(other.models.map(\.imageURLs) == [.sample])
  }

  @Test func `a start without a view says so, and a stop without a start is nothing`() {
    let component = makeComponent()

    component.onStop()
    let error = #expect(throws: KittenComponent.StartedWithoutView.self) {
      try component.onStart()
    }
    #expect(
      error?.description == "The component has no view; call onViewCreated before onStart."
    )
  }

  @Test func `starting twice shows each state once`() async throws {
    let component = makeComponent()
    try start(component)
    try component.onStart()
    gate.open("[]")
    await component.idle()

    #expect(view.models.map(\.isLoading) == [true, true, false])
  }

  @Test func `A6.3: a component and its view are gone when nobody holds them`() async throws {
    weak var probe: KittenComponent?
    weak var viewProbe: RecordingView?
    do {
      let component = makeComponent()
      let view = RecordingView()
      component.onViewCreated(view)
      try component.onStart()
      gate.open("[]")
      await component.idle()
      (probe, viewProbe) = (component, view)
    }

    #expect(probe == nil)
    #expect(viewProbe == nil)
  }

  private func start(_ component: KittenComponent) throws {
    component.onViewCreated(view)
    try component.onStart()
  }

  /// Makes a component in a scope that binds the data source.
  private func makeComponent(_ others: Gate<String?>...) -> KittenComponent {
    let source = others.first.map { HeldSource(gate, $0) } ?? HeldSource(gate)
    return Scope(.test) { $0.kittenDataSource = source }.makeKittenComponent()
  }
}
