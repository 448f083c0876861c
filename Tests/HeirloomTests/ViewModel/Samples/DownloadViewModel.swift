import Heirloom

/// A view model with a task and with things to close.
final class DownloadViewModel: ViewModelFactoryProvider, ViewModelLifetimeOwner {
  typealias Factory = MainAssisted<DownloadViewModel, Int>

  let lifetime = ViewModelLifetime()
  private let number: Int
  private let log: MakingLog

  init(number: Int, log: MakingLog) {
    self.number = number
    self.log = log
    lifetime.addCloseable { log.note("first closeable of \(number)") }
    lifetime.addCloseable { log.note("second closeable of \(number)") }
  }

  /// Starts a task that waits to be cancelled, and returns once it waits.
  func start() async {
    await withCheckedContinuation { started in
      lifetime.task { [log, number] in
        await withTaskCancellationHandler {
          started.resume()
          try? await Task.sleep(for: .seconds(60))
        } onCancel: {
          log.note("task of \(number)")
        }
      }
    }
  }

  func onCleared() {
    log.note("\(number) cleared")
  }
}

extension Providers {
  var download: MainAssistedProvider<DownloadViewModel, Int> {
    MainAssistedProvider { DownloadViewModel(number: $1, log: $0.makingLog) }
  }
}
