import Heirloom
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsyncProviderTests {
  @Test func `a value is made once and remembered`() async throws {
    let scope = Scope(.live)

    let first = try await scope.flightService
    let second = try await scope[\.flightService]

    #expect(first === second)
    #expect(scope.makingLog.labels == ["settings", "service"])
  }

  @Test func `a value is made again below an override of what it was made from`() async throws {
    let root = Scope(.live)
    let child = root.overriding(\.flightSettings, with: Token("other"))
    let grandchild = child.overriding(\.makingLogLabel, with: "unrelated")

    let service = try await root.flightService
    let other = try await child.flightService

    #expect(service.description == "service(settings)")
    #expect(other.description == "service(other)")
    #expect(try await grandchild.flightService === other)
    #expect(try await root.flightService === service)
  }

  @Test func `an override may be another maker that wraps the next binding outwards`() async throws
  {
    let root = Scope(.live)
    let child = root.overriding(\.flightSettings) {
      let settings = try await $0.flightSettings
      return $0.token("logged", from: settings)
    }

    #expect(try await child.flightService.description == "service(logged(settings))")
    #expect(try await root.flightService.description == "service(settings)")
  }

  @Test func `a singleton is made from the root's values whoever asks`() async throws {
    let root = Scope(.live)
    let child = root.overriding(\.flightSettings, with: Token("child"))

    let singleton = try await child.flightSingleton

    #expect(singleton.description == "singleton(settings)")
    #expect(try await root.flightSingleton === singleton)
  }

  @Test func `a tied value lives no further out than its anchor's binding`() async throws {
    let root = Scope(.live)
    let child = root.overriding(\.makingLogLabel, with: "request")

    let tied = try await child.flightTied

    #expect(try await root.flightTied !== tied)
    #expect(try await child.flightTied === tied)
  }

  @Test func `a variant is made in the scopes it is for`() async throws {
    #expect(try await Scope(.live).flightVariant == "live")
    #expect(try await Scope(.preview).flightVariant == "preview")
    #expect(try await Scope(.test).flightVariant == "test")
  }

  @Test func `a live recipe read in a test scope is reported and its value given`() async throws {
    let failures = FailureLog()
    let scope = Scope(.test) { $0.failureHandler = failures.handler }

    #expect(try await scope.flightLive == "live")
    #expect(failures.identifiers == [.liveRecipeRead])
  }

  @Test func `a required value that no scope gives is thrown`() async throws {
    let scope = Scope(.live, fileID: "Sample/Root.swift", line: 7)

    let failure = try await #require(throws: Failure.self) { _ = try await scope.flightClient }

    #expect(!failure.isFatal)
    #expect(
      failure.message == """
        'Sample.flightRequired' is required and no scope gives it. [required-not-given]
          needed by     HeirloomTests.flightClient (\(failure.clientPlace))
          requested at  the scope made at Sample/Root.swift:7
          declared at   Sample/Required.swift:3
          to fix        scope.overriding(\\.flightRequired, with: …) at the root
        """
    )
  }

  @Test func `a required value may be given`() async throws {
    let scope = Scope(.live) { $0.flightRequired = "given" }

    #expect(try await scope.flightClient == "client of given")
  }

  @Test func `a maker may read values of every kind`() async throws {
    let scope = Scope(.live)

    #expect(try await scope.flightEverything == "plain, main, settings, product of 1")
  }

  @Test func `a maker runs on the global actor that it is isolated to`() async throws {
    let scope = Scope(.live)

    let owned = try await scope.flightOwned

    #expect(owned.name == "owned by HeirloomTests")
    #expect(try await scope.flightOwned === owned)
  }

  @Test func `the scope that is current in a maker is none`() async throws {
    let scope = Scope(.live)

    let hasScope = try await scope.run { try await scope.flightSeesScope }

    #expect(!hasScope)
  }

  @Test func `the current scope's value can be asked for`() async throws {
    let scope = Scope(.live) { $0.flightSettings = Token("current") }

    let settings = try await scope.run { try await provided(\.flightSettings) }

    #expect(settings.description == "current")
  }

  @Test func `asking for a value with no scope bound is thrown`() async throws {
    let failure = try await #require(throws: Failure.self) {
      _ = try await provided(\.flightSettings)
    }

    #expect(failure.id == .noScope)
    #expect(!failure.isFatal)
  }

  @Test func `an optional overridden with nil is nil`() async throws {
    let scope = Scope(.live) { $0.flightOptional = nil }

    #expect(try await scope.flightOptional == nil)
    #expect(try await Scope(.live).flightOptional == "default")
  }

  @Test func `values die with the scope that is their home`() async throws {
    let root = Scope(.live)
    var child: Scope? = root.overriding(\.flightSettings, with: Token("child"))
    let service = WeakReference(try await child?.flightService)
    let shared = WeakReference(try await root.flightService)

    child = nil

    #expect(service.object == nil)
    #expect(shared.object != nil)
  }
}

