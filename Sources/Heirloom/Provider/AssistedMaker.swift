/// The maker of an assisted provider, kept in a structure because it takes any number of arguments.
public struct AssistedMaker<Product, each Parameter>: Sendable {
  let make: @Sendable (Resolver, repeat each Parameter) -> Product
}
