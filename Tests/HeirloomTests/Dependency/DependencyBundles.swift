import Heirloom

struct AppBundle: Dependency {
  let title: String
}

struct UserBundle: Dependency {
  let name: String
}

/// Two modules' bundles of one name, as it were.
enum FeatureModule {
  struct Settings: Dependency {}
}

enum OtherModule {
  struct Settings: Dependency {}
}

/// What a host shows.
struct Card: MissingDependencyPlaceholder {
  static var neutral: Card { Card("") }

  let text: String

  init(_ text: String) { self.text = text }

  init(missing: MissingDependency) {
    text = "\(MissingDependency.headline)\n\(missing)"
  }
}

extension Providers {
  var bundleTitle: Provider<String> { Provider { _ in "default" } }
  var bundleNumber: Provider<Int> { Provider { _ in 7 } }
  var bundleRequired: Provider<String> { .required(fileID: "Sample/Interface.swift", line: 3) }
  var bundleOther: Provider<String> { .required(fileID: "Sample/Interface.swift", line: 4) }
}
