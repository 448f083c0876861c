import Heirloom
import Testing

struct MissingDependencyTests {
  // Guards against: a missing value crashed without saying which it was.
  @Test func `the message names what is missing, where it is asked for and what is there`() {
    let scope = Scope(.live).providing(
      UserBundle(name: "user"),
      fileID: "QiitaViewer/Main.swift",
      line: 12
    )
    let screen = DependencyProvider(fileID: "QiitaViewer/ItemListScreen.swift", line: 42) {
      (app: AppBundle) in app.title
    }

    let error = #expect(throws: MissingDependency.self) { try screen.resolve(in: scope) }

    let message = """
      No 'AppBundle' is provided in this scope. [missing-dependency]
        requested at  QiitaViewer/ItemListScreen.swift:42
        provided      UserBundle (QiitaViewer/Main.swift:12)
        to fix        scope.providing { AppBundle(…) } at the root
      """
    #expect(error?.description == message)
    #expect(error?.failure.message == message)
    #expect(error?.names == ["AppBundle"])
    #expect(error?.failure.id == .missingDependency)
    #expect(error?.failure.isFatal == false)
    #expect(error?.failure.place?.line == 42)
  }

  @Test func `nothing is made when something is missing`() {
    let made = MakingLog()
    let scope = Scope(.live) {
      $0.override(\.bundleNumber) { resolver in
        made.note("number \(resolver.bundleRequired)")
        return 1
      }
    }
    let screen = DependencyProvider(\.bundleNumber, \.bundleRequired) { number, text in
      "\(number) \(text)"
    }

    let error = #expect(throws: MissingDependency.self) { try screen.resolve(in: scope) }

    #expect(error?.names.count == 1)
    #expect(made.labels == [])
  }

  @Test func `several missing ones are reported together`() {
    let screen = DependencyProvider(fileID: "Sample/Screen.swift", line: 4) {
      (app: AppBundle, user: UserBundle) in app.title + user.name
    }

    let error = #expect(throws: MissingDependency.self) { try screen.resolve(in: Scope(.live)) }

    let message = """
      No 'AppBundle' and no 'UserBundle' is provided in this scope. [missing-dependency]
        requested at  Sample/Screen.swift:4
        to fix        scope.providing { AppBundle(…) } at the root
                      scope.providing { UserBundle(…) } at the root
      """
    #expect(error?.description == message)
    #expect(error?.names == ["AppBundle", "UserBundle"])
  }

  @Test func `of several only the missing ones are named`() {
    let scope = Scope(.live).providing(fileID: "Sample/Main.swift", line: 2) { _ in
      AppBundle(title: "app")
    }
    let screen = DependencyProvider(fileID: "Sample/Screen.swift", line: 4) {
      (app: AppBundle, user: UserBundle) in app.title + user.name
    }

    let error = #expect(throws: MissingDependency.self) { try screen.resolve(in: scope) }

    let message = """
      No 'UserBundle' is provided in this scope. [missing-dependency]
        requested at  Sample/Screen.swift:4
        provided      AppBundle (Sample/Main.swift:2)
        to fix        scope.providing { UserBundle(…) } at the root
      """
    #expect(error?.description == message)
  }

  @Test func `what is provided is listed nearest first, each type once`() {
    let scope = Scope(.live)
      .providing(UserBundle(name: "outer"), fileID: "Sample/Root.swift", line: 1)
      .providing(fileID: "Sample/Middle.swift", line: 2) { _ in FeatureModule.Settings() }
      .providing(UserBundle(name: "inner"), fileID: "Sample/Inner.swift", line: 3)
    let screen = DependencyProvider(fileID: "Sample/Screen.swift", line: 4) {
      (app: AppBundle) in app.title
    }

    let error = #expect(throws: MissingDependency.self) { try screen.resolve(in: scope) }

    let message = """
      No 'AppBundle' is provided in this scope. [missing-dependency]
        requested at  Sample/Screen.swift:4
        provided      UserBundle (Sample/Inner.swift:3)
                      Settings (Sample/Middle.swift:2)
        to fix        scope.providing { AppBundle(…) } at the root
      """
    #expect(error?.description == message)
  }

