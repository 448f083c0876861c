public import Heirloom
import HeirloomPreviews
import QiitaViewerModel

/// One person using the application: the three root screens and what is open above them.
///
/// The root takes the dependency and builds its screens by plain initialisers; only the screens it
/// leads to are behind a `DependencyProvider`. Each of these has a host below the one that opened it,
/// whose scope provides what is the screen's own, and goes with it.
@MainActor
public final class ViewerSession {
  private struct Open {
    let screen: any ViewerScreen
    let host: ScopeHost
    let viewModels: ViewModelStore
  }

  private enum Root {
    case search
    case saved
    case account
  }

  private let scope: Scope
  private let host: ScopeHost
  private let search: ItemListScreen
  private let saved: SavedListScreen
  private let account: AccountScreen
  private var root = Root.search
  private var opened: [Open] = []

  /// Whether the person has ended the application.
  public private(set) var isEnded: Bool = false

  /// Creates a session that shows the search.
  ///
  /// - Parameters:
  ///   - dependency: What the screens need.
  ///   - scope: The scope that screens are shown in; it provides the dependency to all others.
  public init(dependency: AppDependency, in scope: Scope) {
    self.scope = scope
    host = ScopeHost(scope)
    search = ItemListScreen(viewModel: ItemListViewModel(apiClient: dependency.apiClient))
    saved = SavedListScreen(viewModel: SavedListViewModel(database: dependency.database))
    account = AccountScreen(
      viewModel: AccountViewModel(apiClient: dependency.apiClient, keychain: dependency.keychain)
    )
  }

  /// Shows the first screen.
  ///
  /// - Throws: An error with a message for a person.
  public func start() async throws {
    try await screen.appear(in: shownScope)
  }

  /// Renders the screen that is shown.
  ///
  /// - Parameter render: Renders a screen in the scope that it is shown in.
  ///
  /// - Returns: The rendered screen.
  public func render<Rendering>(
    _ render: @MainActor (any ViewerScreen, Scope) -> Rendering
  ) -> Rendering {
    render(screen, shownScope)
  }

  /// Carries out a command.
  ///
  /// - Parameter command: The command.
  ///
  /// - Throws: An error with a message for a person.
  public func perform(_ command: Command) async throws {
    switch command {
    case .help:
      break
    case .quit:
      isEnded = true
    case .back:
      if let last = opened.popLast() {
        close(last)
      } else if root != .search {
        root = .search
      } else {
        throw CommandError.nowhereToGoBack
      }
      try await screen.appear(in: shownScope)
    case .saved:
      try await show(.saved)
    case .account:
      try await show(.account)
    case .search:
      open(.search)
      try await pass(command)
    case .token, .forget:
      open(.account)
      try await pass(command)
    case .more, .open, .save, .delete, .yes, .no:
      try await pass(command)
    }
  }

  private var screen: any ViewerScreen {
    if let last = opened.last { return last.screen }
    return switch root {
    case .search: search
    case .saved: saved
    case .account: account
    }
  }

  /// The scope of the host that shows the screen.
  private var shownScope: Scope {
    opened.last?.host.scope ?? scope
  }

  private func pass(_ command: Command) async throws {
    switch try await screen.perform(command, in: shownScope) {
    case .stays:
      break
    case .opens(let screen):
      open(screen)
      try await screen.appear(in: shownScope)
    case .notUnderstood:
      throw CommandError.notHere(command.word)
    }
  }

  private func show(_ root: Root) async throws {
    open(root)
    try await screen.appear(in: shownScope)
  }

  private func open(_ root: Root) {
    while let last = opened.popLast() { close(last) }
    self.root = root
  }

  private func open(_ screen: any ViewerScreen) {
    let own = ScreenDependency(viewModels: ViewModelStore())
    let host = ScopeHost { $0.providing(own) }
    (opened.last?.host ?? self.host).add(host)
    opened.append(Open(screen: screen, host: host, viewModels: own.viewModels))
  }

  private func close(_ open: Open) {
    open.viewModels.clear()
    open.host.removeFromParent()
  }
}
