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
func comparisons() -> [Comparison] {
  let root = warmed(Scope(.live))
  let holder = ServiceHolder(service: root.service)
  let shallow = Batch { callRead(root, rounds: $0) }

  var deep = root
  for _ in 0..<8 { deep = deep.overriding { _ in } }
  let deepest = warmed(deep)
  let overridden = warmed(root.overriding { for number in 0..<1_000 { $0[number] = 0 } })
  for number in 0..<1_000 { keep(root[number]) }

  return [
    Comparison(
      name: "warm read and call, to a stored property",
      limit: 1.5,
      mayAllocate: false,
      baseline: Batch { callStored(holder, rounds: $0) },
      measured: shallow
    ),
    Comparison(
      name: "warm read of a number, to having its key path",
      limit: 1.2,
      mayAllocate: false,
      baseline: Batch { makeKeyPath(rounds: $0) },
      measured: Batch { readNumber(root, rounds: $0) }
    ),
    Comparison(
      name: "warm read through the current scope, to a task-local read and a warm read",
      limit: 1.5,
      mayAllocate: false,
      baseline: Batch { rounds in root.run { readCurrent(rounds) &+ callRead(root, rounds: rounds) }
      },
      measured: Batch { rounds in root.run { callCurrent(rounds) } }
    ),
    Comparison(
      name: "warm read 8 scopes deep, to a shallow one",
      limit: 1.25,
      mayAllocate: false,
      baseline: shallow,
      measured: Batch { callRead(deepest, rounds: $0) }
    ),
    Comparison(
      name: "warm read among 1,000 values and overrides, to a shallow one",
      limit: 1.25,
      mayAllocate: false,
      baseline: shallow,
      measured: Batch { callRead(overridden, rounds: $0) }
    ),
  ]
}
