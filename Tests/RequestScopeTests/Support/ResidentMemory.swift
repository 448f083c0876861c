import Foundation

/// The memory of the process that is in use, as the system sees it.
enum ResidentMemory {
  /// The size in bytes, or nil where the system does not tell it in a file.
  static var size: Int? {
    guard let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let pages = statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * 4_096 }
  }
}
