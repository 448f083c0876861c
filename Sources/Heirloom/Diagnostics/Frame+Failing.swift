extension Frame {
  /// Reports a failure to the handler of this scope.
  ///
  /// While anything is being made, the report is put off until the outermost making has ended, for
  /// the handler may need what is being made.
  func report(_ failure: Failure, during chain: Making?) {
    if let chain {
      chain.outermost.postpone(failure, in: self)
    } else {
      deliver(failure)
    }
  }

  /// Hands a failure to the handler of this scope, or to one that is known, now that nothing is
  /// being made.
  func deliver(_ failure: Failure, to known: FailureHandler? = nil) {
    // A handler that fails itself is not told of that.
    let isNested = Ambience.current?.reporting != nil
    Ambience.$current.withValue(Ambience(reporting: failure)) {
      let handler = isNested ? .standardError : known ?? failureHandler
      handler(failure)
    }
  }

  /// Reports a failure, and what was put off before, and ends the program.
  func fail(_ failure: Failure, during chain: Making?) -> Never {
    if let outer = Ambience.current?.reporting {
      // The handler has failed on its way; at least both messages are seen.
      StandardError.write("\(outer.message)\n")
      failure.end()
    }
    let handler = chain == nil ? failureHandler : atHand(\.failureHandler) ?? .standardError
    let postponed = chain?.outermost.takePostponed().map(\.failure) ?? []
    // What the handler reads is still a part of what is being made, so that it cannot hang.
    Ambience.$current.withValue(Ambience(making: chain, reporting: failure)) {
      for failure in postponed + [failure] { handler(failure) }
    }
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
    guard let making = Ambience.runningMaking, Ambience.current?.reporting == nil else { return }
    report(.untrackedRead(making), during: making)
  }

  /// The handler of this scope; it is made if it can be.
  private var failureHandler: FailureHandler {
    guard end(for: .scope) == nil else { return atHand(\.failureHandler) ?? .standardError }
    return value(of: \Providers.failureHandler)
  }

  /// Returns a value as far as it is known without making anything.
  func atHand<Value: Sendable>(_ keyPath: KeyPath<Providers, Provider<Value>>) -> Value? {
    let key = root.keys.key(for: keyPath).key
    let binding = binding(of: key, for: .scope)
    var known = remembered(binding)
    if case .override(let override) = binding, case .value(let slot) = override.replacement {
      known = slot
    }
    return known.map { unsafeDowncast($0, to: ValueSlot<Value>.self).value }
  }
}

extension Making {
  /// Returns the failure when the chain is already making the value for the same reader.
  func cycle(with order: Frame.Order, for frame: Frame) -> Failure? {
    var declarations: [Declaration] = []
    for making in links {
      let subject = making.subject
      declarations.append(subject.declaration)
      if subject.isRemembered, subject.binding == order.binding.address,
        subject.reader == ObjectIdentifier(frame)
      {
        return .cycle(declarations.reversed())
      }
    }
    return nil
  }

  /// The failure when the chain is longer than a stack can surely take.
  var endlessRecursion: Failure? {
    depth > Self.depthLimit ? .endlessRecursion(declarations) : nil
  }
}
