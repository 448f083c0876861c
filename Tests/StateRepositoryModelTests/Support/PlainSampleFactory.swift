import StateRepositoryModel

/// What repositories of whole samples are made from.
struct PlainSampleFactory: RepositoryFactory {
  let world: SampleWorld
  let key: String

  var stateHolder: StateHolder<String, [String]> { world.holder }

  func loadFromCache() async -> [String]? { await world.load(key) }

  func saveToCache(_ content: [String]?) async { world.write(content, for: key) }

  func fetchFromOrigin() async throws -> Fetched<[String]> { try await world.fetch(key) }

  func needsRefresh(_ cached: [String]) async -> Bool { cached.contains("old") }
}
