/// The code of a fixture without what its rendering did not need.
///
/// It is the code as it is written, less the overrides that nothing read and the derivation of a scope
/// that nothing was read from. Where the source file is not at hand, there is none.
struct MinimalFixture {
  let code: String

  init?(_ fixture: Fixture, _ audit: FixtureAudit) {
    guard let call = fixture.code.call(of: "Fixture") else { return nil }
    let variants = fixture.variants.compactMap(\.minimalCode)
    guard variants.count == fixture.variants.count else { return nil }
    let base = Self.reduced(call, audit.decidingNames, keepsDerivation: audit.usesDerivation)
    code = base + variants.map { "\n.varied(\($0))" }.joined()
  }

  private static func reduced(
    _ call: SourceCall,
    _ names: Set<String>,
    keepsDerivation: Bool
  ) -> String {
    var arguments = call.arguments
    var closures = call.closures
    guard let content = closures.popLast(), closures.count < 3 else { return call.text }
    // Closures behind the brackets fill the parameters in their order.
    let unfilled = ["overriding", "deriving"].first { (label: String) in
      !arguments.contains { $0.label == label } && !closures.contains { $0.label == label }
    }
    for closure in closures {
      arguments.append(SourceCall.Argument(label: closure.label ?? unfilled, value: closure.value))
    }
    var isChanged = false
    let kept = arguments.compactMap { argument -> SourceCall.Argument? in
      switch argument.label {
      case "overriding":
        guard let block = OverridesCode(closure: argument.value), !block.isWithin(names) else {
          return argument
        }
        isChanged = true
        return block.keeping(names).map { SourceCall.Argument(label: argument.label, value: $0) }
      case "deriving" where !keepsDerivation:
        isChanged = true
        return nil
      default:
        return argument
      }
    }
    guard isChanged else { return call.text }
    let texts = kept.map(\.text)
    if kept.allSatisfy({ !$0.value.hasPrefix("{") }), !texts.contains(where: { $0.contains("\n") })
    {
      return "\(call.name)(\(texts.joined(separator: ", "))) \(content.value)"
    }
    let list = texts + ["content: \(content.value)"]
    return "\(call.name)(\n\(indented(list.joined(separator: ",\n")))\n)"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

extension FixtureVariant {
  /// The code of the variant, as an argument.
  fileprivate var minimalCode: String? {
    spelling ?? code?.call(of: "FixtureVariant")?.text
  }
}

extension SourceCall.Argument {
  fileprivate var text: String { (label.map { "\($0): " } ?? "") + value }
}
