public import Heirloom

extension Providers {
  /// The service that is read.
  public var service: Provider<any Service> { Provider { _ in CountingService(step: 1) } }

  /// A value that costs nothing to copy.
  public var number: Provider<Int> { Provider { _ in 1 } }

  /// Many providers, told apart by their argument.
  public subscript(number: Int) -> Provider<Int> { Provider { _ in number } }
}