  @Test func `a provided type of the same name is pointed out as similar`() {
    let scope = Scope(.live).providing(
      OtherModule.Settings(),
      fileID: "Sample/Main.swift",
      line: 2
    )
    let screen = DependencyProvider(fileID: "Sample/Screen.swift", line: 4) {
      (_: FeatureModule.Settings) in "settings"
    }

    let error = #expect(throws: MissingDependency.self) { try screen.resolve(in: scope) }

    let message = """
      No 'Settings' is provided in this scope. [missing-dependency]
        requested at  Sample/Screen.swift:4
        provided      Settings (Sample/Main.swift:2)
        similar       HeirloomTests.OtherModule.Settings (Sample/Main.swift:2)
        to fix        scope.providing { Settings(…) } at the root
      """
    #expect(error?.description == message)
  }

  @Test func `required providers that no scope gives are missing dependencies`() {
    let screen = DependencyProvider(
      \.bundleRequired,
      \.bundleNumber,
      \.bundleOther,
      fileID: "Sample/Screen.swift",
      line: 4
    ) { "\($0) \($1) \($2)" }

    let error = #expect(throws: MissingDependency.self) { try screen.resolve(in: Scope(.live)) }

    let message = """
      No 'Sample.bundleRequired' and no 'Sample.bundleOther' is provided in this scope. \
      [missing-dependency]
        requested at  Sample/Screen.swift:4
        to fix        scope.overriding(\\.bundleRequired, with: …) at the root
                      scope.overriding(\\.bundleOther, with: …) at the root
      """
    #expect(error?.description == message)
    #expect(error?.names == ["Sample.bundleRequired", "Sample.bundleOther"])
  }

  @Test(arguments: [MissingDependencyPolicy.placeholder, .neutral])
  func `a place is reported once in a tree of scopes, whatever the policy`(
    _ policy: MissingDependencyPolicy
  ) {
    let failures = FailureLog()
    let scope = Scope(.live) {
      $0.failureHandler = failures.handler
      $0.missingDependencyPolicy = policy
    }
    let first = DependencyProvider(line: 1) { (app: AppBundle) in Card(app.title) }
    let second = DependencyProvider(line: 2) { (app: AppBundle) in Card(app.title) }

    for _ in 0..<3 { _ = first(in: scope) }
    for _ in 0..<3 { _ = first(in: scope.overriding { _ in }) }
    for _ in 0..<3 { _ = second(in: scope) }

    #expect(failures.identifiers == [.missingDependency, .missingDependency])
  }

  @Test func `another tree of scopes has its own report`() {
    let failures = FailureLog()
    let screen = DependencyProvider { (app: AppBundle) in Card(app.title) }

    for _ in 0..<2 { _ = screen(in: Scope(.live) { $0.failureHandler = failures.handler }) }

    #expect(failures.identifiers == [.missingDependency, .missingDependency])
  }

  @Test func `resolving reports nothing, for it throws`() {
    let failures = FailureLog()
    let scope = Scope(.live) { $0.failureHandler = failures.handler }

    _ = try? DependencyProvider { (app: AppBundle) in app.title }.resolve(in: scope)

    #expect(failures.messages.isEmpty)
  }

  @Test func `a failure's message never shows a value`() {
    let scope = Scope(.live).providing(UserBundle(name: "sample-secret"))
    let screen = DependencyProvider { (app: AppBundle) in app.title }

    let error = #expect(throws: MissingDependency.self) { try screen.resolve(in: scope) }

    #expect(error?.description.split(separator: " ").contains { $0 == "sample-secret" } == false)
  }
}
