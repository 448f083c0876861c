@_exported import Dispatch
@_exported import Heirloom

extension Providers {
  var title: Provider<String> { Provider { _ in "Sample" } }
}

func show(_ text: String) {}
