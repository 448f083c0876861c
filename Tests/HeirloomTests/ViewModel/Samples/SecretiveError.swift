/// An error that says what nobody should read.
struct SecretiveError: Error {
  let text: String
}
