/// What has been made in a scope and in those further out, and from what.
///
/// A node is a provider or a typed dependency with what decides its value: the provider itself, or an
/// override. It stands in its home, the outermost scope in which the value would have been made the
/// same way. An edge leads from a value to what its maker read itself.
///
/// There are names in it, but no value, address or line, so that the same program gives the same text
/// in every run and a test can compare it with a file. Providers that share a name, such as those that
/// differ in the arguments of their key path, are one node.
///
/// ```swift
/// extension Providers {
///   var greeting: Provider<String> { Provider { _ in "Hello" } }
///   var greeter: Provider<[String]> { Provider { [$0.greeting] } }
/// }
///
/// let scope = Scope(.live)
/// _ = scope.greeter
/// print(scope.graph)
/// // root (live)
/// //   MyModule.greeter
/// //     from MyModule.greeting
/// //   MyModule.greeting
/// ```
public struct ScopeGraph: Hashable, Sendable {
  let purpose: Purpose
  let nodes: [Node]
  let edges: [Edge]
}

extension ScopeGraph: CustomStringConvertible {
  /// The canonical text.
  public var description: String { text }
}

extension ScopeGraph {
  struct Node: Hashable, Comparable {
    /// The depth of the home; 0 is the root.
    let home: Int
    let name: String

    /// What is special about it, in brackets.
    let tags: [String]

    var isSingleton: Bool { tags.contains(Self.singleton) }

    /// The name and what is special, the same for one node only within a home.
    var label: String {
      tags.isEmpty ? name : "\(name) [\(tags.joined(separator: ", "))]"
    }

    static let singleton = "singleton"

    static func < (left: Node, right: Node) -> Bool {
      (left.home, left.name, left.label) < (right.home, right.name, right.label)
    }
  }

  struct Edge: Hashable, Comparable {
    let source: Node
    let target: Node
    let kind: DirectRead.Kind

    static func < (left: Edge, right: Edge) -> Bool {
      (left.source, left.kind.rawValue, left.target)
        < (right.source, right.kind.rawValue, right.target)
    }
  }

  /// Something of each home in which there are nodes, outermost first.
  func mapHomes<Element>(_ transform: (Int, ArraySlice<Node>) -> Element) -> [Element] {
    var elements: [Element] = []
    var rest = nodes[...]
    while let home = rest.first?.home {
      let end = rest.firstIndex { $0.home != home } ?? rest.endIndex
      elements.append(transform(home, rest[..<end]))
      rest = rest[end...]
    }
    return elements
  }

  /// The name of a home, the outermost of which says what the tree is for.
  func title(ofHome home: Int) -> String {
    home == 0 ? "root (\(purpose))" : Self.name(ofHome: home)
  }

  static func name(ofHome home: Int) -> String {
    home == 0 ? "root" : "scope \(home)"
  }
}
