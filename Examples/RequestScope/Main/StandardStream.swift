#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the program says, and where.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes a line; a program that cannot say what it does had better end.
  func write(_ line: String) {
    var rest = Array("\(line)\n".utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(rawValue, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        if self == .error { exit(1) }
        StandardStream.error.write("Cannot write the output; send it to where there is room.")
        exit(1)
      }
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
