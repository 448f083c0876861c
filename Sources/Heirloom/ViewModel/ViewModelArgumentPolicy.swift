/// What to do when the argument of a view model that is kept under an explicit key has changed.
public enum ViewModelArgumentPolicy<ViewModel: ViewModelFactoryProvider>: Sendable {
  /// Gives the view model up and makes another from the new argument.
  case recreate

  /// Keeps the view model as it is.
  case reuse

  /// Keeps the view model and tells it the new argument.
  case update(@MainActor (ViewModel, ViewModel.Factory.Parameter) -> Void)

  /// Ends the program with a message, for arguments that must not change.
  case trap
}

/// The one policy for arguments that cannot be compared; it has to be written.
public enum ViewModelReusePolicy: Sendable {
  /// Keeps the view model, whatever the argument.
  case reuse
}
