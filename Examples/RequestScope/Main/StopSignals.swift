import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Control-C, and what a system sends to programs that are to stop.
final class StopSignals {
  private let sources: [any DispatchSourceSignal]

  /// Listens for the first one; a second one ends the program at once.
  ///
  /// When it returns, none is missed any more: before the system watches for them, they are ignored.
  ///
  /// - Parameter act: Called with the first one.
  init(_ act: @escaping @Sendable () -> Void) async {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        signal(number, SIG_DFL)
        act()
      }
      return source
    }
    for source in sources {
      await withCheckedContinuation { continuation in
        source.setRegistrationHandler { continuation.resume() }
        source.resume()
      }
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
