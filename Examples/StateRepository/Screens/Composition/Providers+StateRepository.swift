import Foundation
public import Heirloom
public import StateRepositoryModel

extension Providers {
  /// How long a request to the origin takes.
  public var originPace: Provider<Duration> { Provider { _ in .zero } }

  /// Measures how long a request to the origin takes.
  public var pacingClock: Provider<any Clock<Duration>> { Provider { _ in ContinuousClock() } }

  /// The origin within the program, which can be told to fail.
  public var inProcessOrigin: Provider<InProcessUserOrigin> {
    Provider { InProcessUserOrigin(pace: $0.originPace, clock: $0.pacingClock) }
  }

  /// Where users come from.
  public var userOrigin: Provider<any UserOrigin> { Provider { $0.inProcessOrigin } }

  /// Where users are kept; the root of the program gives one in a file.
  public var userCache: Provider<any UserCache> { Provider { _ in InMemoryUserCache() } }

  /// Tells the time, for the age of what the cache has.
  public var directoryClock: Provider<DirectoryClock> {
    .live { _ in DirectoryClock { Date() } }
      .preview { _ in DirectoryClock { Date(timeIntervalSince1970: 0) } }
      .test { _ in DirectoryClock { Date(timeIntervalSince1970: 0) } }
  }

  /// How long users are good: ten minutes.
  public var userExpiry: Provider<Expiry> {
    Provider { Expiry(lifetime: 600, clock: $0.directoryClock) }
  }

  /// Holds how the directory stands.
  ///
  /// State belongs with its data: a scope with a cache of its own has states of its own.
  public var directoryStates: Provider<StateHolder<SingleKey, UserDirectory>> {
    Provider { _ in StateHolder() }
      .tied(to: \.userCache)
      .onClose { await $0.clear() }
  }

  /// Holds how users stand, by their handles.
  public var userStates: Provider<StateHolder<String, User>> {
    Provider { _ in StateHolder() }
      .tied(to: \.userCache)
      .onClose { await $0.clear() }
  }

  /// The directory.
  public var directoryRepository: Provider<PaginatingRepository<UserDirectory>> {
    Provider {
      DirectoryRepositoryFactory(
        stateHolder: $0.directoryStates,
        origin: $0.userOrigin,
        cache: $0.userCache,
        expiry: $0.userExpiry
      )
      .makeRepository()
    }
  }

  /// The users, by their handles.
  public var userRepository: KeyedProvider<String, Repository<User>> {
    KeyedProvider { resolver, handle in
      UserRepositoryFactory(
        handle: handle,
        stateHolder: resolver.userStates,
        origin: resolver.userOrigin,
        cache: resolver.userCache,
        expiry: resolver.userExpiry
      )
      .makeRepository()
    }
  }

  /// Changes users.
  public var userEditor: Provider<UserEditor> {
    Provider {
      let users = $0.deferred(\.userRepository)
      return UserEditor(
        origin: $0.userOrigin,
        directory: $0.directoryRepository,
        user: { users.value[$0] }
      )
    }
  }
}
