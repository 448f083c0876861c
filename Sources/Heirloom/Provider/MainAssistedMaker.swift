/// The maker of a main-actor assisted provider, kept in a structure because it takes any number of
/// arguments.
public struct MainAssistedMaker<Product, each Parameter>: Sendable {
  let make: @MainActor @Sendable (Resolver, repeat each Parameter) -> Product
}
