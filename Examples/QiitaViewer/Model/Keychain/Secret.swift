/// A text that printing, debugging and reflection do not show.
struct Secret: Sendable {
  let text: String
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "<secret>" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
