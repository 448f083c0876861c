/// What a new scope overrides, while it is being set up.
///
/// Each provider is set to what a read of it gives. Members can only be set; to wrap what the scopes
/// above give, write `override(\.x) { … }`. Set twice, the last one counts, and the
/// repetition is reported.
///
/// ```swift
/// extension Providers {
///   var greeting: Provider<String> { Provider { _ in "Hello" } }
/// }
///
/// let french = Scope(.test) { $0.greeting = "Bonjour" }
/// let loud = french.overriding { $0.override(\.greeting) { "\($0.greeting)!" } }
/// loud.greeting  // "Bonjour!"
/// ```
@dynamicMemberLookup
public struct Overrides {
  let root: Root
  let place: SourcePlace
  private(set) var list = OverrideList()

  init(root: Root, place: SourcePlace) {
    self.root = root
    self.place = place
  }

  /// Sets the value of a provider.
  ///
  /// - Parameter keyPath: The provider.
  public subscript<Value: Sendable>(
    dynamicMember keyPath: KeyPath<Providers, Provider<Value>>
  ) -> Value {
    @available(
      *,
      unavailable,
      message: "overrides can only be set; to wrap the value write 'override(\\.x) { $0.x }'"
    )
    get { fatalError("unavailable") }
    set { list.append(Override(keyPath, value: newValue, in: root, at: place)) }
  }

  /// Sets what a read of a provider of another kind gives.
  ///
  /// - Parameter keyPath: The provider.
  public subscript<Kind: ProviderKind>(
    dynamicMember keyPath: KeyPath<Providers, Kind>
  ) -> Kind.Reading {
    @available(
      *,
      unavailable,
      message: "overrides can only be set; to wrap the value write 'override(\\.x) { $0.x }'"
    )
    get { fatalError("unavailable") }
    set { list.append(Override(keyPath, value: newValue, in: root, at: place)) }
  }

  mutating func append(_ override: Override) {
    list.append(override)
  }
}

@available(*, unavailable)
extension Overrides: Sendable {}
