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

  /// The site does not accept the access token.
  case accessTokenRejected

  /// The site knows who asks and refuses nevertheless.
  case forbidden

  /// The site rejects the request itself.
  case requestRejected(status: Int)

  /// The site was asked too often; it may say for how many seconds not to ask again.
  case rateLimited(seconds: Int?)

  /// The answer is not JSON.
  case answerNotJSON

  /// The answer is JSON, and differs from what was asked for at the place named.
  case answerMisshapen(at: String)

  /// The answer is larger than a program should read.
  case answerTooLarge(megabytes: Int)

  /// The site leads to another one, which is not followed.
  case redirected(to: String)

  /// The site leads from one address to the next without end.
  case tooManyRedirects

  /// The token would be readable on its way to the site.
  case insecureAddress(String)

  /// The answer took too long as a whole.
  case timedOut(after: Duration)

  /// Nobody answers at the address.
  case noConnection(String)

  /// There is no such host.
  case noSuchHost(String)

  /// The site cannot prove that it is the site, or no encryption could be agreed on.
  case untrustedConnection(String)

  /// What answers does not speak HTTP.
  case notHTTP(String)

  /// The connection ended before the answer did.
  case connectionLost

  /// The request failed for a reason that the system has a number for.
  case transferFailed(code: Int)
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
    case .accessTokenRejected:
      "The site does not accept the access token. Set another one on the account screen."
    case .forbidden:
      "The site refuses this request. Set an access token that permits it on the account screen."
    case .requestRejected(let status):
      "The site rejects the request with status \(status). Check the query and the site's address."
    case .rateLimited(let seconds):
      "The site was asked too often. Try again \(seconds.map(Self.delay) ?? "later")."
    case .answerNotJSON:
      "The answer is not JSON. Check the site's address, or try again later."
    case .answerMisshapen(let place):
      "The answer is not what was asked for, at \(place). Check the site's address."
    case .answerTooLarge(let megabytes):
      "The answer has more than \(megabytes) MB. Check the site's address, or ask for less."
    case .redirected(let site):
      "The site leads to \(site), which is not followed. If it has moved there, give that address."
    case .tooManyRedirects:
      "The site leads from one address to the next without end. Check its address."
    case .insecureAddress(let site):
      """
      The access token is not sent to \(site), where others can read it. Give an address that \
      begins with https://, or forget the token.
      """
    case .timedOut(let limit):
      "There was no whole answer within \(Self.length(of: limit)). Try again, or allow more time."
    case .noConnection(let site):
      "Nobody answers at \(site). Check the address and the network."
    case .noSuchHost(let site):
      "The host of \(site) is not known. Check the address and the network."
    case .untrustedConnection(let site):
      "No secure connection to \(site) is possible. Check the address and this machine's clock."
    case .notHTTP(let site):
      "What answers at \(site) does not speak HTTP. Check the address."
    case .connectionLost:
      "The connection was lost before the answer was complete. Try again."
    case .transferFailed(let code):
      "The request failed with the system's error \(code). Check the network and try again."
    }
  }

  /// When to try again, in the largest unit that is no exaggeration.
  private static func delay(_ seconds: Int) -> String {
    let (unit, length) =
      switch seconds {
      case ..<120: ("second", 1)
      case ..<7200: ("minute", 60)
      default: ("hour", 3600)
      }
    let count = seconds / length + (seconds % length > 0 ? 1 : 0)
    return "in \(count) \(unit)\(count == 1 ? "" : "s")"
  }

  /// A length of time in seconds, without more digits than it has.
  private static func length(of duration: Duration) -> String {
    if duration == .seconds(1) { return "1 second" }
    let (seconds, attoseconds) = duration.components
    if attoseconds == 0 { return "\(seconds) seconds" }
    return "\(duration / .seconds(1)) seconds"
  }
}

extension APIError: LocalizedError {
  /// The description, for code that reads localised errors.
  public var errorDescription: String? { description }
}
