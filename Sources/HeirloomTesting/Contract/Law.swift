public import Testing

/// One thing that everything which conforms to a protocol promises.
public struct Law<Subject>: Sendable {
  /// What is promised, as a sentence.
  public let name: String

  private let isKept: @Sendable (Subject) async throws -> Bool

  /// Creates a law.
  ///
  /// - Parameters:
  ///   - name: What is promised, as a sentence.
  ///   - isKept: Tries it on a subject that nobody else uses. Returning `false` breaks the law, and so
  ///     does an error.
  public init(_ name: String, _ isKept: @escaping @Sendable (Subject) async throws -> Bool) {
    self.name = name
    self.isKept = isKept
  }

  /// Tries the law on a subject.
  ///
  /// - Parameters:
  ///   - subject: A subject that nobody else uses.
  ///   - label: What the error calls it; its type by default.
  ///
  /// - Throws: ``BrokenLaw``, which names the law.
  public func check(_ subject: Subject, named label: String? = nil) async throws(BrokenLaw) {
    // What conforms to the protocol, rather than the protocol.
    let label = label ?? "\(type(of: subject as Any))"
    let outcome: Bool
    do {
      outcome = try await isKept(subject)
    } catch {
      throw BrokenLaw(law: name, subject: label, reason: "it threw \(error)")
    }
    if !outcome { throw BrokenLaw(law: name, subject: label, reason: nil) }
  }
}

extension Law: CustomTestStringConvertible {
  /// The name, which a parameterised test shows.
  public var testDescription: String { name }
}
