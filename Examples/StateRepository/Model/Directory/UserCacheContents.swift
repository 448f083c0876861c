/// Everything that a cache of users keeps.
struct UserCacheContents: Codable, Sendable {
  static let currentVersion = 1

  var version = currentVersion
  var directory: Cached<UserDirectory>?
  var users: [String: Cached<User>] = [:]
}
