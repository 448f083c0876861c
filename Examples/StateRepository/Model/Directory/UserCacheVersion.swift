/// The version of what a cache of users keeps, which is all that a file of any version has to hold.
struct UserCacheVersion: Decodable {
  let version: Int
}
