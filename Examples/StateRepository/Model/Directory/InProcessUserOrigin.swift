import Synchronization

/// An origin within the program, which takes its time and can be told to fail.
public final class InProcessUserOrigin: UserOrigin {
  private struct Contents {
    var users: [User]
    var failuresToCome = 0
    var requests = 0
    var hold: Completion?
  }

  private let contents: Mutex<Contents>
  private let pageSize: Int
  private let pace: Duration
  private let clock: any Clock<Duration>

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - users: Its users.
  ///   - pageSize: How many of them are a page.
  ///   - pace: How long a request takes.
  ///   - clock: Measures the time that it takes.
  public init(
    users: [User] = InProcessUserOrigin.samples(12),
    pageSize: Int = 5,
    pace: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    contents = Mutex(Contents(users: users))
    self.pageSize = max(1, pageSize)
    self.pace = pace
    self.clock = clock
  }

  /// Returns sample users.
  ///
  /// - Parameter count: How many.
  ///
  /// - Returns: Users with numbered handles and names.
  public static func samples(_ count: Int) -> [User] {
    (0..<count).map { index in
      let number = index + 1
      let digits = number < 10 ? "0\(number)" : "\(number)"
      return User(handle: "sample-\(digits)", name: "Sample User \(number)")
    }
  }

  /// How many requests there have been, failed ones included.
  public var requests: Int { contents.withLock(\.requests) }

  /// Lets the next requests fail.
  ///
  /// - Parameter count: How many of them.
  public func fail(_ count: Int = 1) {
    contents.withLock { $0.failuresToCome = count }
  }

  /// Lets requests wait until ``release()``.
  public func hold() {
    contents.withLock { $0.hold = $0.hold ?? Completion() }
  }

  /// Lets requests go on.
  public func release() {
    contents.withLock { contents in
      defer { contents.hold = nil }
      return contents.hold
    }?.finish()
  }

  /// Returns a page of the directory.
  ///
  /// - Parameter key: The handle that the page follows; nil for the first page.
  ///
  /// - Returns: The users of the page; the key of the next one is the handle of its last user.
  ///
  /// - Throws: ``UserOriginError/unavailable`` where it was told to fail.
  public func users(at key: String?) async throws -> UserDirectory {
    try await answer { contents in
      let rest = contents.users.drop { user in key.map { user.handle <= $0 } ?? false }
      let page = Array(rest.prefix(self.pageSize))
      return UserDirectory(
        users: page,
        nextKey: rest.count > page.count ? page.last?.handle : nil
      )
    }
  }

  /// Returns a user.
  ///
  /// - Parameter handle: What tells the user from others.
  ///
  /// - Returns: The user.
  ///
  /// - Throws: A ``UserOriginError``.
  public func user(_ handle: String) async throws -> User {
    try await answer { contents in
      guard let user = contents.users.first(where: { $0.handle == handle }) else {
        throw UserOriginError.unknownUser(handle)
      }
      return user
    }
  }

  /// Gives a user another name.
  ///
  /// - Parameters:
  ///   - handle: What tells the user from others.
  ///   - name: The new name.
  ///
  /// - Returns: The user as it is now.
  ///
  /// - Throws: A ``UserOriginError``.
  public func rename(_ handle: String, to name: String) async throws -> User {
    try await answer { contents in
      guard let index = contents.users.firstIndex(where: { $0.handle == handle }) else {
        throw UserOriginError.unknownUser(handle)
      }
      contents.users[index].name = name
      return contents.users[index]
    }
  }

  private func answer<Answer: Sendable>(
    _ body: (inout Contents) throws -> Answer
  ) async throws -> Answer {
    let (fails, hold) = contents.withLock { contents in
      contents.requests += 1
      guard contents.failuresToCome > 0 else { return (false, contents.hold) }
      contents.failuresToCome -= 1
      return (true, contents.hold)
    }
    await hold?.wait()
    if pace > .zero { try await clock.sleep(for: pace) }
    if fails { throw UserOriginError.unavailable }
    return try contents.withLock { try body(&$0) }
  }
}
