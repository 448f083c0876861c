import HeirloomPreviews
import Testing

struct OverridesCodeTests {
  @Test(arguments: [
    ("{ $0.a = 1 }", "{ $0.a = 1 }"),
    ("{ $0.b = 1 }", nil),
    ("{ $0.a = 1; $0.b = 2; $0.a = 3 }", "{\n  $0.a = 1\n  $0.a = 3\n}"),
    ("{ $0.b =\n  2\n$0.a =\n  1 }", "{\n  $0.a =\n  1\n}"),
    ("{ it in it.a = 1; it.b = 2 }", "{ it in it.a = 1 }"),
    ("{ it in\n it.b = 1\n}", nil),
    (
      #"{ $0.override(\.b) { _ in 1 }; $0.override(\.a) { $0.b } }"#,
      #"{ $0.override(\.a) { $0.b } }"#
    ),
    (#"{ $0.override(\.M::b) { _ in 1 } }"#, nil),
    (#"{ $0.override(\.M::a) { _ in 1 } }"#, #"{ $0.override(\.M::a) { _ in 1 } }"#),
    ("{ $0.useMocks() }", "{ $0.useMocks() }"),
  ])
  func `only what is wanted is kept, and what is not understood`(
    _ code: String,
    _ expected: String?
  ) throws {
    let overrides = try #require(OverridesCode(closure: code))

    #expect(overrides.keeping(["a"]) == expected)
  }

  @Test(arguments: [
    "mocks", "{ let x = 1; $0.a = x }", "{ if y { $0.a = 1 } }", "{ x; $0.a = 1 }", "{}",
  ])
  func `a block that does anything else is left alone`(_ code: String) {
    #expect(OverridesCode(closure: code) == nil)
  }
}
