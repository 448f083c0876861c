/// Reads the value of a provider in the current scope.
///
/// Meant for an initialiser, a property default or a function of code that cannot be handed a scope.
/// With no scope bound the program ends with a message that says what loses one.
///
/// - Parameters:
///   - keyPath: The provider.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The value.
///
/// - Precondition: A scope is bound by ``Scope``'s `run`.
public func provided<Value: Sendable>(
  _ keyPath: KeyPath<Providers, Provider<Value>>,
  fileID: StaticString = #fileID,
  line: UInt = #line
) -> Value {
  let scope = currentScope(for: keyPath, at: SourcePlace(fileID: fileID, line: line))
  return scope[keyPath, fileID: fileID, line: line]
}

/// Reads the value of an asynchronous provider in the current scope.
///
/// - Parameters:
///   - keyPath: The provider.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The value.
///
/// - Throws: What the read throws; a ``Failure`` when no scope is bound by ``Scope``'s `run`.
public func provided<Value: Sendable>(
  _ keyPath: KeyPath<Providers, AsyncProvider<Value>>,
  fileID: StaticString = #fileID,
  line: UInt = #line
) async throws -> Value {
  guard let scope = Scope.current else {
    throw missingScope(for: keyPath, at: SourcePlace(fileID: fileID, line: line)).thrown
  }
  return try await scope[keyPath, fileID: fileID, line: line]
}

/// Reads the factory of an assisted provider in the current scope.
///
/// - Parameters:
///   - keyPath: The provider.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The factory, bound to the scope that is current now.
///
/// - Precondition: A scope is bound by ``Scope``'s `run`.
public func provided<Kind: CallableProviderKind>(
  _ keyPath: KeyPath<Providers, Kind>,
  fileID: StaticString = #fileID,
  line: UInt = #line
) -> Kind.Reading {
  currentScope(for: keyPath, at: SourcePlace(fileID: fileID, line: line))[keyPath]
}

/// Reads a provider that belongs to the main actor in the current scope.
///
/// - Parameters:
///   - keyPath: The provider.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
///
/// - Returns: The value, or the factory bound to the scope that is current now.
///
/// - Precondition: A scope is bound by ``Scope``'s `run`.
@MainActor
public func provided<Kind: MainProviderKind>(
  _ keyPath: any KeyPath<Providers, Kind> & Sendable,
  fileID: StaticString = #fileID,
  line: UInt = #line
) -> Kind.Reading {
  currentScope(for: keyPath, at: SourcePlace(fileID: fileID, line: line))[keyPath]
}

private func currentScope<Kind: ProviderKind>(
  for keyPath: KeyPath<Providers, Kind>,
  at place: SourcePlace
) -> Scope {
  if let scope = Scope.current { return scope }
  missingScope(for: keyPath, at: place).end()
}

private func missingScope<Kind: ProviderKind>(
  for keyPath: KeyPath<Providers, Kind>,
  at place: SourcePlace
) -> Failure {
  let declaration = Providers()[keyPath: keyPath].recipe.declaration
  if let making = Ambience.runningMaking { return .scopeReadInMaker(declaration, making, place) }
  return .noScope(declaration, place)
}
