import Heirloom
import Testing

struct DeferredTests {
  @Test func `a deferred value is read later from the home of its holder`() {
    let scope = Scope(.live)

    let holder = scope.deferredHolder

    #expect(scope.makingLog.labels.isEmpty)
    #expect(holder.later.value === scope.deferredPart)
  }

  @Test func `reading again gives the same value`() {
    let scope = Scope(.live)

    let values = (0..<3).map { _ in scope.deferredHolder.later.value }

    #expect(values.allSatisfy { $0 === values[0] })
  }

  @Test func `two values may hold each other by a deferred reader`() {
    let scope = Scope(.live)

    let parent = scope.deferredParent

    #expect(parent.child.parent.value === parent)
  }

  @Test func `a holder below an override reads the override`() {
    let root = Scope(.live)
    let child = root.overriding(\.deferredPart, with: Token("child"))

    #expect(child.deferredHolder.later.value.label == "child")
    #expect(root.deferredHolder.later.value.label == "part")
  }

  @Test func `a factory can be deferred`() {
    let root = Scope(.live)
    let child = root.overriding(\.deferredPart, with: Token("child"))

    let products = [root, child].map { $0.deferredFactory.value(1).description }

    #expect(products == ["1(part)", "1(child)"])
  }

  @Test func `a product of a factory reads from the scope it was called in`() {
    let root = Scope(.live)
    let child = root.overriding(\.deferredPart, with: Token("child"))

    let labels = [root, child].map { $0.deferredProduct().later.value.label }

    #expect(labels == ["part", "child"])
  }

  @Test func `a product made within a maker reads from the home of the maker's value`() {
    let root = Scope(.live)
    let child = root.overriding(\.deferredPart, with: Token("child"))

    let labels = [root, child].map { $0.deferredOwner.later.value.label }

    #expect(labels == ["part", "child"])
  }

  @Test func `a singleton's deferred reader reads from the root`() {
    let root = Scope(.live)
    let child = root.overriding(\.deferredPart, with: Token("child"))

    #expect(child.deferredSingleton.later.value === root.deferredPart)
  }

  @Test func `reading after the scope is gone ends the program and names the value`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let part = Scope(.live).deferredHolder.later
      _ = part.value
    }

    let message = """
      The deferred 'Sample.deferredPart' was read after its scope was gone. [deferred-scope-gone]
        declared at   Sample/Part.swift:3
        to fix        keep the scope for as long as what was made in it is used
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `reading before the maker has returned ends the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ =
        Scope(.live).overriding(\.deferredParent) { $0.deferred(\.deferredParent).value }
        .deferredParent
    }

    let message = """
      The deferred 'Sample.deferredParent' was read before its maker returned. [deferred-read-in-maker]
        declared at   Sample/Parent.swift:5
        to fix        read it from the resolver if the maker needs it
      """
    #expect(result.standardError.contains(message))
  }
}

private final class DeferredHolder: Sendable {
  let later: Deferred<Token>

  init(_ later: Deferred<Token>) { self.later = later }
}

private final class DeferredParent: Sendable {
  let child: DeferredChild

  init(child: DeferredChild) { self.child = child }
}

private final class DeferredChild: Sendable {
  let parent: Deferred<DeferredParent>

  init(parent: Deferred<DeferredParent>) { self.parent = parent }
}

extension Providers {
  fileprivate var deferredPart: Provider<Token> {
    Provider(fileID: "Sample/Part.swift", line: 3) { $0.token("part") }
  }
  fileprivate var deferredHolder: Provider<DeferredHolder> {
    Provider { DeferredHolder($0.deferred(\.deferredPart)) }
  }
  fileprivate var deferredParent: Provider<DeferredParent> {
    Provider(fileID: "Sample/Parent.swift", line: 5) { DeferredParent(child: $0.deferredChild) }
  }
  fileprivate var deferredChild: Provider<DeferredChild> {
    Provider { DeferredChild(parent: $0.deferred(\.deferredParent)) }
  }
  fileprivate var deferredCall: AssistedProvider<Token, Int> {
    AssistedProvider { Token("\($1)", from: [$0.deferredPart]) }
  }
  fileprivate var deferredFactory: Provider<Deferred<Assisted<Token, Int>>> {
    Provider { $0.deferred(\.deferredCall) }
  }
  fileprivate var deferredProduct: AssistedProvider<DeferredHolder> {
    AssistedProvider { DeferredHolder($0.deferred(\.deferredPart)) }
  }
  fileprivate var deferredOwner: Provider<DeferredHolder> { Provider { $0.deferredProduct() } }
  fileprivate var deferredSingleton: Provider<DeferredHolder> {
    Provider { DeferredHolder($0.deferred(\.deferredPart)) }.singleton
  }
}
