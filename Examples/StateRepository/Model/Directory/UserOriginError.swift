public import Foundation

/// Why an origin has not given what it was asked for.
@nonexhaustive
public enum UserOriginError: Error, Hashable, Sendable {
  /// It does not answer.
  case unavailable

  /// It does not know the user.
  case unknownUser(String)
}

extension UserOriginError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unavailable: "The origin does not answer; try again."
    case .unknownUser(let handle): "There is no user '\(handle)'; 'follow' lists the users."
    }
  }
}

extension UserOriginError: LocalizedError {
  /// The description, for code that reads localised errors.
  public var errorDescription: String? { description }
}
