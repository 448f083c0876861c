#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Runs something that blocks on a thread of its own.
func startThread(_ body: @escaping @Sendable () -> Void) throws(SocketError) {
  let context = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
  var thread: pthread_t?
  let code = pthread_create(&thread, nil, { runThread($0) }, context.toOpaque())
  let started = thread
  #else
  var started = pthread_t()
  let code = pthread_create(&started, nil, { $0.flatMap { runThread($0) } }, context.toOpaque())
  #endif
  guard code == 0 else {
    context.release()
    throw SocketError(code: code)
  }
  #if canImport(Darwin)
  if let started { pthread_detach(started) }
  #else
  pthread_detach(started)
  #endif
}

private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
