/// A factory whose caller supplies what the injected values do not cover.
///
/// ``Assisted`` and ``MainAssisted`` are ready-made ones for any number of arguments. Write your own
/// to give arguments labels:
///
/// ```swift
/// struct Letter { let sender: String, recipient: String }
///
/// struct LetterFactory: AssistedFactory {
///   struct Arguments { let recipient: String }
///   let sender: String
///   func make(_ arguments: Arguments) -> Letter {
///     Letter(sender: sender, recipient: arguments.recipient)
///   }
/// }
/// ```
@MainActor
public protocol AssistedFactory<Product, Parameter> {
  /// What the factory makes.
  associatedtype Product

  /// What the caller supplies.
  associatedtype Parameter

  /// Makes a product.
  ///
  /// - Parameter parameter: What the caller supplies.
  ///
  /// - Returns: A new product.
  func make(_ parameter: Parameter) -> Product
}
