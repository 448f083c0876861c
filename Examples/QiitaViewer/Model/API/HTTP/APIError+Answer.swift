import Foundation

extension APIError {
  /// Says what an answer without success means.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - hadToken: Whether a token was sent.
  ///   - moment: The time.
  init(_ answer: HTTPAnswer, hadToken: Bool, at moment: Date) {
    self =
      switch answer.status {
      case _ where answer.isRateLimited: .rateLimited(seconds: answer.secondsToWait(at: moment))
      case 401: hadToken ? .accessTokenRejected : .noAccessToken
      case 403: .forbidden
      case 400..<500: .requestRejected(status: answer.status)
      default: .unexpectedStatus(answer.status)
      }
  }

  /// Says why no answer came.
  ///
  /// - Parameters:
  ///   - failure: What went wrong.
  ///   - site: Who was asked.
  ///   - bodyLimit: How many bytes the body may have.
  init(_ failure: HTTPTransferFailure, site: HTTPOrigin, bodyLimit: Int) {
    self =
      switch failure {
      case .noConnection: .noConnection("\(site)")
      case .noSuchHost: .noSuchHost("\(site)")
      case .notTrusted: .untrustedConnection("\(site)")
      case .notHTTP: .notHTTP("\(site)")
      case .lost: .connectionLost
      case .tooLarge: .answerTooLarge(megabytes: bodyLimit / 1_000_000)
      case .other(let code): .transferFailed(code: code)
      }
  }

  /// Says what is wrong with a body that cannot be read.
  ///
  /// - Parameter error: What the decoder threw.
  init(_ error: any Error) {
    self =
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        .answerMisshapen(at: (context.codingPath + [key]).shown)
      case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
        .answerNotJSON
      case DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context),
        DecodingError.dataCorrupted(let context):
        .answerMisshapen(at: context.codingPath.shown)
      default:
        .answerNotJSON
      }
  }
}

extension [any CodingKey] {
  /// The path to a piece of a document; every name in it is one the application asks for.
  fileprivate var shown: String {
    isEmpty
      ? "the top"
      : "'\(map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined())'"
  }
}
