import StateRepositoryModel

/// What happens while a command is carried out, in order.
enum SessionEvent: Sendable {
  case directory(State<UserDirectory>)
  case user(String, State<User>)
  case done(CommandError?)
}
