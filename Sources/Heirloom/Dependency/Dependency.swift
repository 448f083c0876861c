/// A structure of what may be injected: the application's list of its dependencies.
///
/// Give it no optional members and no default values, so that adding a member breaks every place that
/// builds one. A public one needs a public initialiser, also without defaults.
///
/// ```swift
/// protocol Clock: Sendable {}
///
/// struct AppDependency: Dependency {
///   let clock: any Clock
/// }
/// ```
///
/// The protocol is a marker: it keeps a bare existential or an optional out of
/// ``DependencyProvider``, where either would always be missing.
public protocol Dependency: Sendable {}
