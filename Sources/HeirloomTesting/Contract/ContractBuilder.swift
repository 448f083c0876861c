/// Collects the laws of a contract.
@resultBuilder
public enum ContractBuilder<Subject>: Sendable {
  /// Takes one law.
  ///
  /// - Parameter law: The law.
  ///
  /// - Returns: A list of it.
  public static func buildExpression(_ law: Law<Subject>) -> [Law<Subject>] { [law] }

  /// Takes the laws of another contract, of a protocol that the subject refines for example.
  ///
  /// - Parameter contract: The contract.
  ///
  /// - Returns: Its laws.
  public static func buildExpression(_ contract: Contract<Subject>) -> [Law<Subject>] {
    contract.laws
  }

  /// Joins lists.
  ///
  /// - Parameter laws: The lists.
  ///
  /// - Returns: All of them, in order.
  public static func buildBlock(_ laws: [Law<Subject>]...) -> [Law<Subject>] {
    laws.flatMap(\.self)
  }
}