extension Failure {
  /// The place of the provider that needed the value, whose line is not worth pinning.
  fileprivate var clientPlace: String {
    let start = message.firstRange(of: "flightClient (")?.upperBound
    return start.map { String(message[$0...].prefix { $0 != ")" }) } ?? ""
  }
}

@globalActor
actor OwnerActor {
  static let shared = OwnerActor()
}

@OwnerActor
final class OwnedThing {
  let name: String

  init(name: String) { self.name = name }
}

extension Providers {
  var flightSettings: AsyncProvider<Token> { AsyncProvider { $0.token("settings") } }
  var flightService: AsyncProvider<Token> {
    AsyncProvider {
      let settings = try await $0.flightSettings
      return $0.token("service", from: settings)
    }
  }
  var makingLogLabel: Provider<String> { Provider { _ in "label" } }
  fileprivate var flightSingleton: AsyncProvider<Token> {
    AsyncProvider {
      let settings = try await $0.flightSettings
      return $0.token("singleton", from: settings)
    }.singleton
  }
  fileprivate var flightTied: AsyncProvider<Token> {
    AsyncProvider { $0.token("tied") }.tied(to: \.makingLogLabel)
  }
  fileprivate var flightVariant: AsyncProvider<String> {
    .live { _ in "live" }.preview { _ in "preview" }.test { _ in "test" }
  }
  fileprivate var flightLive: AsyncProvider<String> { .live { _ in "live" } }
  fileprivate var flightRequired: AsyncProvider<String> {
    .required(fileID: "Sample/Required.swift", line: 3)
  }
  fileprivate var flightClient: AsyncProvider<String> {
    AsyncProvider { "client of \(try await $0.flightRequired)" }
  }
  fileprivate var flightPlain: Provider<String> { Provider { _ in "plain" } }
  fileprivate var flightMain: MainProvider<String> { MainProvider { _ in "main" } }
  fileprivate var flightProduct: AssistedProvider<String, Int> {
    AssistedProvider { "product of \($1)" }
  }
  fileprivate var flightEverything: AsyncProvider<String> {
    AsyncProvider {
      let settings = try await $0.flightSettings
      return "\($0.flightPlain), \(await $0.flightMain), \(settings), \($0.flightProduct(1))"
    }
  }
  fileprivate var flightName: Provider<String> { Provider { _ in "HeirloomTests" } }
  fileprivate var flightOwned: AsyncProvider<OwnedThing> {
    AsyncProvider { @OwnerActor in OwnedThing(name: "owned by \($0.flightName)") }
  }
  fileprivate var flightSeesScope: AsyncProvider<Bool> {
    AsyncProvider { _ in Scope.current != nil }
  }
  fileprivate var flightOptional: AsyncProvider<String?> { AsyncProvider { _ in "default" } }
}
