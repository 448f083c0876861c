extension Frame {
  /// Reports a failure to the handler of this scope.
  func report(_ failure: Failure, during chain: Making?) {
    // Neither making the handler nor what it does is a part of what has failed.
    Ambience.$current.withValue(nil) { handler(during: chain)(failure) }
  }

  /// Reports a failure and ends the program.
  func fail(_ failure: Failure, during chain: Making?) -> Never {
    report(failure, during: chain)
    failure.end()
  }

  /// Reports the keys that the frame's override block sets twice.
  func reportDuplicates() {
    var seen: [Key: Override] = [:]
    for override in overrides {
      guard let first = seen.updateValue(override, forKey: override.key) else { continue }
      report(.repeatedOverride(first, override), during: nil)
    }
  }

  /// Reports a read of a scope by a maker, which ought to read from its resolver.
  @usableFromInline
  func reportReadWithinMaker() {
    guard let making = Ambience.runningMaking else { return }
    report(.untrackedRead(making), during: making)
  }

  /// The handler of this scope, unless it is the making of the handler that has failed.
  private func handler(during chain: Making?) -> FailureHandler {
    let key = root.keys.key(for: \Providers.failureHandler).key
    let address = binding(of: key, for: .scope).address
    var making = chain
    while let current = making {
      if current.subject.binding == address { return .standardError }
      making = current.parent
    }
    return value(of: \Providers.failureHandler)
  }
}

extension Making {
  /// Ends the program when the chain is already making the value for the same reader.
  func failIfMaking(_ order: Frame.Order, for frame: Frame) {
    var declarations: [Declaration] = []
    var making: Making? = self
    while let current = making {
      declarations.append(current.subject.declaration)
      let subject = current.subject
      if subject.isRemembered, subject.binding == order.binding.address,
        subject.reader == ObjectIdentifier(frame)
      {
        frame.fail(.cycle(declarations.reversed()), during: self)
      }
      making = current.parent
    }
  }

  /// Ends the program when the chain is longer than a stack can surely take.
  func failIfTooDeep(for frame: Frame) {
    guard depth > Self.depthLimit else { return }
    frame.fail(.endlessRecursion(declarations), during: self)
  }
}
