import Heirloom
import ImplementationModule
import InterfaceModule
import Testing

struct SharedPropertyTests {
  @Test func `two modules spell one property with two key paths that are equal`() {
    #expect(Host.guestsKeyPath == Visitor.guestsKeyPath)
    #expect(ObjectIdentifier(Host.guestsKeyPath) != ObjectIdentifier(Visitor.guestsKeyPath))
  }

  @Test(arguments: [true, false])
  func `two modules that read one property share one value`(_ isHostFirst: Bool) {
    let scope = Scope(.live)

    let first = isHostFirst ? Host.guests(in: scope) : Visitor.guests(in: scope)

    #expect(Host.guests(in: scope) === first)
    #expect(Visitor.guests(in: scope) === first)
    #expect(scope.guests === first)
    #expect(scope.overriding(\.greeter, with: PoliteGreeter(language: "")).guests === first)
  }

  @Test func `an override by one module is seen by another`() {
    let other = Scope(.live).guests

    let scope = Scope(.live).overriding(Visitor.guestsKeyPath, with: other)

    #expect(Host.guests(in: scope) === other)
    #expect(Visitor.guests(in: scope) === other)
  }

  // The kind of metro#1235 and #2679: a factory without arguments, here and from another module.
  @Test func `a factory without arguments makes new products in its module and in another`() {
    let scope = Scope(.live)

    let tickets = [scope.ticket(), scope.ticket(), Visitor.ticket(in: scope), scope[\.ticket]()]

    #expect(Set(tickets.map(ObjectIdentifier.init)).count == 4)
  }

  @MainActor
  @Test func `a main actor factory without arguments makes new products from another module`() {
    let scope = Scope(.live)

    #expect(scope.mainTicket() !== scope.mainTicket())
  }
}
