/// A repository of data that comes in pages.
///
/// Its followers always receive all pages joined.
public struct PaginatingRepository<Content: Sendable>: ContentRepository {
  /// What all repositories have in common.
  public let engine: RepositoryEngine<Content>

  /// Fetches another page, unless the last one is there.
  ///
  /// It does nothing while data is being loaded, so that nobody who calls it needs to know. When the
  /// fetch fails the pages stay.
  ///
  /// - Parameter isContinued: Whether to go on when the latest fetch has failed.
  public func requestAdditionalData(continuingAfterError isContinued: Bool = true) async {
    let demand = Demand(
      clearsBefore: false,
      clearsOnFailure: false,
      continuesAfterError: isContinued,
      isAdditional: true
    )
    await engine.meet(demand)
  }
}
