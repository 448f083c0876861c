/// Unwraps typed dependencies at the edge of a screen, loudly when one is missing.
///
/// The closure is stored and runs when the content is rendered, in the scope it is rendered in. A
/// destination that is stored now and opened later therefore finds its scope.
///
/// Its type lists the content, then what the closure takes: below,
/// `DependencyProvider<DetailScreen, AppDependency>`.
///
/// ```swift
/// struct AppDependency: Dependency { let title: String }
/// struct DetailScreen { let title: String }
///
/// let destination = DependencyProvider { (app: AppDependency) in DetailScreen(title: app.title) }
///
/// let scope = Scope(.live).providing { _ in AppDependency(title: "Sample") }
/// let screen = try destination.resolve(in: scope)
/// ```
public struct DependencyProvider<Content, each Provided> {
  let place: SourcePlace
  private let content: (repeat each Provided) -> Content

  /// What a scope does not provide; without a scope, all that the content needs.
  let missing: (Scope?) -> [MissingEntry]
  private let read: (Scope) -> (repeat (each Provided)?)

  /// Creates a provider of content that needs typed dependencies.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - content: Makes the content from the dependencies.
  @_disfavoredOverload  // … in favour of a host's builder, where there is one.
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    content: @escaping (repeat each Provided) -> Content
  ) where repeat each Provided: Dependency {
    self.init(byTypeAt: SourcePlace(fileID: fileID, line: line), content)
  }

  package init(
    byTypeAt place: SourcePlace,
    _ content: @escaping (repeat each Provided) -> Content
  ) where repeat each Provided: Dependency {
    self.place = place
    self.content = content
    missing = { scope in
      var missing: [MissingEntry] = []
      for type in repeat (each Provided).self {
        if let entry = MissingEntry(type, in: scope) { missing.append(entry) }
      }
      return missing
    }
    read = { scope in (repeat scope[(each Provided).self]) }
  }

  /// Creates a provider of content that needs the values of providers.
  ///
  /// A provider that is ``ProviderKind/required(name:fileID:line:)`` and that no scope gives is
  /// missing.
  ///
  /// - Parameters:
  ///   - keyPath: The providers.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - content: Makes the content from the values.
  @_disfavoredOverload
  public init(
    _ keyPath: repeat KeyPath<Providers, Provider<each Provided>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    content: @escaping (repeat each Provided) -> Content
  ) where repeat each Provided: Sendable {
    self.init(
      byKeyPathAt: SourcePlace(fileID: fileID, line: line),
      repeat each keyPath,
      content: content
    )
  }

  package init(
    byKeyPathAt place: SourcePlace,
    _ keyPath: repeat KeyPath<Providers, Provider<each Provided>>,
    content: @escaping (repeat each Provided) -> Content
  ) where repeat each Provided: Sendable {
    self.place = place
    self.content = content
    missing = { scope in
      var missing: [MissingEntry] = []
      for keyPath in repeat each keyPath {
        if let entry = MissingEntry(keyPath, in: scope) { missing.append(entry) }
      }
      return missing
    }
    read = { scope in
      (repeat Optional(scope[each keyPath, fileID: place.fileID, line: place.line]))
    }
  }

  /// Makes the content.
  ///
  /// A required provider that a value needs in turn is beyond what is looked for: reading that value
  /// ends the program, as it does everywhere.
  ///
  /// - Parameter scope: The scope in which the content is rendered.
  ///
  /// - Returns: The content.
  ///
  /// - Throws: ``MissingDependency`` with everything that the scope does not provide.
  public func resolve(in scope: Scope) throws(MissingDependency) -> Content {
    // Nothing is made before it is known that nothing is missing.
    let missing = missing(scope)
    guard missing.isEmpty else {
      throw MissingDependency(missing, in: scope.frame, at: place)
    }
    func unwrap<Value>(_ value: Value?) -> Value {
      guard let value else { preconditionFailure("what a scope provides must be there") }
      return value
    }
    let values = read(scope)
    return content(repeat unwrap(each values))
  }
}

// It stays in the isolation of the code that wrote its closure.
@available(*, unavailable)
extension DependencyProvider: Sendable {}

extension DependencyProvider {
  /// Renders the content, or the placeholder that the scope's policy asks for.
  ///
  /// A missing dependency is reported once for each place and tree of scopes.
  ///
  /// - Parameters:
  ///   - scope: The scope in which the content is rendered.
  ///   - render: Turns the content into what the host shows.
  ///
  /// - Returns: The rendered content, or the placeholder; the closure is not called for that.
  public func render<Rendering: MissingDependencyPlaceholder>(
    in scope: Scope,
    _ render: (Content) -> Rendering
  ) -> Rendering {
    do {
      return render(try resolve(in: scope))
    } catch {
      return error.placeholder(in: scope)
    }
  }
}

extension DependencyProvider where Content: MissingDependencyPlaceholder {
  /// Makes the content, or the placeholder that the scope's policy asks for.
  ///
  /// - Parameter scope: The scope in which the content is rendered.
  ///
  /// - Returns: The content, or the placeholder; the closure is not called for that.
  public func callAsFunction(in scope: Scope) -> Content {
    render(in: scope) { $0 }
  }
}
