import Synchronization

// What a singleton was made from is decided by the root alone. An override further down that nobody
// else reads is then most likely a mistake; debug builds report it when it can be known for sure,
// which is when its scope goes away.

extension Frame {
  /// Notes which overrides a value that is being read here ignores.
  func noteIgnoredOverrides(_ reads: Reads) {
    for ignored in reads.ignored {
      guard let override = override(of: ignored.key), override.frame.parent != nil else { continue }
      override.ignoringSingletons.withLock { _ = $0.insert(ignored.singleton) }
    }
  }

  /// Reports the overrides that counted for nothing but were ignored by a singleton.
  ///
  /// The frame is going away, so nothing may be made in it any more, nor may anything keep it.
  func reportIgnoredOverrides() {
    guard let parent else { return }
    for override in overrides where !override.isUsed {
      let singletons = override.ignoringSingletons.withLock { $0 }
      guard !singletons.isEmpty else { continue }
      let failure = Failure.overrideWithoutEffect(override, ignoredBy: singletons)
      if let making = Ambience.runningMaking {
        parent.report(failure, during: making)
      } else {
        parent.deliver(failure, to: atHand(\.failureHandler))
      }
    }
  }
}
