/// Why a file is no good as a store.
public enum StoreError: Error, Hashable, Sendable {
  /// It is there and cannot be read.
  case unreadable(path: String)

  /// It is larger than any store.
  case tooLarge(path: String)

  /// It makes no sense, and cannot be kept aside.
  case corrupt(path: String)

  /// It cannot be written.
  case unwritable(path: String)
}

extension StoreError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .unreadable(let path):
      "'\(path)' cannot be read as a file; choose another one with '--store FILE'."
    case .tooLarge(let path):
      "'\(path)' has more than 1 MB and is no store; choose another one with '--store FILE'."
    case .corrupt(let path):
      "'\(path)' makes no sense and cannot be kept aside; move it, or choose another one."
    case .unwritable(let path):
      "'\(path)' cannot be written; the value is kept until the program ends."
    }
  }
}
