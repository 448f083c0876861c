#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a socket is waited for.
package enum Readiness: Sendable {
  /// Something has arrived, or will never arrive.
  case readable

  /// There is room for something to be sent.
  case writable

  /// The other side has left, whatever has arrived before.
  case gone

  var events: Int16 {
    switch self {
    case .readable: Int16(POLLIN)
    case .writable: Int16(POLLOUT)
    #if canImport(Darwin)
    case .gone: Int16(POLLHUP)
    #else
    case .gone: 0x2000  // POLLRDHUP, which the headers hide without _GNU_SOURCE.
    #endif
    }
  }
}
