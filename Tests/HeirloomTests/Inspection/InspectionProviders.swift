import Heirloom

struct InspectionDependency: Dependency {
  let store: Token
}

extension Providers {
  var inspectionClock: Provider<Token> {
    .live(fileID: "Sample/Clock.swift", line: 3) { _ in Token("clock") }
      .test { _ in Token("test clock") }
  }
  var inspectionAddress: Provider<String> { .required(fileID: "Sample/Address.swift", line: 2) }
  var inspectionStore: Provider<Token> {
    Provider(fileID: "Sample/Store.swift", line: 5) { Token("store", from: [$0.inspectionClock]) }
  }
  var inspectionSearch: Provider<Token> {
    Provider(fileID: "Sample/Search.swift", line: 4) {
      Token("search", from: [$0.inspectionStore, $0.inspectionClock, $0.inspectionStore])
    }
  }
  var inspectionShared: Provider<Token> {
    Provider(fileID: "Sample/Shared.swift", line: 6) { Token("shared", from: [$0.inspectionStore]) }
      .singleton
  }
  var inspectionSharedUser: Provider<Token> {
    Provider(fileID: "Sample/User.swift", line: 7) { Token("user", from: [$0.inspectionShared]) }
  }
  var inspectionUnit: Provider<Token> {
    Provider(fileID: "Sample/Unit.swift", line: 8) { _ in Token("unit") }
      .tied(to: \.inspectionClock)
  }
  var inspectionMailbox: Provider<Deferred<Token>> {
    Provider(fileID: "Sample/Mailbox.swift", line: 9) { $0.deferred(\.inspectionStore) }
  }
  var inspectionMailboxUser: Provider<String> {
    Provider(fileID: "Sample/Post.swift", line: 10) { resolver in
      _ = resolver.inspectionMailbox
      return "post"
    }
  }
  var inspectionRouter: MainProvider<Token> {
    MainProvider(fileID: "Sample/Router.swift", line: 11) {
      Token("router", from: [$0.inspectionClock])
    }
  }
  var inspectionSession: AsyncProvider<Token> {
    AsyncProvider(fileID: "Sample/Session.swift", line: 12) {
      Token("session", from: [$0.inspectionStore])
    }
  }
  var inspectionAccount: AsyncProvider<Token> {
    AsyncProvider(fileID: "Sample/Account.swift", line: 13) {
      Token("account", from: [try await $0.inspectionSession])
    }
  }
  var inspectionNote: AssistedProvider<Token, String> {
    AssistedProvider(fileID: "Sample/Note.swift", line: 14) { resolver, title in
      Token(title, from: [resolver.inspectionStore])
    }
  }
  var inspectionNotebook: Provider<Token> {
    Provider(fileID: "Sample/Notebook.swift", line: 15) {
      Token("notebook", from: [$0.inspectionNote("first")])
    }
  }
  var inspectionScreen: Provider<Bool> {
    Provider(fileID: "Sample/Screen.swift", line: 16) { $0[InspectionDependency.self] != nil }
  }
  subscript(inspectionNumber number: Int) -> Provider<Int> {
    Provider(fileID: "Sample/Number.swift", line: 17) { resolver in
      _ = number > 0 ? resolver.inspectionClock : resolver.inspectionStore
      return number
    }
  }
  var inspectionPage: KeyedProvider<String, Token> {
    KeyedProvider(fileID: "Sample/Page.swift", line: 18) { resolver, title in
      Token(title, from: [title == "index" ? resolver.inspectionClock : resolver.inspectionStore])
    }
  }
  var inspectionRecent: KeyedProvider<Int, Token> {
    KeyedProvider(fileID: "Sample/Recent.swift", line: 19) { resolver, number in
      Token("\(number)", from: [resolver.inspectionPage["index"]])
    }.keeping(atMost: 2)
  }
  var explain: Provider<String> { Provider { _ in "a provider called explain" } }
}
