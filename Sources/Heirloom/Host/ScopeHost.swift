/// A place in a tree of objects, such as windows and controllers, that a scope is handed down to.
///
/// It is the imperative twin of handing a scope down a tree of values. A controller already has a
/// superclass, so it keeps a host. The host at the top is given a scope; each other one inherits the
/// scope of its parent, and another one as soon as it is moved.
///
/// ```swift
/// extension Providers {
///   var title: Provider<String> { Provider { _ in "Untitled" } }
/// }
///
/// @MainActor func open(in app: Scope) {
///   let window = ScopeHost(app)
///   let panel = ScopeHost { $0.overriding(\.title, with: "Panel") }
///   window.add(panel)
///   _ = window.scope?.title  // "Untitled"
///   _ = panel.scope?.title  // "Panel"
/// }
/// ```
///
/// A parent owns its children; a child refers to its parent weakly. The scopes belong to the host at
/// the top: when a host is moved away, or the top is dropped, what was made for the old place is freed,
/// even if somebody still holds the host.
@MainActor
public final class ScopeHost {
  /// Derives the scope of a host from the one that it inherits.
  public typealias Derivation = @MainActor (Scope) -> Scope

  /// The host whose scope this one inherits; none at the top, or when it has been dropped.
  public private(set) weak var parent: ScopeHost?

  /// The hosts that inherit the scope of this one, in the order in which they were added.
  public private(set) var children: [ScopeHost] = []

  /// What the host overrides and provides, for itself and for those below it; nothing if `nil`.
  ///
  /// It runs once for each scope that the host comes to inherit, when the result is first needed; while
  /// it runs, ``scope`` is the inherited one. Setting it replaces the one before and gives another scope
  /// to this host and to those below it.
  public var derivation: Derivation? {
    didSet {
      guard derivation != nil || oldValue != nil, let tree = currentTree else { return }
      let hosts = subtree
      Self.takeScopes(of: hosts, from: tree)
      Self.tell(hosts)
    }
  }

  /// Called when the host has got another scope, or none any more.
  ///
  /// By a move or a new derivation, all hosts that it affects have their scopes before the first one
  /// is told; the outermost is told first, and each once. A handler may move hosts: those not yet told
  /// are told of the latest scope only. Nobody is told of a move within one scope, nor when the host at
  /// the top is dropped.
  public var onChange: (@MainActor (Scope?) -> Void)?

  /// The scopes of the tree, if the host is at the top and was given one.
  private var tree: HostTree?

  /// Whether the handler has yet to be called for the latest change.
  private var isUntold = false

  /// Whether the derivation is running, for the place at which the host is.
  private var isDeriving = false

  /// Creates a host at the top of a tree of its own.
  ///
  /// - Parameters:
  ///   - scope: The scope that the host inherits; none for a host that is to be added to another.
  ///   - derivation: What the host overrides and provides.
  public init(_ scope: Scope? = nil, derivation: Derivation? = nil) {
    self.derivation = derivation
    tree = scope.map { HostTree(inherited: $0) }
  }

  /// The scope that reaches the host, with what the host overrides and provides; none if none does.
  ///
  /// It stays the same scope until the host, or one above it, is moved or gets another derivation. A
  /// host without a derivation has the very scope that it inherits.
  ///
  /// - Complexity: Proportional to the number of hosts above.
  public var scope: Scope? {
    currentTree.map { scope(in: $0) }
  }

  /// Adds a host below this one, moving it, with all below it, from where it was.
  ///
  /// It leaves its parent, or gives up the scope that it was given. It becomes the last child.
  ///
  /// - Parameters:
  ///   - child: The host to add.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Precondition: `child` is neither this host nor above it.
  ///
  /// - Complexity: Proportional to the number of hosts above and to that of the hosts moved.
  public func add(_ child: ScopeHost, fileID: StaticString = #fileID, line: UInt = #line) {
    if sequence(first: self, next: \.parent).contains(where: { $0 === child }) {
      let failure = Failure.hostBelowItself(SourcePlace(fileID: fileID, line: line))
      if let scope { scope.frame.fail(failure, during: nil) }
      failure.end()
    }
    Self.tell(child.moved(below: self, as: nil, inheriting: scope))
  }

  /// Takes the host, with all below it, out of its parent; no scope reaches them then.
  ///
  /// It does nothing to a host without a parent.
  public func removeFromParent() {
    if parent != nil { inherit(nil) }
  }

  /// Hands a scope to the host, which leaves its parent for that.
  ///
  /// It does nothing to a host at the top that inherits this very scope already.
  ///
  /// - Parameter scope: The scope to inherit; `nil` to inherit none.
  public func inherit(_ scope: Scope?) {
    guard parent != nil || tree?.inherited != scope else { return }
    Self.tell(moved(below: nil, as: scope.map { HostTree(inherited: $0) }, inheriting: scope))
  }
}

extension ScopeHost {
  /// The scopes of the tree that the host is in, unless its top was given none or has been dropped.
  private var currentTree: HostTree? {
    var top = self
    while let parent = top.parent { top = parent }
    return top.tree
  }

  /// The host and all below it, outermost first.
  private var subtree: [ScopeHost] {
    var hosts = [self]
    var next = 0
    while next < hosts.count {
      hosts += hosts[next].children
      next += 1
    }
    return hosts
  }

  private func scope(in tree: HostTree) -> Scope {
    let inherited = inherited(in: tree)
    guard let derivation, !isDeriving else { return inherited }
    let kept = tree.derived[ObjectIdentifier(self)]
    if let kept, kept.inherited == inherited { return kept.scope }
    isDeriving = true
    let scope = derivation(inherited)
    // A derivation that has moved its host, or has set another one, is not to be kept.
    if isDeriving {
      tree.derived[ObjectIdentifier(self)] = HostTree.Derived(inherited: inherited, scope: scope)
    }
    isDeriving = false
    return scope
  }

  private func inherited(in tree: HostTree) -> Scope {
    parent?.scope(in: tree) ?? tree.inherited
  }

  /// Moves the host, with all below it, and returns those whose scope is another one now.
  ///
  /// What was made for the old place is freed by the time that it returns.
  private func moved(
    below parent: ScopeHost?,
    as tree: HostTree?,
    inheriting scope: Scope?
  ) -> [ScopeHost] {
    let old = currentTree
    let isSame = old.map { inherited(in: $0) } == scope
    // No code of others runs from here until all is in its new place.
    let hosts = subtree
    self.parent?.children.removeAll { $0 === self }
    self.parent = parent
    parent?.children.append(self)
    self.tree = tree
    let kept = old.map { Self.takeScopes(of: hosts, from: $0) } ?? [:]
    guard isSame else { return hosts }
    currentTree?.derived.merge(kept) { kept, _ in kept }
    return []
  }

  @discardableResult
  private static func takeScopes(
    of hosts: [ScopeHost],
    from tree: HostTree
  ) -> [ObjectIdentifier: HostTree.Derived] {
    var taken: [ObjectIdentifier: HostTree.Derived] = [:]
    for host in hosts {
      host.isDeriving = false
      taken[ObjectIdentifier(host)] = tree.derived.removeValue(forKey: ObjectIdentifier(host))
    }
    return taken
  }

  private static func tell(_ hosts: [ScopeHost]) {
    for host in hosts { host.isUntold = true }
    // A handler that moves hosts may have told some of them by the time that it is their turn.
    for host in hosts where host.isUntold {
      host.isUntold = false
      host.onChange?(host.scope)
    }
  }
}
