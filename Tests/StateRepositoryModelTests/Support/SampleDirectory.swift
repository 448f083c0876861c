import Foundation
import StateRepositoryModel

/// A directory that was put together by hand.
struct SampleDirectory {
  let origin: InProcessUserOrigin
  let cache: any UserCache
  private let expiry: Expiry
  private let states = StateHolder<SingleKey, UserDirectory>()
  private let userStates = StateHolder<String, User>()

  init(
    origin: InProcessUserOrigin,
    cache: any UserCache = InMemoryUserCache(),
    clock: DirectoryClock = DirectoryClock { Date(timeIntervalSince1970: 0) }
  ) {
    self.origin = origin
    self.cache = cache
    expiry = Expiry(lifetime: 600, clock: clock)
  }

  var repository: PaginatingRepository<UserDirectory> {
    DirectoryRepositoryFactory(stateHolder: states, origin: origin, cache: cache, expiry: expiry)
      .makeRepository()
  }

  func user(_ handle: String) -> Repository<User> {
    UserRepositoryFactory(
      handle: handle,
      stateHolder: userStates,
      origin: origin,
      cache: cache,
      expiry: expiry
    )
    .makeRepository()
  }

  var editor: UserEditor {
    UserEditor(origin: origin, directory: repository, user: { user($0) })
  }
}
