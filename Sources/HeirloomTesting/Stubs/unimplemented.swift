import Heirloom

/// Makes an endpoint of a stub that fails the test when it is called, and throws.
///
/// The closure takes any number of arguments and fits where it is asked for, asynchronous or not.
///
/// ```swift
/// struct Greeter: Sendable {
///   var greet: @Sendable (_ name: String) async throws -> String
/// }
///
/// let greeter = Greeter(greet: unimplemented("greet"))
/// ```
///
/// The test that it fails is the one in whose scope the stub was made, or else the one that the calling
/// task belongs to; outside any test the message is printed.
///
/// - Parameters:
///   - endpoint: The name of the endpoint, for the message.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The closure, which throws ``UnimplementedEndpoint``.
public func unimplemented<each Argument, Value>(
  _ endpoint: String,
  fileID: StaticString = #fileID,
  line: UInt = #line
) -> @Sendable (repeat each Argument) throws -> Value {
  let call = UnimplementedCall(endpoint, at: SourcePlace(fileID: fileID, line: line))
  return { (_: repeat each Argument) throws -> Value in throw call.report() }
}

/// Makes an endpoint of a stub that fails the test when it is called, and returns a placeholder.
///
/// The closure takes any number of arguments and fits where it is asked for, asynchronous or not.
///
/// - Parameters:
///   - endpoint: The name of the endpoint, for the message.
///   - placeholder: What the closure returns; `()` for one that returns nothing.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The closure.
public func unimplemented<each Argument, Value: Sendable>(
  _ endpoint: String,
  placeholder: Value,
  fileID: StaticString = #fileID,
  line: UInt = #line
) -> @Sendable (repeat each Argument) -> Value {
  let call = UnimplementedCall(endpoint, at: SourcePlace(fileID: fileID, line: line))
  return { (_: repeat each Argument) -> Value in
    _ = call.report()
    return placeholder
  }
}
