/// What a sample origin fails with.
struct SampleFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String = "failure") {
    self.description = description
  }
}
