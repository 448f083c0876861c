import Foundation

/// What goes wrong in these tests.
struct SampleError: LocalizedError {
  var errorDescription: String? { "This is the error of a sample." }
}
