/// Joins a host to a hierarchy that has a scope of its own, such as controllers with their traits.
///
/// What the hierarchy hands down reaches the host and those below it. What the host makes of it is
/// written back for the part of the hierarchy below, and only where it is another scope: otherwise a
/// later change further up would be hidden.
@MainActor
package final class ScopeBridge {
  /// The host that is joined.
  package let host: ScopeHost

  private let write: (Scope?) -> Void
  private var inherited: Scope?

  /// Joins a host to a hierarchy.
  ///
  /// - Parameters:
  ///   - host: The host; it keeps the handler of changes that it has.
  ///   - write: Writes a scope for the part of the hierarchy below, or takes it away.
  package init(_ host: ScopeHost, write: @escaping (Scope?) -> Void) {
    self.host = host
    self.write = write
    let handler = host.onChange
    host.onChange = { [weak self] scope in
      handler?(scope)
      self?.handDown(scope)
    }
    handDown(host.scope)
  }

  /// Hands a scope of the hierarchy to the host.
  ///
  /// A host that has a parent, or that was given a scope, keeps it where the hierarchy has none.
  ///
  /// - Parameter scope: The scope that the hierarchy hands down to this place.
  package func inherit(_ scope: Scope?) {
    guard scope != nil || inherited != nil else { return }
    inherited = scope
    host.inherit(scope)
  }

  private func handDown(_ scope: Scope?) {
    write(scope == inherited ? nil : scope)
  }
}
