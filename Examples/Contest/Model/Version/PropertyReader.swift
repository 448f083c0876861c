/// Reads the properties of a device.
public protocol PropertyReader: Sendable {
  /// The value of a property.
  ///
  /// - Parameter name: The name of the property.
  ///
  /// - Returns: The value; nil when there is no such property.
  func value(of name: String) -> String?
}
