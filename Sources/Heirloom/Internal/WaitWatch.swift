/// Reports the threads that wait too long for a value: the backstop for deadlocks that no container
/// can see, such as a maker that waits for the very thread that waits for its value.
///
/// It is a thread of its own, for every other one may be among those that are stuck. It lives while
/// there is anything to watch.
enum WaitWatch {
  static func start() {
    var thread: UInt = 0
    // Where no thread can be had, waits go on without a report.
    guard createThread(&thread, nil, watchWaits, nil) == 0 else { return }
    _ = detachThread(thread)
  }
}

/// The body of the thread.
private func watchWaits(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  var reported: Set<ObjectIdentifier> = []
  while let waits = WaitGraph.watched() {
    // An identifier may come again for another wait, so those of the past are forgotten.
    reported.formIntersection(waits.map { ObjectIdentifier($0) })
    for wait in waits where !reported.contains(ObjectIdentifier(wait)) && wait.isOverdue {
      reported.insert(ObjectIdentifier(wait))
      wait.report()
    }
    _ = sleep(microseconds: 50_000)
  }
  return nil
}

extension Wait {
  fileprivate var isOverdue: Bool {
    limit.map { ContinuousClock.now - start >= $0 } ?? false
  }

  fileprivate func report() {
    let handler = frame.atHand(\.failureHandler) ?? .standardError
    handler(.longWait(self))
  }
}

// A thread's handle is one word on every platform: a number or a pointer.
@_extern(c, "pthread_create")
private func createThread(
  _ thread: UnsafeMutablePointer<UInt>,
  _ attributes: UnsafeRawPointer?,
  _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> CInt

@_extern(c, "pthread_detach")
private func detachThread(_ thread: UInt) -> CInt

@_extern(c, "usleep")
private func sleep(microseconds: UInt32) -> CInt
