public import HeirloomPreviews
public import KittensModel

/// A data source whose answers somebody else gives.
public struct GatedKittenDataSource: KittenDataSource {
  private let gate: Gate<String?>

  /// Creates a data source.
  ///
  /// - Parameter gate: Where each request waits for its answer.
  public init(_ gate: Gate<String?>) {
    self.gate = gate
  }

  /// Waits for the answer.
  ///
  /// - Parameters:
  ///   - limit: Means nothing.
  ///   - offset: Means nothing.
  ///
  /// - Returns: The answer that the gate is opened with; nil when it is opened with an error.
  public func load(limit: Int, offset: Int) async -> String? {
    try? await gate.pass()
  }
}
