import Heirloom
import Testing

struct IdentityTests {
  @Test func `a helper that builds two properties' providers on one line keeps them apart`() {
    let scope = Scope(.live)

    let tokens = [scope.identityLeft, scope.identityRight, scope.identityLeft, scope.identityRight]

    #expect(tokens.map(\.label) == ["left", "right", "left", "right"])
    #expect(tokens[0] === tokens[2])
    #expect(tokens[1] === tokens[3])
  }

  @Test func `an override of one of a helper's providers leaves the other alone`() {
    let scope = Scope(.live).overriding(\.identityLeft, with: Token("mine"))

    #expect([scope.identityLeft, scope.identityRight].map(\.label) == ["mine", "right"])
  }

  @Test func `an alias made by reading shares the value`() {
    let scope = Scope(.live)

    #expect(scope.identityAlias === scope.identityLeft)
  }

  @Test func `a property that returns another's provider is a recipe of its own`() {
    let scope = Scope(.live)
    let overriding = scope.overriding(\.identityLeft, with: Token("mine"))

    #expect(scope.identityCopy !== scope.identityLeft)
    #expect(overriding.identityCopy === scope.identityCopy)
    #expect(overriding.identityAlias.label == "mine")
  }

  @Test func `an override of a copied recipe is not an override of the original`() {
    let scope = Scope(.live).overriding(\.identityCopy, with: Token("mine"))

    #expect([scope.identityLeft, scope.identityCopy].map(\.label) == ["left", "mine"])
  }

  @Test func `a branch inside a property does not change which value it is`() {
    let scope = Scope(.live)

    let tokens = [true, false, true].map { branch in
      IdentityBranch.$isFirst.withValue(branch) { scope.identityBranched }
    }

    #expect(tokens.map(\.label) == ["first", "first", "first"])
    #expect(tokens[0] === tokens[1])
  }

  // Guards against: pointer-first probing gave another argument's value.
  @Test func `arguments read in a loop give each its own instance every round`() {
    let scope = Scope(.live)

    let rounds = (0..<50).map { _ in (1...4).map { scope[\.[identityNumber: $0]] } }

    for round in rounds {
      #expect(round.map(\.label) == ["1", "2", "3", "4"])
      #expect(zip(round, rounds[0]).allSatisfy { $0 === $1 })
    }
    #expect(scope.makingLog.labels == ["1", "2", "3", "4"])
  }

  @Test func `key paths that are kept and read often are told apart`() {
    let scope = Scope(.live)
    let keyPaths = (1...4).map { number in \Providers.[identityNumber: number] }

    let rounds = (0..<50).map { _ in keyPaths.map { scope[$0] } }
    let fresh = (1...4).map { scope[\.[identityNumber: $0]] }

    #expect(rounds.allSatisfy { zip($0, fresh).allSatisfy { $0 === $1 } })
  }

  @Test func `many kept and dropped key paths of one argument lead to one value`() {
    let scope = Scope(.live)

    let tokens = (0..<1_000).map { _ in
      let keyPath = \Providers.[identityNumber: 7]
      return [scope[keyPath], scope[keyPath], scope[keyPath]]
    }

    #expect(tokens.joined().allSatisfy { $0 === tokens[0][0] })
    #expect(scope.makingLog.labels == ["7"])
  }

  @Test func `a key path composed at run time is the property`() {
    let scope = Scope(.live)
    let namespace = \Providers.identityNamespace

    let composed = (0..<20).map { _ in scope[namespace.appending(path: \.token)] }

    #expect(composed.allSatisfy { $0 === scope[\.identityNamespace.token] })
    #expect(scope.makingLog.labels == ["nested"])
  }

  @Test func `an override by a key path composed at run time is found by the literal`() {
    let composed = (\Providers.identityNamespace).appending(path: \.token)
    let scope = Scope(.live).overriding(composed, with: Token("mine"))

    #expect(scope[\.identityNamespace.token].label == "mine")
  }

  @Test func `arguments that are equal are one, others are apart`() {
    let scope = Scope(.live)

    let tokens = ["Sample", "SAMPLE", "other"].map {
      scope[\.[identityCaseless: IdentityCaseless(text: $0)]]
    }

    #expect(tokens[0] === tokens[1])
    #expect(tokens[0] !== tokens[2])
    #expect(scope.makingLog.labels == ["Sample", "other"])
  }

  // Guards against: a hash value was used as the identity.
  @Test func `arguments with colliding hashes stay apart`() {
    let scope = Scope(.live)

    let rounds = (0..<20).map { _ in
      (0..<8).map { scope[\.[identityColliding: IdentityColliding(number: $0)]] }
    }

    #expect(rounds.allSatisfy { zip($0, rounds[0]).allSatisfy { $0 === $1 } })
    #expect(scope.makingLog.labels == (0..<8).map { "\($0)" })
  }

  @Test func `arguments whose values come and go on many threads are never mixed up`() async {
    let root = Scope(.live)

    let labels = await Threads.run(8) { thread in
      (0..<500).allSatisfy { round in
        let child = root.overriding(\.identityLeft, with: Token("\(thread)"))
        let number = round % 7
        return child[\.[identityMixed: number]].description == "\(number)(\(thread))"
          && child[\.[identityMixed: number]] === child[\.[identityMixed: number]]
      }
    }

    #expect(labels.allSatisfy { $0 })
  }

  @Test func `an override for one argument leaves the others alone`() {
    let scope = Scope(.live).overriding(\.[identityNumber: 2], with: Token("mine"))

    #expect((1...3).map { scope[\.[identityNumber: $0]].label } == ["1", "mine", "3"])
  }

  @Test func `a provider whose name the scope itself uses is read by its key path`() {
    let scope = Scope(.live).overriding(\.run, with: "mine")

    #expect(scope[\.run] == "mine")
    #expect(Scope(.live)[\.run] == "a provider called run")
  }

  @Test func `both spellings of a read give one instance`() {
    let scope = Scope(.live)

    #expect(scope[\.identityLeft] === scope.identityLeft)
  }
}
