/// A key that something was made from through a singleton only, so that overriding it is ignored.
struct IgnoredRead: Hashable, Sendable {
  let key: Key
  let singleton: Key
}
