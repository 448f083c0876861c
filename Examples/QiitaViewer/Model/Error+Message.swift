import Foundation

extension Error {
  /// The text to show to the user; nil for a cancellation, which the user asked for.
  var message: String? {
    if self is CancellationError { return nil }
    return (self as? any LocalizedError)?.errorDescription ?? String(describing: self)
  }
}
