public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads pictures of a site over HTTP; whatever goes wrong is no answer.
public struct HTTPKittenDataSource: KittenDataSource {
  private static let sizeLimit = 5_242_880

  private let address: URL
  private let timeLimit: Duration

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - address: The address of the site.
  ///   - timeLimit: How long the site may be silent.
  public init(address: URL, timeLimit: Duration = .seconds(30)) {
    self.address = address
    self.timeLimit = timeLimit
  }

  /// Loads a page of pictures.
  ///
  /// - Parameters:
  ///   - limit: How many pictures a page has.
  ///   - offset: The number of the page, from 0.
  ///
  /// - Returns: The text of an answer of success in UTF-8 of 5 MB at most.
  public func load(limit: Int, offset: Int) async -> String? {
    let url = address.appending(path: "v1/images/search").appending(queryItems: [
      URLQueryItem(name: "limit", value: "\(limit)"),
      URLQueryItem(name: "page", value: "\(offset)"),
    ])
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeLimit / .seconds(1)
    let session = URLSession(configuration: configuration)
    defer { session.invalidateAndCancel() }
    guard let (data, response) = try? await session.data(from: url),
      let status = (response as? HTTPURLResponse)?.statusCode, (200..<300).contains(status),
      data.count <= Self.sizeLimit
    else { return nil }
    return String(validating: data, as: UTF8.self)
  }
}
