import Foundation

extension [URL] {
  /// The pictures of the sample answer.
  static var sample: [URL] {
    (1...3).compactMap { URL(string: "https://pictures.example/kitten-\($0).jpg") }
  }
}

extension URL {
  /// A picture that is not among those.
  static var another: URL {
    guard let url = URL(string: "https://pictures.example/another.jpg") else {
      preconditionFailure("the address is one")
    }
    return url
  }
}
