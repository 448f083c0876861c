import CounterModel
import Testing

@MainActor
struct VariantTests {
  @Test(arguments: [
    (NotificationVariant.viewHeld, VariantOutcome(renderCount: 3, shown: "3", stored: 3)),
    (.modelHeld(sends: false), VariantOutcome(renderCount: 0, shown: "0", stored: 3)),
    (.modelHeld(sends: true), VariantOutcome(renderCount: 3, shown: "3", stored: 3)),
    (.viewModelHeld(sends: false), VariantOutcome(renderCount: 0, shown: "0", stored: 3)),
    (.viewModelHeld(sends: true), VariantOutcome(renderCount: 3, shown: "3", stored: 3)),
    (.directStore, VariantOutcome(renderCount: 3, shown: "3", stored: 3)),
  ])
  func `A7.1: three steps draw a view three times, or never where nobody tells of them`(
    _ variant: NotificationVariant,
    _ outcome: VariantOutcome
  ) {
    #expect(variant.count(3, in: InMemoryStore()) == outcome)
  }

  @Test func `a host draws once for many signals, and only when it is flushed`() {
    let signal = Signal()
    var value = 0
    let host = RenderHost(observing: signal) { "\(value)" }
    signal.send()
    value = 1
    signal.send()

    #expect(host.shown == "0")
    host.flush()
    host.flush()

    #expect(host.shown == "1")
    #expect(host.renderCount == 1)
  }

  @Test func `a listener that has gone is told nothing and not kept`() {
    let signal = Signal()
    var calls = 0
    var listener: Listener? = Listener()
    weak let probe = listener
    if let listener { signal.listen(as: listener) { _ in calls += 1 } }
    signal.send()

    listener = nil
    signal.send()

    #expect(calls == 1)
    #expect(probe == nil)
  }
}

private final class Listener {}
