/// Who asked for a value: the chain of makers, and where the outermost read came from.
struct RequestTrace {
  let needed: [Declaration]
  let place: SourcePlace?
  private let origin: String

  init(_ chain: Making?, in frame: Frame, at place: SourcePlace? = nil) {
    needed = chain?.declarations ?? []
    self.place = place
    // A dot read cannot know its line; what entered the scope is the next best thing to know.
    if let place {
      origin = "\(place)"
    } else if let bound = Ambience.current?.place {
      origin = "the run at \(bound)"
    } else {
      origin = "the scope made at \(frame.place)"
    }
  }

  var lines: [MessageLine] {
    [
      MessageLine(.neededBy, needed.map { "\($0.qualifiedName) (\($0.place))" }),
      MessageLine(.requestedAt, origin),
    ]
  }
}
