extension View {
  /// See <https://developer.apple.com/documentation/swiftui/view/onappear(perform:)>.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View

  /// See <https://developer.apple.com/documentation/swiftui/view/task(name:priority:file:line:_:)>.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View
}
