import Foundation

/// Why the operating system did not do what it was asked.
package struct SystemError: Error {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }

  /// The reason of the call that has just failed on this thread.
  package static var latest: Self {
    Self(String(cString: strerror(errno)))
  }
}
