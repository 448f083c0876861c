import StateRepositoryModel

/// The kinds of repositories, which have everything but pages in common.
enum SampleKind: CaseIterable {
  case plain
  case paginating

  func repository(
    in world: SampleWorld,
    _ key: String = "sample"
  ) -> any ContentRepository<[String]> {
    switch self {
    case .plain: world.plain(key)
    case .paginating: world.paginating(key)
    }
  }
}
