public import Foundation
import HeirloomPreviews

/// Why a command was not carried out.
@nonexhaustive
public enum CommandError: Error, Hashable, Sendable {
  /// There is no such command.
  case unknown(String)

  /// The command needs something more; the second text is an example.
  case argumentMissing(String, String)

  /// The command takes nothing more.
  case argumentUnexpected(String)

  /// The command needs a number.
  case notANumber(String, String)

  /// There is no entry with this number.
  case noEntry(Int, count: Int)

  /// Nothing was entered where a token was asked for.
  case nothingEntered

  /// There are no more articles.
  case nothingMore

  /// The screen that is shown does not know the command.
  case notHere(String)

  /// There is nothing to answer.
  case nothingAsked

  /// A question has to be answered first.
  case answerFirst

  /// The article is not saved.
  case notSaved

  /// There is no screen to go back to.
  case nowhereToGoBack

  /// Something that a view model says went wrong.
  case failed(String)

  /// Throws what a view model says went wrong, if anything did.
  ///
  /// - Parameter message: The message of the view model.
  ///
  /// - Throws: ``failed(_:)`` with the message.
  static func check(_ message: String?) throws(CommandError) {
    if let message { throw .failed(message) }
  }
}

extension CommandError: CustomStringConvertible {
  /// What is wrong and what to do instead, in one line.
  public var description: String {
    switch self {
    case .unknown(let word) where word.count > 12:
      // No command is that long, but a token is, and it must not show.
      "There is no such command; 'help' lists the commands."
    case .unknown(let word):
      "There is no command '\(Self.shown(word))'; 'help' lists the commands."
    case .argumentMissing(let word, let example):
      "'\(word)' needs something more, for example '\(example)'."
    case .argumentUnexpected(let word):
      "'\(word)' takes nothing more; write '\(word)' alone."
    case .notANumber(let word, let argument):
      "'\(Self.shown(argument))' is no number of an article; write '\(word) 1', say."
    case .noEntry(let number, let count):
      switch count {
      case 0: "There is no article \(number), the list is empty; search for something else."
      case 1: "There is no article \(number); the only one is 1."
      default: "There is no article \(number); choose one from 1 to \(count)."
      }
    case .nothingEntered:
      "Nothing was entered, so the token stays as it was; 'forget' forgets it."
    case .nothingMore:
      "There are no more articles; search for something else."
    case .notHere(let word):
      "'\(word)' does nothing on this screen; 'help' lists the commands."
    case .nothingAsked:
      "There is no question to answer; 'delete' asks one."
    case .answerFirst:
      "Answer 'yes' or 'no' first."
    case .notSaved:
      "This article is not saved, so there is nothing to delete; 'save' saves it."
    case .nowhereToGoBack:
      "There is no screen to go back to; 'help' lists the commands."
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
