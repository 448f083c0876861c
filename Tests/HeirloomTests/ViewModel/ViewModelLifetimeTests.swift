import Heirloom
import Testing

@MainActor
struct ViewModelLifetimeTests {
  private let scope = Scope(.test)
  private let store = ViewModelStore()

  private func download(_ number: Int) -> DownloadViewModel {
    AssistedViewModel(DownloadViewModel.self, in: store) { [scope] in (scope.download, number) }
      .value
  }

  @Test func `clearing cancels tasks, closes in reverse order and then tells`() async {
    await download(1).start()
    await download(2).start()

    store.clear()

    #expect(
      scope.makingLog.labels == [
        "task of 2", "second closeable of 2", "first closeable of 2", "2 cleared",
        "task of 1", "second closeable of 1", "first closeable of 1", "1 cleared",
      ]
    )
  }

  @Test func `removing one view model ends its lifetime alone`() async {
    let other = download(2)
    let holder = AssistedViewModel(DownloadViewModel.self, key: "a", in: store) {
      (scope.download, 1)
    }
    await holder.value.start()

    store.remove(DownloadViewModel.self, key: "a")

    #expect(!other.lifetime.isEnded)
    #expect(
      scope.makingLog.labels == [
        "task of 1", "second closeable of 1", "first closeable of 1", "1 cleared",
      ]
    )
  }

  @Test func `a closeable added after the end closes at once`() {
    let viewModel = download(1)
    var isClosed = false
    viewModel.lifetime.addCloseable { isClosed = true }
    #expect(!isClosed)
    store.clear()
    #expect(isClosed)

    var isLateClosed = false
    viewModel.lifetime.addCloseable { isLateClosed = true }

    #expect(viewModel.lifetime.isEnded)
    #expect(isLateClosed)
  }

  @Test func `a closeable added by a closeable closes at once`() {
    let viewModel = download(1)
    var closed: [String] = []
    viewModel.lifetime.addCloseable {
      viewModel.lifetime.addCloseable { closed.append("inner") }
      closed.append("outer")
    }

    store.clear()

    #expect(closed == ["inner", "outer"])
  }

  @Test func `a task started after the end is cancelled`() async {
    let viewModel = download(1)
    store.clear()
    var isCancelled = false

    await viewModel.lifetime.task { isCancelled = Task.isCancelled }.value

    #expect(isCancelled)
  }

  @Test func `a task runs on the main actor to its end while the lifetime lasts`() async {
    let lifetime = ViewModelLifetime()
    var isCancelled = true

    await lifetime.task {
      MainActor.assertIsolated()
      isCancelled = Task.isCancelled
    }.value

    #expect(!isCancelled)
    #expect(!lifetime.isEnded)
  }

  @Test func `a dropped lifetime cancels its tasks`() async {
    var lifetime: ViewModelLifetime? = ViewModelLifetime()
    let task = lifetime?.task { try? await Task.sleep(for: .seconds(60)) }

    lifetime = nil
    await task?.value

    #expect(task?.isCancelled == true)
  }

  @Test func `a running task keeps neither the lifetime nor the view model`() async {
    await download(1).start()
    let weak = WeakReference(download(1))

    store.clear()

    #expect(weak.object == nil)
  }
}
