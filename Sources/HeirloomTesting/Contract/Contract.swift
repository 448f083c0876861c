/// What a protocol promises beyond what the compiler checks: a list of laws.
///
/// The same list is run on what is live, on the stub and on what fixtures use, so that a preview cannot
/// show what the real thing would never do.
///
/// ```swift
/// protocol Counter: Sendable { func next() async -> Int }
///
/// let counting = Contract<any Counter> {
///   Law("numbers never repeat") { counter in
///     let first = await counter.next()
///     return await counter.next() != first
///   }
/// }
/// ```
public struct Contract<Subject>: Sendable {
  /// The laws, in the order in which they are written; a parameterised test takes them as arguments.
  public let laws: [Law<Subject>]

  /// Creates a contract.
  ///
  /// - Parameter laws: The laws, one below another.
  public init(@ContractBuilder<Subject> _ laws: () -> [Law<Subject>]) {
    self.laws = laws()
  }

  /// Tries every law, each on a subject of its own.
  ///
  /// - Parameter makeSubject: Makes a subject.
  ///
  /// - Throws: ``BrokenContract`` with all laws that are broken; what making a subject throws.
  public func check(_ makeSubject: () async throws -> Subject) async throws {
    var broken: [BrokenLaw] = []
    for law in laws {
      let subject = try await makeSubject()
      do throws(BrokenLaw) { try await law.check(subject) } catch { broken.append(error) }
    }
    guard broken.isEmpty else { throw BrokenContract(laws: broken) }
  }
}
