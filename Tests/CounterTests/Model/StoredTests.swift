import CounterModel
import Foundation
import Testing

@MainActor
struct StoredTests {
  private let store = InMemoryStore()

  @Test func `A7.3: each of the six types comes back as it was`() {
    check(true, instead: false)
    check(-7, instead: 0)
    check(0.25, instead: 1)
    check("見本", instead: "")
    check(URL(filePath: "/sample"), instead: URL(filePath: "/"))
    check(Data([1, 2, 3]), instead: Data())
  }

  @Test func `A7.3: an array comes back when it is encoded as data`() throws {
    let property = Stored(wrappedValue: Data("[]".utf8), "list", in: store)
    property.wrappedValue = try JSONEncoder().encode([1, 2, 3])

    #expect(try JSONDecoder().decode([Int].self, from: property.wrappedValue) == [1, 2, 3])
  }

  @Test func `A7.5: a value of another kind gives the default, and stays until it is set`() {
    store.keep(.string("seven"), for: "count")
    let property = Stored(wrappedValue: 5, "count", in: store)

    #expect(property.wrappedValue == 5)
    #expect(store.value(for: "count") == .string("seven"))
    property.wrappedValue += 1
    #expect(store.value(for: "count") == .int(6))
  }

  private func check<Value: StorableValue & Equatable>(_ value: Value, instead other: Value) {
    let property = Stored(wrappedValue: other, "\(Value.self)", in: store)
    #expect(property.wrappedValue == other)
    property.wrappedValue = value
    #expect(property.wrappedValue == value)
    #expect(Stored(wrappedValue: other, "\(Value.self)", in: store).wrappedValue == value)
  }
}
