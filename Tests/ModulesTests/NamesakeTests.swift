import Heirloom
import ImplementationModule
import InterfaceModule
import Testing

// Two modules declare a provider of one name and type; a selector tells them apart.
//
// The key paths are kept in properties because Swift 6.3.1 takes two selectors of one name in one
// expression for the same.
struct NamesakeTests {
  private static var interface: KeyPath<Providers, Provider<String>> { \.InterfaceModule::language }

  private static var implementation: KeyPath<Providers, Provider<String>> {
    \.ImplementationModule::language
  }

  @Test func `the namesakes of two modules are read side by side`() {
    let scope = Scope(.live)

    #expect(scope[\.InterfaceModule::language] == "interface")
    #expect(scope[\.ImplementationModule::language] == "implementation")
    #expect(Host.language(in: scope) == "interface")
  }

  @Test func `an override of one namesake leaves the other alone`() {
    let scope = Scope(.live).overriding(\.InterfaceModule::language, with: "other")

    #expect(scope[\.InterfaceModule::language] == "other")
    #expect(scope[\.ImplementationModule::language] == "implementation")
    #expect(Host.language(in: scope) == "other")
  }

  // The kind of Factory#377: delegating to a namesake is not a cycle.
  @Test func `one namesake may be made from the other`() {
    let scope = Scope(.live).overriding(Self.implementation) {
      "\($0[Self.interface])-\($0[Self.implementation])"
    }

    #expect(scope[Self.implementation] == "interface-implementation")
    #expect(scope[Self.interface] == "interface")
  }
}
