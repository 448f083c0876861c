/// How several states stand together.
struct StateSummary {
  private(set) var error: (any Error)?
  private(set) var isLoading = false

  mutating func add<Value>(_ state: State<Value>) {
    switch state {
    case .fixed: break
    case .loading: isLoading = true
    case .error(_, let error): self.error = self.error ?? error
    }
  }
}
