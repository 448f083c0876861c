import QiitaViewerModel
import QiitaViewerScreens

/// How the program was asked to run.
struct Options {
  /// Why options make no sense.
  struct Misuse: Error {
    let reason: String
  }

  /// The longest time a request may be given, in seconds.
  private static let longestTime = 3600.0

  /// The folder in which to keep data, if one is given.
  let data: String?

  /// The site to search, if one is given.
  let apiAddress: APIAddress?

  /// How long a request to the site may take.
  let apiTimeLimit: Duration

  /// Where saved articles are kept.
  let store: SavedItemStore

  /// Reads the values of options, each nil where the option is not given.
  init(data: String?, api: String?, timeout: String?, store: String?) throws(Misuse) {
    self.data = data
    guard let store = SavedItemStore(rawValue: store ?? "file") else {
      let kinds = SavedItemStore.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      throw Misuse(reason: "'--store' needs \(kinds).")
    }
    self.store = store
    do {
      apiAddress = try api.map { text throws(InvalidAPIAddress) in try APIAddress(text) }
    } catch {
      throw Misuse(reason: "'--api': \(error)")
    }
    apiTimeLimit = .seconds(try Self.seconds(timeout ?? "30"))
  }

  private static func seconds(_ text: String) throws(Misuse) -> Double {
    // `Double` by itself would also read "infinity" and hexadecimal digits.
    guard
      text.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
      let seconds = Double(text), seconds > 0, seconds <= longestTime
    else {
      throw Misuse(reason: "'--timeout' needs a number of seconds above 0 and up to 3600.")
    }
    return seconds
  }
}
