import KittensModel

/// A view that remembers everything it was to show.
final class RecordingView: KittenView {
  let events = EventStream<KittenViewEvent>()
  private(set) var models: [KittenViewModel] = []

  func render(_ model: KittenViewModel) {
    models.append(model)
  }
}
