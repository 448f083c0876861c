/// Standard error, for a module that imports nothing.
enum StandardError {
  /// Writes a text as it is.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = writeBytes(2, start, rest.count)
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
    }
  }
}

@_extern(c, "write")
private func writeBytes(_ descriptor: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int
