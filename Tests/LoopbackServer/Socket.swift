import Foundation

/// A TCP socket on this machine.
struct Socket {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    // No program that a test starts may keep a port or a connection.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if !os(Linux)
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private init() {
    #if os(Linux)
    self.init(descriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #else
    self.init(descriptor: socket(AF_INET, SOCK_STREAM, 0))
    #endif
  }

  /// Creates a socket that has a free port of 127.0.0.1 and does not listen on it.
  static func bound() throws -> Socket {
    let socket = Socket()
    try socket.check(withLoopbackAddress(port: 0) { bind(socket.descriptor, $0, $1) })
    return socket
  }

  /// Creates a socket that listens on a free port of 127.0.0.1.
  static func listening() throws -> Socket {
    let socket = try bound()
    try socket.check(listen(socket.descriptor, 64))
    return socket
  }

  /// Connects to a port of 127.0.0.1, and closes the connection.
  static func connect(to port: Int) {
    let socket = Socket()
    defer { socket.close() }
    _ = withLoopbackAddress(port: port) { Foundation.connect(socket.descriptor, $0, $1) }
  }

  /// The port that the socket is bound to.
  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Waits for a connection; nil when the socket no longer listens.
  func accepted() -> Socket? {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { return Socket(descriptor: connection) }
      if errno != EINTR && errno != ECONNABORTED { return nil }
    }
  }

  /// Reads up to the empty line that ends the head of a request, or to a byte that is no text, as
  /// those who want to encrypt begin with.
  func readHead() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8),
      recv(descriptor, &byte, 1, 0) == 1, byte >= 0x20 || byte == 0x0D || byte == 0x0A
    {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Does one step of an answer.
  func perform(_ step: LoopbackAnswer.Step) {
    switch step {
    case .send(let bytes):
      send(bytes)
    case .wait(let gate):
      gate.waitOnThread()
    case .awaitClose(let gate):
      var byte: UInt8 = 0
      while recv(descriptor, &byte, 1, 0) > 0 {}
      gate.open()
    }
  }

  /// Sends bytes until they are sent or the other side no longer listens.
  private func send(_ bytes: [UInt8]) {
    #if os(Linux)
    let flags = Int32(MSG_NOSIGNAL)
    #else
    let flags: Int32 = 0
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func close() {
    Foundation.close(descriptor)
  }

  /// Throws what went wrong in a call, if anything did.
  private func check(_ result: Int32) throws {
    guard result != 0 else { return }
    let code = POSIXErrorCode(rawValue: errno) ?? .EIO
    close()
    throw POSIXError(code)
  }

  private static func withLoopbackAddress<Result>(
    port: Int,
    _ use: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, size) }
    }
  }
}
