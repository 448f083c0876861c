/// What goes wrong where nothing in particular does.
struct SampleTrouble: Error, CustomStringConvertible {
  var description: String { "The sample origin has failed." }
}
