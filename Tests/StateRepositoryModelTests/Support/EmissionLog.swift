import StateRepositoryModel
import Synchronization

/// All states that one key has been in, and whether each may follow the one before.
final class EmissionLog: Sendable {
  private let states = Mutex<[State<[String]>]>([])

  func add(_ state: State<[String]>) {
    states.withLock { $0.append(state) }
  }

  var texts: [String] { states.withLock { $0.map(\.text) } }

  /// The states whose data does not belong to them, given the state before.
  var complaints: [String] {
    let states = states.withLock(\.self)
    return zip(states, states.dropFirst()).compactMap { before, after in
      Self.mayFollow(after, before) ? nil : "'\(after.text)' came after '\(before.text)'"
    }
  }

  private static func mayFollow(_ after: State<[String]>, _ before: State<[String]>) -> Bool {
    let (old, new) = (before.content.value, after.content.value)
    return switch (before, after) {
    // What is there stays while it is loaded, unless it is cleared.
    case (.loading, .loading): false
    case (_, .loading): new == old || new == nil
    // A failure leaves what was there while it was loading, or clears it.
    case (.loading, .error): new == old || new == nil
    case (_, .error): false
    // What was fetched is there at once; all else is an update.
    case (.loading, .fixed): isFetched(new, after: old) || isUpdated(new, after: old)
    case (_, .fixed): isUpdated(new, after: old)
    }
  }

  private static func isFetched(_ new: [String]?, after old: [String]?) -> Bool {
    guard let new, new.last?.hasPrefix("fetched-") == true else { return false }
    return new.count == 1 || new.dropLast() == (old ?? [])[...]
  }

  private static func isUpdated(_ new: [String]?, after old: [String]?) -> Bool {
    guard let new else { return true }
    if new.count == 1, let value = new.first {
      return value.hasPrefix("updated-") || value.hasPrefix("final-")
    }
    return new == (old ?? []) + ["modified"]
  }
}
