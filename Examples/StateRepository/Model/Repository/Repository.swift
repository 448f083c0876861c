/// A repository of data that comes as a whole.
public struct Repository<Content: Sendable>: ContentRepository {
  /// What all repositories have in common.
  public let engine: RepositoryEngine<Content>
}
