import Heirloom
import HeirloomPreviews
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FixtureRenderingTests {
  @Test func `a fixture shows its screen in a preview scope of its own`() async {
    let fixture = fixture {
      $0.network = StubNetwork()
    } content: { scope in
      .text(scope.service)
    }

    let rendering = await fixture.render()

    #expect(rendering.content == .text("service of stub"))
    #expect(rendering.failure == nil)
    #expect(rendering.complaint == nil)
  }

  @Test func `each rendering has a fresh root, and what was made in it goes with it`() async {
    let tokens = WeakTokens()
    let fixture = fixture { scope in
      tokens.add(scope.token)
      return .empty
    }

    _ = await fixture.render()
    _ = await fixture.render()

    #expect(tokens.identifiers.count == 2)
    #expect(tokens.alive == 0)
  }

  @Test func `renderings at the same time do not disturb one another`() async {
    let gate = Gate<Void>()
    let waiting = fixture {
      $0.number = 3
    } content: { scope in
      try await gate.pass()
      return .text("\(scope.number)")
    }
    async let first = waiting.render()
    try? await gate.reached()

    let second = await fixture { .text("\($0.number)") }.render()
    gate.open()

    #expect(second.content == .text("1"))
    #expect(await first.content == .text("3"))
  }

  @Test func `what the content throws is told, and there is no screen`() async {
    let rendering = await fixture { _ in throw SampleError() }.render()

    #expect(rendering.content == .empty)
    #expect(
      rendering.complaint == "The fixture threw SampleError: This is the error of a sample."
    )
  }

  @Test func `a live recipe that is touched through other values fails the fixture`() async {
    let rendering = await fixture { .text($0.service) }.render()

    #expect(rendering.content == .text("service of live"))
    let complaint = rendering.complaint ?? ""
    #expect(complaint.contains("[live-recipe-read]"))
    #expect(complaint.contains("'HeirloomPreviewsTests.network'"))
  }

  @Test func `a missing dependency is red, in debug and release, and fails the fixture`() async {
    let rendering = await fixture { _ in
      .content(
        DependencyProvider(fileID: "Pages/Page.swift", line: 7) { (dependency: ServiceDependency) in
          ScreenNode.text(dependency.service)
        }
      )
    }.render()

    let lines = [
      "No 'ServiceDependency' is provided in this scope. [missing-dependency]",
      "  requested at  Pages/Page.swift:7",
      "  to fix        scope.providing { ServiceDependency(…) } at the root",
    ]
    #expect(rendering.content == .missing(["Dependency is not set."] + lines))
    #expect(rendering.complaint == lines.joined(separator: "\n"))
  }

  @Test func `a missing dependency that is resolved by hand fails the fixture as well`() async {
    let rendering = await fixture { scope in
      let provider = DependencyProvider { (dependency: ServiceDependency) in dependency.service }
      return .text(try provider.resolve(in: scope))
    }.render()

    #expect(rendering.complaint?.contains("[missing-dependency]") == true)
  }

  @Test func `an asynchronous value that is required and not given fails the fixture`() async {
    let rendering = await fixture { .text(try await $0[\.late]) }
      .render()

    #expect(rendering.complaint?.contains("[required-not-given]") == true)
  }

  @Test func `a failure that is expected makes a good fixture, and is still told`() async {
    let rendering = await fixture(expecting: .liveRecipeRead) { .text($0.service) }.render()

    #expect(rendering.complaint == nil)
    #expect(rendering.failure?.contains("[live-recipe-read]") == true)
    #expect(rendering.card.isFailureExpected)
  }

  @Test func `an expected failure may also be thrown`() async {
    let rendering = await fixture(expecting: .requiredNotGiven) {
      .text(try await $0[\.late])
    }.render()

    #expect(rendering.complaint == nil)
    #expect(rendering.card.isFailureExpected)
  }

  @Test func `an expected failure that is not met is a complaint`() async {
    let rendering = await fixture(expecting: .missingDependency) { _ in .empty }.render()

    #expect(
      rendering.complaint
        == "It was expected to fail with 'missing-dependency' and did not; drop 'expecting:'."
    )
    #expect(rendering.card.failure == rendering.complaint)
  }

  @Test func `another failure than the expected one is a complaint`() async {
    let rendering = await fixture(expecting: .missingDependency) { scope in
      .content(
        DependencyProvider { (_: ServiceDependency) in ScreenNode.text(scope.service) }
      )
    }.render()
    let worse = await fixture(expecting: .missingDependency) { .text($0.service) }.render()
    let thrown = await fixture(expecting: .missingDependency) { _ in throw SampleError() }.render()

    #expect(rendering.complaint == nil)
    #expect(worse.complaint?.contains("[live-recipe-read]") == true)
    #expect(thrown.complaint?.contains("SampleError") == true)
  }

  @Test func `a screen that is loading for ever is rendered, and leaves nothing behind`() async {
    let models = WeakReference<LoadingModel>()
    let fixture = fixture { _ in
      let gate = Gate<Int>()
      let model = LoadingModel()
      models.instance = model
      try await gate.hold { await model.load { try await gate.pass() } }
      return model.isLoading ? .progress("Loading") : .text("loaded")
    }

    let rendering = await fixture.render()

    #expect(rendering.complaint == nil)
    #expect(rendering.content == .progress("Loading"))
    while models.instance != nil { await Task.yield() }
  }

  @Test func `a task that was started by hand does not wait at a gate for ever either`() async {
    let models = WeakReference<LoadingModel>()
    let fixture = fixture { _ in
      let gate = Gate<Int>()
      let model = LoadingModel()
      models.instance = model
      Task { await model.load { try await gate.pass() } }
      try await gate.reached()
      return .empty
    }

    _ = await fixture.render()

    while models.instance != nil { await Task.yield() }
  }

  @Test func `who comes to a gate after the rendering does not wait`() async throws {
    let started = Gate<Void>()
    let late = Gate<Void>()
    let result = Gate<Bool>()
    let fixture = fixture { _ in
      let gate = Gate<Int>()
      Task.detached { try await late.pass() }
      Task {
        try? await started.pass()
        do { _ = try await gate.pass() } catch { result.open(error is CancellationError) }
      }
      try await started.reached()
      return .empty
    }

    _ = await fixture.render()

    #expect(try await result.pass())
    late.open()
  }

  @Test func `the screen is described in the scope that the fixture derives`() async {
    let fixture = fixture {
      $0.network = StubNetwork()
    } deriving: {
      $0.providing { ServiceDependency(service: $0.service) }
    } content: { _ in
      .content(DependencyProvider { (it: ServiceDependency) in ScreenNode.text(it.service) })
    }

    let rendering = await fixture.render()

    #expect(rendering.content == .text("service of stub"))
    #expect(rendering.complaint == nil)
  }

  @Test func `a variant comes on top of what the fixture sets`() async {
    let fixture = fixture("Usual") {
      $0.number = 3
    } content: { scope in
      .text("\(scope.number) \(scope.screenTextSize)")
    }
    let variants = fixture.variants(
      .textSize(.large),
      FixtureVariant("four") { $0.number = 4 }
    )

    #expect(variants.map(\.name) == ["Usual", "Usual, large text", "Usual, four"])
    var contents: [ResolvedNode] = []
    for variant in variants { contents.append(await variant.render().content) }
    #expect(contents == [.text("3 standard"), .text("3 large"), .text("4 standard")])
  }

  @Test func `the appearance is that of the scope, and counts as touched only by the screen`() async
  {
    let fixture = fixture { _ in .empty }
      .varied(.colorScheme(.dark)).varied(.language("ja")).varied(.textSize(.small))

    let rendering = await fixture.render()

    #expect(
      rendering.appearance
        == ScreenAppearance(textSize: .small, colorScheme: .dark, language: "ja")
    )
    #expect(rendering.audit.reads.isEmpty)
  }
}
