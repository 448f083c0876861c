import Heirloom
import Testing

struct AssistedFactoryTests {
  private struct Letter: Equatable {
    let sender: String
    let recipient: String
  }

  /// Labels and defaults, which a pack of parameters cannot have.
  private struct LetterFactory: AssistedFactory {
    struct Arguments: Equatable {
      var sender = "Kyoto"
      var recipient = "Nara"
    }

    func make(_ arguments: Arguments) -> Letter {
      Letter(sender: arguments.sender, recipient: arguments.recipient)
    }
  }

  @MainActor
  private func product<Factory: AssistedFactory>(
    of factory: Factory,
    _ parameter: Factory.Parameter
  ) -> Factory.Product {
    factory.make(parameter)
  }

  @Test func `a factory is an unapplied initialiser`() {
    let factory = Assisted(Letter.init)

    #expect(factory("Kyoto", "Nara") == Letter(sender: "Kyoto", recipient: "Nara"))
  }

  @Test func `a factory makes a product from a tuple on any actor`() {
    let factory = Assisted(Letter.init)

    #expect(factory.make(("Kyoto", "Nara")) == factory("Kyoto", "Nara"))
  }

  // The kind of knit#265 and metro#1235: packs of no, one, two and seven arguments.
  @MainActor
  @Test func `ready factories of any number of arguments are assisted factories`() {
    #expect(product(of: Assisted { 0 }, ()) == 0)
    #expect(product(of: Assisted { (number: Int) in number }, 1) == 1)
    #expect(product(of: Assisted(Letter.init), ("a", "b")) == Letter(sender: "a", recipient: "b"))
    #expect(
      product(
        of: Assisted {
          (one: Int, two: Int, three: Int, four: Int, five: Int, six: Int, seven: Int) in
          [one, two, three, four, five, six, seven]
        },
        (1, 2, 3, 4, 5, 6, 7)
      ) == Array(1...7)
    )
  }

  @MainActor
  @Test func `main actor factories of any number of arguments are assisted factories`() {
    #expect(product(of: MainAssisted { 0 }, ()) == 0)
    #expect(product(of: MainAssisted { (number: Int) in number }, 1) == 1)
    #expect(MainAssisted(Letter.init)("a", "b") == Letter(sender: "a", recipient: "b"))
    #expect(
      product(
        of: MainAssisted { (text: String, number: Int?, change: @escaping (Int) -> Int) in
          "\(text) \(change(number ?? 0))"
        },
        ("text", nil, { $0 + 1 })
      ) == "text 1"
    )
  }

  // The kind of Swinject#225: a concrete argument serves for an existential one.
  @MainActor
  @Test func `an existential argument takes a concrete value`() {
    let factory = Assisted { (error: any Error, text: String) in "\(error) \(text)" }
    let text: String? = "text"

    #expect(factory(CancellationError(), text ?? "") == "CancellationError() text")
    #expect(product(of: factory, (CancellationError(), "x")) == "CancellationError() x")
  }

  // The kind of metro's copied defaults: each argument has its own.
  @MainActor
  @Test func `a factory written by hand has labels and defaults`() {
    let factory = LetterFactory()

    #expect(factory.make(.init()) == Letter(sender: "Kyoto", recipient: "Nara"))
    #expect(factory.make(.init(recipient: "Osaka")) == Letter(sender: "Kyoto", recipient: "Osaka"))
    #expect(product(of: factory, .init(sender: "Uji")) == Letter(sender: "Uji", recipient: "Nara"))
  }

  @MainActor
  @Test func `a factory is passed on by what it makes and takes`() {
    func make(with factory: some AssistedFactory<Letter, (String, String)>) -> Letter {
      factory.make(("a", "b"))
    }

    #expect(make(with: Assisted(Letter.init)) == make(with: MainAssisted(Letter.init)))
  }

  @Test func `arguments are the same when all elements are equal`() {
    typealias Factory = Assisted<Int, String, Int?>

    #expect(Factory.isSame(("a", nil), ("a", nil)))
    #expect(!Factory.isSame(("a", nil), ("a", 1)))
    #expect(!Factory.isSame(("a", 1), ("b", 1)))
  }

  @MainActor
  @Test func `arguments of main actor factories are compared alike`() {
    typealias Factory = MainAssisted<Int, String, Int?>

    #expect(Factory.isSame(("a", nil), ("a", nil)))
    #expect(!Factory.isSame(("a", nil), ("a", 1)))
    #expect(!Factory.isSame(("a", 1), ("b", 1)))
  }

  @Test func `no arguments are always the same`() {
    #expect(Assisted<Int>.isSame((), ()))
  }

  @MainActor
  @Test func `equatable arguments of a factory written by hand compare by themselves`() {
    struct Comparing: ArgumentComparing {
      func make(_ number: Int) -> Int { number }
    }

    #expect(Comparing.isSame(1, 1))
    #expect(!Comparing.isSame(1, 2))
  }
}
