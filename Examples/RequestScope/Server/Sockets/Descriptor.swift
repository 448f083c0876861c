#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Makes calls on a descriptor return at once, and keeps it from programs that this one starts.
func makeUnblocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// Closes a descriptor: the name of the system's function is taken inside a socket.
func closeDescriptor(_ descriptor: Int32) {
  _ = close(descriptor)
}
