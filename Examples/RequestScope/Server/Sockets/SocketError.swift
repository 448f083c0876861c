#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the system said no to.
public struct SocketError: Error, Hashable, Sendable {
  /// The system's number for it.
  public let code: Int32

  /// Whether another program has the port.
  public var isPortBusy: Bool { code == EADDRINUSE }

  /// Whether this user may not have the port.
  public var isPortForbidden: Bool { code == EACCES || code == EPERM }
}

extension SocketError: CustomStringConvertible {
  /// The system's words for it.
  public var description: String {
    // `strerror` would share its memory with other threads.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let base = buffer.baseAddress, strerror_r(code, base, buffer.count) == 0 else {
        return "error \(code)"
      }
      return String(cString: base)
    }
  }
}
