import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Why no answer came back.
enum HTTPTransferFailure: Error, Hashable {
  case noConnection
  case noSuchHost
  case notTrusted
  case notHTTP
  case lost
  case tooLarge
  case other(Int)

  /// Reads what the system says of a request.
  ///
  /// - Parameters:
  ///   - code: What went wrong.
  ///   - isSecure: Whether the connection was to be encrypted.
  ///   - hasBegun: Whether a part of the answer had arrived; then the connection was lost, by
  ///     whatever name.
  init(_ code: URLError.Code, isSecure: Bool, hasBegun: Bool) {
    self =
      switch code {
      case _ where hasBegun: .lost
      case .cannotConnectToHost, .notConnectedToInternet, .timedOut: .noConnection
      case .cannotFindHost, .dnsLookupFailed: .noSuchHost
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot, .clientCertificateRejected,
        .clientCertificateRequired:
        .notTrusted
      // On Linux, what goes wrong with the encryption has no code of its own.
      case .unknown where isSecure: .notTrusted
      // And an answer that is not in HTTP is there called an unsupported address.
      case .unsupportedURL, .cannotParseResponse: .notHTTP
      case .networkConnectionLost, .badServerResponse: .lost
      default: .other(code.rawValue)
      }
  }
}
