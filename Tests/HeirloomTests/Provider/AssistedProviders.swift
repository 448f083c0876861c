import Heirloom

struct AssistedDraft: Equatable, Sendable {
  let identifier: String
  let title: String?
  let note: String?
}

struct AssistedPlain: Equatable, Sendable {
  let name: String
  let number: Int
}

struct AssistedNumbers: Sendable {
  var first = 1
  var second = 2
  var third = 3
}

protocol AssistedAnimal: Sendable {
  var sort: String { get }
}

struct AssistedCat: AssistedAnimal {
  var sort: String { "cat" }
}

extension Providers {
  var assistedService: Provider<Token> { Provider { $0.token("service") } }
  var assistedNew: AssistedProvider<Token> {
    AssistedProvider { Token("new", from: [$0.assistedService]) }
  }
  var assistedOne: AssistedProvider<Token, Int> {
    AssistedProvider { Token("\($1)", from: [$0.assistedService]) }
  }
  var assistedTwo: AssistedProvider<String, Int, Int> {
    AssistedProvider { "\($0.assistedService) \($1) \($2)" }
  }
  var assistedDraft: AssistedProvider<AssistedDraft, String, String?, String?> {
    AssistedProvider { AssistedDraft(identifier: $1, title: $2, note: $3) }
  }
  var assistedSeven: AssistedProvider<String, Int, String, Double, Bool, Character, [Int], Int?> {
    AssistedProvider { _, a, b, c, d, e, f, g in
      "\(a) \(b) \(c) \(d) \(e) \(f) \(g.map { "\($0)" } ?? "nil")"
    }
  }
  var assistedClosure: AssistedProvider<String, (Int) -> Int> {
    AssistedProvider { "\($0.assistedService) \($1(41))" }
  }
  var assistedPet: AssistedProvider<String, any AssistedAnimal, String> {
    AssistedProvider { "\($1.sort) \($2)" }
  }
  var assistedDefaults: AssistedProvider<[Int], AssistedNumbers> {
    AssistedProvider { [$1.first, $1.second, $1.third] }
  }
  var assistedPlain: AssistedProvider<AssistedPlain, String, Int> {
    AssistedProvider { AssistedPlain(name: $1, number: $2) }
  }
  var assistedUser: Provider<Token> { Provider { Token("user", from: [$0.assistedOne(7)]) } }
  var assistedMain: MainAssistedProvider<String, String, Int> {
    MainAssistedProvider { "\($0.assistedService) \($1) \($2)" }
  }
}
