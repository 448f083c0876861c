public import Foundation
import HeirloomPreviews

/// Why a command was not carried out.
@nonexhaustive
public enum CommandError: Error, Hashable, Sendable {
  /// There is no such command.
  case unknown(String)

  /// The command is not written as it should be; the second text is an example.
  case wrong(String, String)

  /// What is to be followed is followed already.
  case followed

  /// What is not to be followed any more was not.
  case notFollowed

  /// Nobody with this handle is in the cache.
  case notCached(String)

  /// Something that the origin or the cache says went wrong.
  case failed(String)
}

extension CommandError: CustomStringConvertible {
  /// What is wrong and what to do instead, in one line.
  public var description: String {
    switch self {
    case .unknown(let word):
      "There is no command '\(Self.shown(word))'; 'help' lists the commands."
    case .wrong(let word, let example):
      "'\(word)' is not written like that; write '\(example)', say."
    case .followed:
      "That is followed already; 'refresh' fetches the directory anew."
    case .notFollowed:
      "That is not followed; 'follow' begins to."
    case .notCached(let handle):
      "The cache has no user '\(Self.shown(handle))'; follow the directory or the user first."
    case .failed(let message):
      message
    }
  }

  /// A word that somebody has typed, harmless and short.
  private static func shown(_ word: String) -> String {
    let line = PlainText.harmless(word).replacing("\n", with: " ")
    return PlainText.truncated(line, to: 40)
  }
}

extension CommandError: LocalizedError {
  /// What is wrong and what to do instead.
  public var errorDescription: String? { description }
}
