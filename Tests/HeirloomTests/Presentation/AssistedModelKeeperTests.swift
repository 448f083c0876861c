import Heirloom
import Testing

@MainActor
struct AssistedModelKeeperTests {
  private let scope = Scope(.test)
  private let keeper = AssistedModelKeeper<NoteViewModel>()

  /// Renders as a body does: with a request that is another one each time.
  private func render(
    _ number: Int,
    _ policy: ViewModelArgumentPolicy<NoteViewModel> = .recreate,
    in scope: Scope?
  ) -> NoteViewModel {
    keeper.value(for: Self.request(number, policy), in: scope)
  }

  private static func request(
    _ number: Int,
    _ policy: ViewModelArgumentPolicy<NoteViewModel> = .recreate
  ) -> AssistedModelRequest<NoteViewModel> {
    let place = SourcePlace(fileID: "Sample/NoteView.swift", line: 7)
    return AssistedModelRequest(number, policy: policy, at: place) { scope in
      scope.makingLog.note("factory read")
      return scope.note
    }
  }

  private var labels: [String] { scope.makingLog.labels }

  @Test func `a view model is made once over twenty renderings, and the scope is read once`() {
    let first = render(1, in: scope)

    for _ in 1...19 { #expect(render(1, in: scope) === first) }

    #expect(labels == ["factory read", "note 1"])
  }

  @Test func `nothing is made and no scope is read before the first rendering`() {
    _ = Self.request(1)

    #expect(labels.isEmpty)
  }

  @Test func `a view of another identity has another view model`() {
    let first = render(1, in: scope)

    let second = AssistedModelKeeper<NoteViewModel>().value(for: Self.request(1), in: scope)

    #expect(second !== first)
    #expect(second.client === first.client)
  }

  @Test func `another scope leaves the view model as it is`() {
    let first = render(1, in: scope)

    #expect(render(1, in: scope.overriding(\.noteClient, with: NoteClient())) === first)
    #expect(render(1, in: nil) === first)
  }

  @Test func `another argument makes another view model, in the scope that now reaches the view`() {
    let weak = WeakReference(render(1, in: scope))
    let client = NoteClient()

    let second = render(2, in: scope.overriding(\.noteClient, with: client))

    #expect(second.number == 2)
    #expect(second.client === client)
    #expect(weak.object == nil)
    #expect(
      labels == ["factory read", "note 1", "note 1 cleared", "factory read", "note 2"]
    )
  }

  @Test func `reuse keeps the view model, whatever the argument`() {
    let first = render(1, .reuse, in: scope)

    #expect(render(2, .reuse, in: scope) === first)
    #expect(render(2, .reuse, in: scope) === first)
    #expect(first.number == 1)
    #expect(labels == ["factory read", "note 1"])
  }

  @Test func `update tells the view model each new argument once`() {
    var updates: [Int] = []
    let policy = ViewModelArgumentPolicy<NoteViewModel>.update { viewModel, number in
      updates.append(number)
      viewModel.renumber(number)
    }
    let first = render(1, policy, in: scope)

    for number in [1, 2, 2, 2, 3] { #expect(render(number, policy, in: scope) === first) }

    #expect(updates == [2, 3])
    #expect(labels == ["factory read", "note 1"])
  }

  @Test func `a changed argument is no conflict, for the view has one at a time`() {
    let failures = FailureLog()
    let scope = scope.overriding(\.failureHandler, with: failures.handler)

    _ = render(1, in: scope)
    _ = render(2, in: scope)

    #expect(failures.messages.isEmpty)
  }

  @Test func `trap ends the program with the place of the property`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let scope = Scope(.live)
      let keeper = AssistedModelKeeper<NoteViewModel>()
      _ = keeper.value(for: AssistedModelKeeperTests.request(1, .trap), in: scope)
      _ = keeper.value(for: AssistedModelKeeperTests.request(1, .trap), in: scope)
      _ = keeper.value(for: AssistedModelKeeperTests.request(2, .trap), in: scope)
    }

    let message = """
      The argument of 'NoteViewModel' has changed. [view-model-argument-changed]
        requested at  Sample/NoteView.swift:7
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `without a scope no view model can be made, and the message says how to set one`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let keeper = AssistedModelKeeper<NoteViewModel>()
      _ = keeper.value(for: AssistedModelKeeperTests.request(1), in: nil)
    }

    let message = """
      No scope reaches this view, which needs 'NoteViewModel'. [host-without-scope]
        requested at  Sample/NoteView.swift:7
        to fix        content.scope(app) at the root of the views
      """
    #expect(result.standardError.contains(message))
  }

  @Test func `an argument that cannot be compared keeps the view model`() {
    let keeper = AssistedModelKeeper<SketchViewModel>()
    func render(_ title: String) -> SketchViewModel {
      let place = SourcePlace(fileID: #fileID, line: #line)
      return keeper.value(
        for: AssistedModelRequest({ title }, policy: .reuse, at: place) { _ in
          MainAssisted { SketchViewModel(title: $0) }
        },
        in: scope
      )
    }
    let first = render("one")

    #expect(render("two") === first)
    #expect(first.title == "one")
  }

  @Test func `a view model is made as it pairs its factory`() {
    let keeper = AssistedModelKeeper<DoublingViewModel>()
    let place = SourcePlace(fileID: #fileID, line: #line)
    let request = AssistedModelRequest<DoublingViewModel>(21, policy: .recreate, at: place) { _ in
      MainAssisted { DoublingViewModel(number: $0) }
    }

    #expect(keeper.value(for: request, in: scope).number == 42)
  }

  @Test func `each view model is followed once, until there is another one`() {
    let log = FollowingLog()
    func render(_ number: Int) {
      _ = keeper.value(for: Self.request(number), in: scope) { model in
        log.follow(model)
      }
    }

    for _ in 1...20 { render(1) }
    #expect(log.followed.map(\.number) == [1])
    #expect(log.tokens[0].object != nil)

    render(2)
    #expect(log.followed.map(\.number) == [1, 2])
    #expect(log.tokens[0].object == nil)
    #expect(log.tokens[1].object != nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func `the view model is cleared when the identity goes`() async {
    var keeper: AssistedModelKeeper<DownloadViewModel>? = AssistedModelKeeper()
    let place = SourcePlace(fileID: #fileID, line: #line)
    let request = AssistedModelRequest<DownloadViewModel>(1, policy: .recreate, at: place) {
      $0.download
    }
    await keeper?.value(for: request, in: scope).start()
    #expect(labels.isEmpty)

    keeper = nil
    while labels.count < 4 { await Task.yield() }

    #expect(
      labels == [
        "task of 1", "second closeable of 1", "first closeable of 1", "1 cleared",
      ]
    )
  }
}

/// Whom a keeper has followed, and what it was given to keep meanwhile.
@MainActor
private final class FollowingLog {
  private(set) var followed: [NoteViewModel] = []
  private(set) var tokens: [WeakReference] = []

  func follow(_ model: NoteViewModel) -> Token {
    followed.append(model)
    let token = Token("\(model.number)")
    tokens.append(WeakReference(token))
    return token
  }
}
