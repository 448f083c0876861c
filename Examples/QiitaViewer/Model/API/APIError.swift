public import Foundation

/// Why the site did not answer a request.
@nonexhaustive
public enum APIError: Error, Hashable, Sendable {
  /// The request needs an access token, and there is none.
  case noAccessToken

  /// The query is not in the search language.
  ///
  /// The reason is the whole message: it names the offending piece and what to write instead.
  case invalidQuery(reason: String)

  /// Pages are numbered from 1.
  case invalidPage(Int)

  /// The site answered with a status other than success.
  case unexpectedStatus(Int)
}

extension APIError: CustomStringConvertible {
  /// What went wrong and what to do about it.
  public var description: String {
    switch self {
    case .noAccessToken:
      "No access token is set. Set one on the account screen."
    case .invalidQuery(let reason):
      reason
    case .invalidPage(let page):
      "There is no page \(page). Ask for page 1 or a later one."
    case .unexpectedStatus(let status):
      "The site answered with status \(status). Try again later."
    }
  }
}

extension APIError: LocalizedError {
  /// The description, for code that reads localised errors.
  public var errorDescription: String? { description }
}
