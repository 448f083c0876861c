import RequestScopeModel

/// What has arrived on a connection and has not been read yet.
struct ReceivedBytes: Sendable {
  private var bytes: [UInt8] = []

  /// How many of the first have been found not to end a head.
  private var searched = 0

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Takes the head that is there; nil when it is not complete.
  ///
  /// - Throws: ``Refusal`` when it makes no sense or is too large.
  mutating func takeHead(limits: ServerLimits) throws(Refusal) -> RequestHead? {
    // An empty line before a request is what some clients end the previous one with.
    while bytes.starts(with: [0x0D, 0x0A]) {
      bytes.removeFirst(2)
      searched = 0
    }
    let end = try endOfHead()
    guard end ?? bytes.count <= limits.headSize else {
      throw Refusal(431, "Send a request line and headers of at most \(limits.headSize) bytes.")
    }
    guard let end else { return nil }
    defer {
      bytes.removeFirst(end + 4)
      searched = 0
    }
    return try RequestHead(bytes[..<end], limits: limits)
  }

  /// Takes bytes from the front.
  mutating func take(_ count: Int) -> [UInt8] {
    defer { bytes.removeFirst(count) }
    return Array(bytes[..<count])
  }

  /// Looks for the end of the head; what can be no part of one is not waited for.
  private mutating func endOfHead() throws(Refusal) -> Int? {
    while searched < bytes.count {
      let byte = bytes[searched]
      guard RequestHead.mayHold(byte) else {
        throw Refusal(400, "Send HTTP, its head in printable ASCII; encode other characters.")
      }
      if byte == 0x0A {
        guard searched > 0, bytes[searched - 1] == 0x0D else {
          throw Refusal(400, "End each line of the head with a carriage return and a line feed.")
        }
        let start = searched - 3
        if start >= 0, bytes[start] == 0x0D, bytes[start + 1] == 0x0A { return start }
      }
      searched += 1
    }
    return nil
  }
}
