public import Heirloom
public import StateRepositoryModel

/// What may be injected into the screens of the directory.
public struct DirectoryDependency: Dependency {
  /// The directory.
  public let directory: PaginatingRepository<UserDirectory>

  /// The users, by their handles; who they are is not known before a screen asks.
  public let users: Deferred<Keyed<String, Repository<User>>>

  /// Changes users.
  public let editor: UserEditor

  /// Where users are kept.
  public let cache: any UserCache

  /// How long users are good.
  public let expiry: Expiry

  /// Tells the time, and can be put forward.
  public let clock: DirectoryClock

  /// The origin within the program, which can be told to fail.
  public let origin: InProcessUserOrigin

  /// Reads the bundle.
  ///
  /// - Parameter resolver: Reads what it consists of.
  public init(from resolver: Resolver) {
    directory = resolver.directoryRepository
    users = resolver.deferred(\.userRepository)
    editor = resolver.userEditor
    cache = resolver.userCache
    expiry = resolver.userExpiry
    clock = resolver.directoryClock
    origin = resolver.inProcessOrigin
  }
}

extension Scope {
  /// Derives a scope that provides ``DirectoryDependency``, made from what this scope reads.
  ///
  /// - Returns: The derived scope.
  public func providingDirectory() -> Scope {
    providing { DirectoryDependency(from: $0) }
  }
}
