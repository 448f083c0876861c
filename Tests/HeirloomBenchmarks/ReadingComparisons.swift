import BenchmarkProviders
import Heirloom

/// The two calls that are compared.
///
/// Each is a function of its own, as in a program that makes one call here and one there: a loop
/// around the access itself would have half of the baseline's work moved out of it.
@inline(never)
private func callStored(_ holder: ServiceHolder, _ number: Int) -> Int {
  holder.service.next(number)
}

@inline(never)
private func callRead(_ scope: Scope, _ number: Int) -> Int {
  scope.service.next(number)
}

@inline(never)
private func callStored(_ holder: ServiceHolder, rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number = callStored(holder, number) }
  return number
}

@inline(never)
private func callRead(_ scope: Scope, rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number = callRead(scope, number) }
  return number
}

/// What it takes to have the key path of a read, which is the largest part of it.
@inline(never)
private func address(of keyPath: AnyKeyPath) -> Int {
  Int(bitPattern: UInt(bitPattern: ObjectIdentifier(keyPath)))
}

@inline(never)
private func makeKeyPath(rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number &+= address(of: \Providers.number) }
  return number
}

@inline(never)
private func readNumber(_ scope: Scope, rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number &+= scope.number }
  return number
}

@inline(never)
private func readCurrent(_ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds where Scope.current != nil { number &+= 1 }
  return number
}

@inline(never)
private func callCurrent(_ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number = Scope.current?.service.next(number) ?? number }
  return number
}

/// Reads often enough for the key path of the loops to be known.
private func warmed(_ scope: Scope) -> Scope {
  for _ in 0..<3 { keep(callRead(scope, rounds: 1) &+ readNumber(scope, rounds: 1)) }
  return scope
}

/// The comparisons of the warm read.
func readingComparisons() -> [Comparison] {
  let root = warmed(Scope(.live))
  let holder = ServiceHolder(service: root.service)
  let stored = Batch { callStored(holder, rounds: $0) }
  let shallow = Batch { callRead(root, rounds: $0) }

  func flat(_ name: String, _ scope: Scope) -> Comparison {
    Comparison(
      name: "warm read \(name), to a shallow one",
      limit: 1.25,
      blockLimit: 0,
      baseline: shallow,
      measured: Batch { callRead(scope, rounds: $0) }
    )
  }

  // The aim is 1.5; Documentation/Benchmarks.md says what the key path of a read takes of that.
  let withKeyPath = 1.75
  return [
    Comparison(
      name: "warm read and call, to a stored property",
      limit: withKeyPath,
      blockLimit: 0,
      baseline: stored,
      measured: shallow
    ),
    Comparison(
      name: "warm read of a number, to having its key path",
      limit: 1.2,
      blockLimit: 0,
      baseline: Batch { makeKeyPath(rounds: $0) },
      measured: Batch { readNumber(root, rounds: $0) }
    ),
    Comparison(
      name: "warm read in a task, to a stored property there",
      limit: withKeyPath,
      baseline: Batch { rounds in inTask { callStored(holder, rounds: rounds) } },
      measured: Batch { rounds in inTask { callRead(root, rounds: rounds) } }
    ),
    Comparison(
      name: "warm read on two threads, to a stored property there",
      limit: withKeyPath,
      baseline: Batch { rounds in onTwoThreads { callStored(holder, rounds: rounds) } },
      measured: Batch { rounds in onTwoThreads { callRead(root, rounds: rounds) } }
    ),
    Comparison(
      name: "warm read through the current scope, to a task-local read and a warm read",
      limit: 1.5,
      blockLimit: 0,
      baseline: Batch { rounds in root.run { readCurrent(rounds) &+ callRead(root, rounds: rounds) }
      },
      measured: Batch { rounds in root.run { callCurrent(rounds) } }
    ),
    flat("8 scopes deep", warmed(nested(8, in: root))),
    flat("10,000 scopes deep", warmed(nested(10_000, in: root))),
    flat("among 1,000 values and overrides", warmed(crowded(1_000, in: warmed(Scope(.live))))),
    flat("among 10,000 values and overrides", warmed(crowded(10_000, in: warmed(Scope(.live))))),
  ]
}

/// Derives one scope from another, again and again.
private func nested(_ depth: Int, in scope: Scope) -> Scope {
  var scope = scope
  for _ in 0..<depth { scope = scope.overriding { _ in } }
  return scope
}

/// Reads many values of a scope, through key paths that it keeps, and overrides as many below it.
private func crowded(_ count: Int, in scope: Scope) -> Scope {
  let keyPaths = (0..<count).map { number in
    \Providers.[number] as KeyPath<Providers, Provider<Int>>
  }
  for _ in 0..<3 {
    for keyPath in keyPaths { keep(scope[dynamicMember: keyPath]) }
  }
  return scope.overriding { for number in 0..<count { $0[number] = 0 } }
}
