import Heirloom

struct HostDependency: Dependency {
  let title: String
}

/// What a host of these tests shows.
struct HostCard: Equatable, MissingDependencyPlaceholder {
  static var neutral: HostCard { HostCard("") }

  let text: String

  init(_ text: String) { self.text = text }

  init(missing: MissingDependency) {
    text = "\(MissingDependency.headline)\n\(missing)"
  }
}

extension Providers {
  var hostTitle: Provider<String> { Provider { _ in "default" } }
  var hostToken: Provider<Token> { Provider { Token($0.hostTitle) } }
  var hostRequired: Provider<String> { .required(fileID: "Sample/Interface.swift", line: 3) }
}
