/// What happens in a stream of states.
enum StateEvent<Value: Sendable>: Sendable {
  /// There is another state. Whoever takes it out works it out, and nobody does for one that is dropped.
  case state(@Sendable () -> State<Value>)

  /// There will be no more.
  case end
}
