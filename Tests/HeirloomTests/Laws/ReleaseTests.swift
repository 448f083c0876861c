import Heirloom
import Testing

struct ReleaseTests {
  @Test func `two roots share nothing`() {
    let roots = [Scope(.live), Scope(.live)]

    #expect(roots[0].releaseDerived !== roots[1].releaseDerived)
    #expect(roots[0].releaseBase !== roots[1].releaseBase)
    #expect(roots[0].releaseSingleton !== roots[1].releaseSingleton)
    #expect(roots[0][\.[releaseNumbered: 1]] !== roots[1][\.[releaseNumbered: 1]])
    #expect(roots[0].makingLog !== roots[1].makingLog)
  }

  @Test func `a dropped scope frees every kind of value made in it`() {
    var scope: Scope? = Scope(.live)
      .overriding(\.releaseBase, with: Token("given"))
      .overriding(\.releaseDerived) { Token("decorated", from: [$0.releaseDerived]) }
      .providing { ReleaseDependency(token: Token("dependency", from: [$0.releaseDerived])) }
    let references = Self.references(in: scope)

    scope = nil

    #expect(references.count == 8)
    #expect(references.map { $0.object == nil } == Array(repeating: true, count: 8))
  }

  @Test func `a product that is kept does not keep its scope`() {
    var scope: Scope? = Scope(.live)
    let product = scope?.releaseProduct("kept")
    let others = [scope?.releaseDerived, scope?.releaseSingleton].map { WeakReference($0) }

    scope = nil

    #expect(product?.description == "kept(base)")
    #expect(others.allSatisfy { $0.object == nil })
  }

  @Test func `a product that is dropped is freed while its scope lives`() {
    let scope = Scope(.live)
    var product: Token? = scope.releaseProduct("dropped")
    let reference = WeakReference(product)

    product = nil

    #expect(reference.object == nil)
  }

  @Test func `a factory that is kept keeps its scope until it is dropped`() {
    var scope: Scope? = Scope(.live)
    var factory = scope?.releaseProduct
    let base = WeakReference(scope?.releaseBase)

    scope = nil
    let product = factory?("late")
    factory = nil

    #expect(product?.parts.first === base.object)
  }

  @Test func `a child that is dropped leaves its parent's values alone`() {
    let root = Scope(.live)
    var child: Scope? = root.overriding(\.releaseBase, with: Token("child"))
    let own = WeakReference(child?.releaseDerived)
    let shared = WeakReference(child?.releaseUnrelated)

    child = nil

    #expect(own.object == nil)
    #expect(shared.object === root.releaseUnrelated)
  }

  @Test func `a holder of a deferred reader is freed with its scope`() {
    var scope: Scope? = Scope(.live)
    let holder = WeakReference(scope?.releaseHolder)
    let read = scope?.releaseHolder.derived.value.description

    scope = nil

    #expect(read == "derived(base)")
    #expect(holder.object == nil)
  }

  @Test func `a task that a maker started does not keep the scope`() async {
    var scope: Scope? = Scope(.live)
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let task = scope?.releaseTask(stream)
    let base = WeakReference(scope?.releaseBase)

    scope = nil

    #expect(base.object == nil)
    continuation.finish()
    #expect(await task?.value == "nothing is bound")
  }

  // Guards against: overrides outlived their scope when a value was returned out of it.
  @Test func `a value returned out of a scope keeps only what it holds`() {
    let root = Scope(.live)
    var survivors = 0

    for _ in 0..<1_000 {
      let override = Token("override")
      let reference = WeakReference(override)
      var value: Token? = Self.value(of: root, overridingBaseWith: override)
      if value?.parts.first !== reference.object { survivors += 1 }
      value = nil
      _ = consume override
      if reference.object != nil { survivors += 1 }
    }

    #expect(survivors == 0)
  }

  @Test func `what a key path with arguments holds is freed with the scope`() {
    var scope: Scope? = Scope(.live)
    var argument: ReleaseArgument? = ReleaseArgument()
    let reference = WeakReference(argument)
    if let argument { _ = scope?[\.[releaseArgument: argument]] }
    argument = nil

    scope = nil

    #expect(reference.object == nil)
  }

  @Test func `what the key path of a singleton holds is freed with the scope`() {
    var scope: Scope? = Scope(.live)
    var argument: ReleaseArgument? = ReleaseArgument()
    let reference = WeakReference(argument)
    if let argument {
      let child = scope?.overriding(\.releaseBase, with: Token("ignored"))
      _ = child?[\.[releaseSharedArgument: argument]]
      _ = child?.releaseBase
    }
    argument = nil

    scope = nil

    #expect(reference.object == nil)
  }

  private static func value(of root: Scope, overridingBaseWith override: Token) -> Token {
    root.overriding(\.releaseBase, with: override).releaseDerived
  }

  private static func references(in scope: Scope?) -> [WeakReference] {
    guard let scope else { return [] }
    return [
      WeakReference(scope.releaseBase),
      WeakReference(scope.releaseDerived),
      WeakReference(scope.releaseDerived.parts[0]),
      WeakReference(scope.releaseHolder),
      WeakReference(scope.releaseSingleton),
      WeakReference(scope[ReleaseDependency.self]?.token),
      WeakReference(scope[\.[releaseNumbered: 1]]),
      WeakReference(scope.releaseProduct("product")),
    ]
  }
}
