/// What a keyed provider means in a scope, whatever the key.
struct KeyedBase: Sendable {
  let key: Key

  /// The override whose values they are; none for the provider's own.
  let override: Override?

  /// How many values a home keeps, if that is limited.
  let limit: Int?

  /// The address of the provider's binding.
  var address: UInt { override?.address ?? key.address }
}
