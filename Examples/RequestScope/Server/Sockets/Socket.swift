#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A TCP socket on this machine of which no call ever blocks.
///
/// Whoever owns it closes it, once.
package struct Socket: Sendable {
  /// What a call that might have had to wait came to.
  package enum Outcome<Value> {
    case done(Value)
    case notYet
    case failed(SocketError)
  }

  /// How many connections wait at most to be accepted.
  static let backlog = 256

  let descriptor: Int32

  /// Creates a socket that listens on a port of 127.0.0.1, any free one for 0.
  package static func listening(port: UInt16) throws(SocketError) -> Socket {
    let socket = try Socket()
    // A port that a server has just left is as good as another.
    socket.turnOn(SO_REUSEADDR)
    try socket.check(withLoopbackAddress(port: port) { bind(socket.descriptor, $0, $1) })
    try socket.check(listen(socket.descriptor, Int32(backlog)))
    return socket
  }

  /// Creates a socket that is about to be connected with a port of 127.0.0.1; that it can be written to
  /// tells that it is.
  package static func connecting(to port: UInt16) throws(SocketError) -> Socket {
    let socket = try Socket()
    let result = withLoopbackAddress(port: port) { connect(socket.descriptor, $0, $1) }
    if errno != EINPROGRESS { try socket.check(result) }
    return socket
  }

  private init() throws(SocketError) {
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    if descriptor < 0 { throw SocketError(code: errno) }
    self.init(descriptor: descriptor)
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    makeUnblocking(descriptor)
    // An answer is one write: nothing is gained by holding it back.
    setOption(IPPROTO_TCP, TCP_NODELAY, Int32(1))
    #if canImport(Darwin)
    turnOn(SO_NOSIGPIPE)
    #endif
  }

  /// The port that the socket is bound to.
  package var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Tells how it went to connect, once the socket can be written to.
  package func checkConnection() throws(SocketError) {
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    _ = getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
    if code != 0 { throw SocketError(code: code) }
  }

  /// Takes a connection that waits.
  package func accepted() -> Outcome<Socket> {
    outcome(of: accept(descriptor, nil, nil)) { Socket(descriptor: Int32($0)) }
  }

  /// Takes bytes that have arrived; none when the other side sends no more.
  package func received(atMost count: Int) -> Outcome<[UInt8]> {
    var bytes: [UInt8] = []
    let result = withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
      let result = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if result > 0 { bytes = Array(buffer[..<result]) }
      return result
    }
    return outcome(of: result) { _ in bytes }
  }

  /// Sends as many bytes as there is room for, and returns how many those were.
  package func sent(_ bytes: ArraySlice<UInt8>) -> Outcome<Int> {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    let result = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    return outcome(of: result) { $0 }
  }

  /// Says that nothing more will be sent.
  package func endSending() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Closes the socket.
  package func close() {
    closeDescriptor(descriptor)
  }

  /// Closes the socket so that the other side is told of an error.
  package func reset() {
    setOption(SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    close()
  }

  private func outcome<Value>(of result: Int, _ value: (Int) -> Value) -> Outcome<Value> {
    if result >= 0 { return .done(value(result)) }
    switch errno {
    case EAGAIN, EWOULDBLOCK, EINTR, ECONNABORTED: return .notYet
    case let code: return .failed(SocketError(code: code))
    }
  }

  private func outcome<Value>(of result: Int32, _ value: (Int) -> Value) -> Outcome<Value> {
    outcome(of: Int(result), value)
  }

  private func turnOn(_ option: Int32) {
    setOption(SOL_SOCKET, option, Int32(1))
  }

  private func setOption<Value: BitwiseCopyable>(_ level: Int, _ option: Int32, _ value: Value) {
    setOption(Int32(level), option, value)
  }

  private func setOption<Value: BitwiseCopyable>(_ level: Int32, _ option: Int32, _ value: Value) {
    withUnsafeBytes(of: value) {
      _ = setsockopt(descriptor, level, option, $0.baseAddress, socklen_t($0.count))
    }
  }

  /// Throws what went wrong in a call, if anything did.
  private func check(_ result: Int32) throws(SocketError) {
    guard result != 0 else { return }
    let code = errno
    close()
    throw SocketError(code: code)
  }

  private static func withLoopbackAddress<Result>(
    port: UInt16,
    _ use: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, size) }
    }
  }
}
