import Heirloom

extension Providers {
  var title: KeyedProvider<Int, String> { KeyedProvider { _, number in "\(number)" } }

  var board: Provider<String> { Provider { $0.title[1] } }
}
