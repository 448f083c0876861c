import Heirloom

/// A key whose hash is the same for all.
struct KeyedCollision: Hashable {
  let name: String

  func hash(into hasher: inout Hasher) {
    hasher.combine(0)
  }
}

/// A key that is equal to others of its parity.
struct KeyedParity: Hashable {
  let number: Int

  static func == (left: KeyedParity, right: KeyedParity) -> Bool {
    left.number.isMultiple(of: 2) == right.number.isMultiple(of: 2)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number.isMultiple(of: 2))
  }
}

/// A key that knows whether it is still there.
final class KeyedObject: Hashable, Sendable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (left: KeyedObject, right: KeyedObject) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

struct KeyedReader: Sendable {
  let item: Deferred<Keyed<Int, Token>>
}

extension Providers {
  var keyedBase: Provider<Token> { Provider { $0.token("base") } }
  var keyedOther: Provider<Token> { Provider { $0.token("other") } }

  /// Made from nothing else for even keys, from the base for odd ones.
  var keyedItem: KeyedProvider<Int, Token> {
    KeyedProvider { resolver, number in
      guard !number.isMultiple(of: 2) else { return resolver.token("\(number)") }
      return resolver.token("\(number)", from: resolver.keyedBase)
    }
  }
  var keyedUser: Provider<Token> {
    Provider { $0.token("user", from: $0.keyedItem[1], $0.keyedItem[2]) }
  }
  var keyedEvenUser: Provider<Token> { Provider { $0.token("even", from: $0.keyedItem[2]) } }
  var keyedCollision: KeyedProvider<KeyedCollision, Token> {
    KeyedProvider { $0.token($1.name) }
  }
  var keyedParity: KeyedProvider<KeyedParity, Token> { KeyedProvider { $0.token("\($1.number)") } }
  var keyedObject: KeyedProvider<KeyedObject, Token> { KeyedProvider { $0.token("\($1.number)") } }
  var keyedOptional: KeyedProvider<Int, String?> { KeyedProvider { _, number in "\(number)" } }
  var keyedVariants: KeyedProvider<Int, String> {
    KeyedProvider { _, number in "live \(number)" }
      .preview { _, number in "preview \(number)" }
      .test { _, number in "test \(number)" }
  }
  var keyedLive: KeyedProvider<Int, String> {
    .live(name: "keyedLive", fileID: "Sample/Keyed.swift", line: 3) { _, number in "live \(number)"
    }
  }
  var keyedRequired: KeyedProvider<Int, String> {
    .required(name: "keyedRequired", fileID: "Sample/Keyed.swift", line: 4)
  }
  var keyedSingleton: KeyedProvider<Int, Token> {
    KeyedProvider { $0.token("\($1)", from: $0.keyedBase) }.singleton
  }
  var keyedTied: KeyedProvider<Int, Token> {
    KeyedProvider { $0.token("\($1)") }.tied(to: \.keyedBase)
  }
  var keyedReader: Provider<KeyedReader> {
    Provider { KeyedReader(item: $0.deferred(\.keyedItem)) }
  }
  subscript(keyedShelf shelf: String) -> KeyedProvider<Int, Token> {
    KeyedProvider { $0.token("\(shelf) \($1)") }
  }
}

extension Providers {
  var keyedSum: KeyedProvider<Int, Int> {
    KeyedProvider { $1 == 0 ? 0 : $1 + $0.keyedSum[$1 - 1] }
  }
  var keyedCycle: KeyedProvider<String, Int> {
    KeyedProvider(name: "keyedCycle", fileID: "Sample/Keyed.swift", line: 1) {
      $0.keyedCycle[$1 == "secret-a" ? "secret-b" : "secret-a"]
    }
  }
  var keyedEndless: KeyedProvider<Int, Int> {
    KeyedProvider(name: "keyedEndless", fileID: "Sample/Keyed.swift", line: 2) {
      $0.keyedEndless[$1 + 1]
    }
  }
  var keyedLeft: KeyedProvider<Int, Int> {
    KeyedProvider(name: "keyedLeft", fileID: "Sample/Keyed.swift", line: 5) {
      _ = $0.keyedMeeting.meet()
      return $0.keyedRight[$1]
    }
  }
  var keyedRight: KeyedProvider<Int, Int> {
    KeyedProvider(name: "keyedRight", fileID: "Sample/Keyed.swift", line: 6) {
      _ = $0.keyedMeeting.meet()
      return $0.keyedLeft[$1]
    }
  }
  var keyedMeeting: Provider<Rendezvous> { Provider { _ in Rendezvous(of: 2) } }
}

extension Providers {
  /// Keeps two values in each home; those of odd keys are made from the base.
  var keyedPair: KeyedProvider<Int, Token> {
    KeyedProvider { resolver, number in
      guard !number.isMultiple(of: 2) else { return resolver.token("\(number)") }
      return resolver.token("\(number)", from: resolver.keyedBase)
    }
    .keeping(atMost: 2)
  }
  var keyedLast: KeyedProvider<KeyedObject, Token> {
    KeyedProvider { $0.token("\($1.number)") }.keeping(atMost: 1)
  }
  var keyedLastUser: Provider<Token> { Provider { $0.token("user", from: $0.keyedPair[2]) } }
  var keyedLastSum: KeyedProvider<Int, Int> {
    KeyedProvider { $1 == 0 ? 0 : $1 + $0.keyedLastSum[$1 - 1] }.keeping(atMost: 1)
  }
  var keyedLastSingleton: KeyedProvider<Int, Token> {
    KeyedProvider { $0.token("\($1)", from: $0.keyedBase) }.singleton.keeping(atMost: 1)
  }
}
