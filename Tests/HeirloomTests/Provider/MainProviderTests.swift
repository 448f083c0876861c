import Dispatch
import Heirloom
import Testing

struct MainProviderTests {
  // Guards against: a main-actor provider read from a detached task trapped.
  @Test func `a detached task reads it with await and its maker runs on the main actor`() async {
    let scope = Scope(.live)

    DispatchQueue.main.setSpecific(key: MainRouter.queueKey, value: true)

    let router = await Task.detached { await scope.mainRouter }.value
    let again = await scope.mainRouter

    #expect(router.wasMadeOnMainQueue)
    #expect(router === again)
  }

  @Test func `a thread pool's tasks all get one instance`() async {
    let scope = Scope(.live)

    let routers = await withTaskGroup(of: MainRouter.self) { group in
      for _ in 0..<32 { group.addTask { await scope.mainRouter } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(Set(routers.map(ObjectIdentifier.init)).count == 1)
    #expect(scope.makingLog.labels == ["router", "name"])
  }

  @MainActor @Test func `main-actor code reads it synchronously`() {
    let scope = Scope(.live)

    #expect(scope.mainRouter === scope[\.mainRouter])
    #expect(scope.mainScreen.router === scope.mainRouter)
  }

  @MainActor @Test func `a plain value in it is the one everybody shares`() {
    let scope = Scope(.live)

    #expect(scope.mainRouter.name === scope.mainName)
  }

  @MainActor @Test func `it is under the laws of any value`() {
    let root = Scope(.live)
    let child = root.overriding(\.mainName, with: Token("child"))
    let other = root.overriding { _ in }

    #expect(child.mainScreen.router.name.label == "child")
    #expect(other.mainScreen === root.mainScreen)
    #expect(child.mainScreen !== root.mainScreen)
  }

  @MainActor @Test func `it is overridden with a value or a maker`() {
    let root = Scope(.live)
    let router = root.mainRouter
    let given = Scope(.live).overriding(\.mainRouter, with: router)
    let made = root.overriding(\.mainRouter) { MainRouter(name: $0.mainRouter.name) }

    #expect(given.mainScreen.router === router)
    #expect(made.mainRouter !== router)
    #expect(made.mainRouter.name === router.name)
  }

  // Guards against: a type on a global actor of one's own could not be provided.
  @Test func `an actor and a class on an actor of its own can be provided`() async {
    let scope = Scope(.live)

    let counts = [await scope.mainCounter.next(), await scope.mainCounter.next()]
    let title = await scope.mainArchive.open()

    #expect(counts == [1, 2])
    #expect(title == "archive")
  }

  @MainActor @Test func `a main-actor factory makes a new product at each call`() {
    let scope = Scope(.live)

    let screens = [scope.mainNewScreen("a"), scope.mainNewScreen("b")]

    #expect(screens[0] !== screens[1])
    #expect(screens[0].router === screens[1].router)
  }

  @Test func `a main-actor factory is called with await elsewhere`() async {
    let scope = Scope(.live)

    let screen = await Task.detached { await scope.mainNewScreen("a") }.value
    let router = await scope.mainRouter

    #expect(screen.router === router)
  }
}

@MainActor final class MainRouter {
  let name: Token
  nonisolated let wasMadeOnMainQueue = DispatchQueue.getSpecific(key: queueKey) == true

  nonisolated static let queueKey = DispatchSpecificKey<Bool>()

  init(name: Token) { self.name = name }
}

@MainActor final class MainScreen {
  nonisolated let router: MainRouter

  init(router: MainRouter) { self.router = router }
}

actor MainCounter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@globalActor actor ArchiveActor {
  static let shared = ArchiveActor()
}

@ArchiveActor final class MainArchive {
  private var title: String

  nonisolated init(title: String) { self.title = title }

  func open() -> String { title }
}

extension Providers {
  fileprivate var mainName: Provider<Token> { Provider { $0.token("name") } }
  fileprivate var mainRouter: MainProvider<MainRouter> {
    MainProvider {
      $0.makingLog.note("router")
      return MainRouter(name: $0.mainName)
    }
  }
  fileprivate var mainScreen: MainProvider<MainScreen> {
    MainProvider { MainScreen(router: $0.mainRouter) }
  }
  fileprivate var mainCounter: Provider<MainCounter> { Provider { _ in MainCounter() } }
  fileprivate var mainArchive: Provider<MainArchive> {
    Provider { _ in MainArchive(title: "archive") }
  }
  fileprivate var mainNewScreen: MainAssistedProvider<MainScreen, String> {
    MainAssistedProvider { resolver, _ in MainScreen(router: resolver.mainRouter) }
  }
}
