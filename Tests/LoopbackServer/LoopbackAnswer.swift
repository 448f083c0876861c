/// What a server does after it has read a request; then it closes the connection.
public struct LoopbackAnswer: Sendable {
  enum Step: Sendable {
    case send([UInt8])
    case wait(Gate)
    case awaitClose(Gate)
  }

  let steps: [Step]

  /// Creates an answer from what follows one after the other.
  ///
  /// - Parameter answers: The parts.
  public init(_ answers: LoopbackAnswer...) {
    steps = answers.flatMap(\.steps)
  }

  private init(_ step: Step) {
    steps = [step]
  }

  /// Sends a text as it is, which need not be HTTP.
  ///
  /// - Parameter text: The text.
  ///
  /// - Returns: The answer.
  public static func raw(_ text: String) -> LoopbackAnswer { .init(.send(Array(text.utf8))) }

  /// Sends nothing until a gate is open.
  ///
  /// - Parameter gate: The gate.
  ///
  /// - Returns: The answer.
  public static func wait(for gate: Gate) -> LoopbackAnswer { .init(.wait(gate)) }

  /// Sends nothing until the client closes the connection, and then opens a gate.
  ///
  /// - Parameter gate: The gate.
  ///
  /// - Returns: The answer.
  public static func awaitClose(opening gate: Gate) -> LoopbackAnswer { .init(.awaitClose(gate)) }

  /// Sends an answer of HTTP.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The headers, besides those of the length and the connection.
  ///   - body: The body.
  ///   - length: The length to announce, if it is not to be that of the body.
  ///
  /// - Returns: The answer.
  public static func http(
    _ status: Int = 200,
    headers: KeyValuePairs<String, String> = [:],
    body: String = "",
    length: Int? = nil
  ) -> LoopbackAnswer {
    let lines =
      ["HTTP/1.1 \(status) Status", "Content-Length: \(length ?? body.utf8.count)"]
      + ["Connection: close"] + headers.map { "\($0): \($1)" }
    return .raw(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }
}
