public import Heirloom
import HeirloomPreviews
import Synchronization

/// Something that goes wrong with the calls of a value, as an override on top of the value itself.
///
/// Faults stack: each wraps what the scope gave before.
public struct Fault: Sendable {
  private let derive: @Sendable (Scope) -> Scope

  /// Wraps the calls of a value.
  private init<Value: Sendable>(
    _ keyPath: any KeyPath<Providers, Provider<Value>> & Sendable,
    _ wrap: @escaping @Sendable (Value, CallInterceptor) -> Value,
    _ place: SourcePlace,
    _ makeInterceptor: @escaping @Sendable () -> CallInterceptor
  ) {
    derive = { scope in
      scope.overriding(keyPath, fileID: place.fileID, line: place.line) {
        wrap($0[keyPath], makeInterceptor())
      }
    }
  }

  /// Lets every so many-th call fail.
  ///
  /// - Parameters:
  ///   - keyPath: The provider whose value is called.
  ///   - wrap: Wraps the value, see ``CallInterceptor``.
  ///   - interval: Which calls fail: 1 for each, 3 for the third, the sixth and so on.
  ///   - error: What they throw.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Returns: The fault.
  ///
  /// - Precondition: The interval is at least 1.
  public static func failing<Value: Sendable>(
    _ keyPath: any KeyPath<Providers, Provider<Value>> & Sendable,
    through wrap: @escaping @Sendable (Value, CallInterceptor) -> Value,
    everyNth interval: Int = 1,
    with error: any Error,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Fault {
    precondition(interval >= 1, "a call out of \(interval) cannot fail; pass 1 or more")
    return Fault(keyPath, wrap, SourcePlace(fileID: fileID, line: line)) {
      let counter = CallCounter()
      return CallInterceptor { if counter.next() % interval == 0 { throw error } }
    }
  }

  /// Lets every call take its time.
  ///
  /// - Parameters:
  ///   - keyPath: The provider whose value is called.
  ///   - wrap: Wraps the value, see ``CallInterceptor``.
  ///   - duration: How long a call sleeps before it goes on.
  ///   - clock: The clock that it sleeps by, a `TestClock` for example.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Returns: The fault.
  public static func slow<Value: Sendable>(
    _ keyPath: any KeyPath<Providers, Provider<Value>> & Sendable,
    through wrap: @escaping @Sendable (Value, CallInterceptor) -> Value,
    by duration: Duration,
    on clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Fault {
    Fault(keyPath, wrap, SourcePlace(fileID: fileID, line: line)) {
      CallInterceptor { try await clock.sleep(for: duration) }
    }
  }

  /// Lets no call come back before its task is cancelled.
  ///
  /// - Parameters:
  ///   - keyPath: The provider whose value is called.
  ///   - wrap: Wraps the value, see ``CallInterceptor``.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///
  /// - Returns: The fault.
  public static func hanging<Value: Sendable>(
    _ keyPath: any KeyPath<Providers, Provider<Value>> & Sendable,
    through wrap: @escaping @Sendable (Value, CallInterceptor) -> Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Fault {
    Fault(keyPath, wrap, SourcePlace(fileID: fileID, line: line)) {
      CallInterceptor { try await Gate<Void>().pass() }
    }
  }

  fileprivate func derived(from scope: Scope) -> Scope { derive(scope) }
}

extension Scope {
  /// Derives a scope in which something goes wrong.
  ///
  /// - Parameter fault: What goes wrong.
  ///
  /// - Returns: The derived scope.
  public func with(_ fault: Fault) -> Scope { fault.derived(from: self) }
}

/// Numbers the calls of one value.
private final class CallCounter: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
