#if canImport(SwiftUI)
public import Heirloom
public import SwiftUI

/// A property of a view that reads a provider in the scope that reaches the view.
///
/// ```swift
/// struct Clock: Sendable { let time: String }
///
/// extension Providers {
///   var clock: Provider<Clock> { Provider { _ in Clock(time: "12:00") } }
/// }
///
/// struct ClockView: View {
///   @FromScope(\.clock) private var clock
///   var body: some View { Text(verbatim: clock.time) }
/// }
/// ```
///
/// It is read when the body runs, never in an initialiser of the view. Where no scope reaches the view,
/// the read ends the program with a message; `DependencyProvider` shows a placeholder instead.
@propertyWrapper
public struct FromScope<Value>: DynamicProperty {
  @Environment(\.scope) private var scope
  private let reading: ScopeReading<Value>

  /// Creates a property that reads a provider's value.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init(
    _ keyPath: KeyPath<Providers, Provider<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value: Sendable {
    reading = ScopeReading(keyPath, at: SourcePlace(fileID: fileID, line: line))
  }

  /// Creates a property that reads a factory.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init<Kind: CallableProviderKind>(
    _ keyPath: KeyPath<Providers, Kind>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Kind.Reading == Value {
    reading = ScopeReading(keyPath, at: SourcePlace(fileID: fileID, line: line))
  }

  /// Creates a property that reads a provider of the main actor.
  ///
  /// - Parameters:
  ///   - keyPath: The provider.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public init<Kind: MainProviderKind>(
    _ keyPath: any KeyPath<Providers, Kind> & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Kind.Reading == Value {
    reading = ScopeReading(main: keyPath, at: SourcePlace(fileID: fileID, line: line))
  }

  /// What the provider gives in the scope that reaches the view.
  ///
  /// - Precondition: A scope reaches the view.
  @MainActor
  public var wrappedValue: Value { reading.value(in: scope) }
}

// It belongs to the view that declares it.
@available(*, unavailable)
extension FromScope: Sendable {}
#endif
