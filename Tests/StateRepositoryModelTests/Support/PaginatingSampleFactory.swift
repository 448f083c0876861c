import StateRepositoryModel

/// What repositories of samples in pages are made from.
struct PaginatingSampleFactory: PaginatingRepositoryFactory {
  let world: SampleWorld
  let key: String

  var stateHolder: StateHolder<String, [String]> { world.holder }

  func loadFromCache() async -> [String]? { await world.load(key) }

  func saveToCache(_ content: [String]?) async { world.write(content, for: key) }

  func saveAdditionalToCache(_ new: [String], after cached: [String]?) async {
    world.write((cached ?? []) + new, for: key)
  }

  func fetchFromOrigin() async throws -> Fetched<[String]> { try await world.fetch(key) }

  func fetchAdditionalFromOrigin(after cached: [String]?) async throws -> Fetched<[String]> {
    try await world.fetch(key)
  }

  func needsRefresh(_ cached: [String]) async -> Bool { cached.contains("old") }
}
