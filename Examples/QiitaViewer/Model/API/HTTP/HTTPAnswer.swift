import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a site answered.
struct HTTPAnswer: Sendable {
  let head: HTTPURLResponse

  /// The contents; empty unless the status is 200.
  var body = Data()

  var status: Int { head.statusCode }

  /// The value of a header, whatever the case of its name.
  subscript(header name: String) -> String? {
    head.value(forHTTPHeaderField: name)
  }

  /// A header that is a whole number not below nought.
  subscript(number name: String) -> Int? {
    guard let value = self[header: name].flatMap({ Int($0.trimmingCharacters(in: .whitespaces)) })
    else { return nil }
    return value >= 0 ? value : nil
  }
}
