import BenchmarkProviders
import Heirloom

/// The unit of what is not a warm read.
@inline(never)
private func allocateSmallObjects(_ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number = makeService().next(number) }
  return number
}

/// Not inlined, or the object would not be on the heap.
@inline(never)
private func makeService() -> any Service {
  CountingService(step: 1)
}

@inline(never)
private func makeRoots(besides scope: Scope, _ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds where Scope(.live) == scope { number &+= 1 }
  return number
}

@inline(never)
private func makeChildren(of scope: Scope, _ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds where scope.overriding({ _ in }) == scope { number &+= 1 }
  return number
}

@inline(never)
private func overrideAndRead(_ scope: Scope, _ service: any Service, _ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds {
    let child = scope.overriding(\.service, with: service)
    number = child.service.next(number)
  }
  return number
}

@inline(never)
private func readInherited(_ scope: Scope, _ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number = scope.overriding { _ in }.service.next(number) }
  return number
}

@inline(never)
private func makeFirst(_ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number = Scope(.live).service.next(number) }
  return number
}

@inline(never)
private func makeByHand(_ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number = makeTree(number).branch.leaf.number }
  return number
}

@inline(never)
private func makeTree(_ number: Int) -> Tree {
  Tree(branch: makeBranch(number))
}

@inline(never)
private func makeBranch(_ number: Int) -> Branch {
  Branch(leaf: makeLeaf(number))
}

@inline(never)
private func makeLeaf(_ number: Int) -> Leaf {
  Leaf(number: number)
}

@inline(never)
private func makeAssisted(_ scope: Scope, _ rounds: Int) -> Int {
  var number = 0
  for _ in 0..<rounds { number = scope.tree(number).branch.leaf.number }
  return number
}

/// The comparisons of making and deriving.
func makingComparisons() -> [Comparison] {
  let root = Scope(.live)
  let service = root.service
  let unit = Batch { allocateSmallObjects($0) }
  for _ in 0..<3 {
    keep(overrideAndRead(root, service, 1) &+ readInherited(root, 1) &+ makeAssisted(root, 1))
  }

  func units(
    _ name: String,
    limit: Double,
    blockLimit: Double? = nil,
    rounds: Int = 10_000,
    _ body: @escaping (Int) -> Int
  ) -> Comparison {
    Comparison(
      name: "\(name), to allocating a small object",
      limit: limit,
      blockLimit: blockLimit,
      baseline: unit,
      measured: Batch(rounds: rounds, body)
    )
  }

  return [
    units("creating and dropping an empty root", limit: 4) { makeRoots(besides: root, $0) },
    units("creating and dropping an empty child", limit: 4) { makeChildren(of: root, $0) },
    units("overriding one value in a child and reading it", limit: 7, blockLimit: 2) {
      overrideAndRead(root, service, $0)
    },
    units("first read of an inherited value in a new child", limit: 7) { readInherited(root, $0) },
    units("first making of a value, with a root of its own", limit: 40) { makeFirst($0) },
    Comparison(
      name: "assisted product with a 3-deep chain, to building it by hand",
      limit: 1.5,
      baseline: Batch(rounds: 50_000) { makeByHand($0) },
      measured: Batch(rounds: 10_000) { makeAssisted(root, $0) }
    ),
  ]
}
