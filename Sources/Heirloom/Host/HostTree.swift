/// The scopes of a tree of hosts; the host at its top owns it alone.
///
/// So they go with that host, whoever still holds a host further down.
@MainActor
final class HostTree {
  /// A scope that a host has derived, and the one it was derived from.
  struct Derived {
    let inherited: Scope
    let scope: Scope
  }

  /// The scope that the host at the top inherits.
  let inherited: Scope

  /// The scopes of the hosts that derive their own, once they have been looked at.
  ///
  /// A host in the tree is kept by the one above it, so that no identity here outlives its host.
  var derived: [ObjectIdentifier: Derived] = [:]

  init(inherited: Scope) {
    self.inherited = inherited
  }
}
