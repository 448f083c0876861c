import Heirloom
import HeirloomPreviews

/// Something that tells which ones there are.
final class Token: Sendable {}

protocol Network: Sendable {
  func answer() -> String
}

struct StubNetwork: Network {
  var text = "stub"
  func answer() -> String { text }
}

extension Providers {
  var network: Provider<any Network> { .live { _ in StubNetwork(text: "live") } }
  var service: Provider<String> { Provider { "service of \($0.network.answer())" } }
  var model: MainProvider<String> { MainProvider { "model of \($0.service)" } }
  var token: Provider<Token> { Provider { _ in Token() } }
  var number: Provider<Int> { Provider { _ in 1 } }
  var other: Provider<Int> { Provider { _ in 2 } }
  var given: Provider<String> { .required() }
  var late: AsyncProvider<String> { .required() }
  var hello: AssistedProvider<String, String> { AssistedProvider { "\($0.number) \($1)" } }
}

struct ServiceDependency: Dependency {
  let service: String
}

/// A fixture in a file and on a line that a message may name.
func fixture(
  _ name: String = "Usual",
  expecting failure: Failure.ID? = nil,
  overriding overrides: @escaping @Sendable (inout Overrides) -> Void = { _ in },
  deriving derivation: (@Sendable (Scope) -> Scope)? = nil,
  content: @escaping @MainActor @Sendable (Scope) async throws -> ScreenNode
) -> Fixture {
  Fixture(
    name,
    expecting: failure,
    fileID: "Pages/PageFixtures.swift",
    line: 12,
    overriding: overrides,
    deriving: derivation,
    content: content
  )
}
