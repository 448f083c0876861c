import Heirloom
import HeirloomPreviews

struct SampleDependency: Dependency {
  let name: String
}

struct SampleError: Error {}

extension Providers {
  var network: Provider<String> { .live { _ in "live" } }
  var greeting: Provider<String> { Provider { "greeting from \($0.network)" } }
  var given: Provider<String> { .required() }
}

enum BadFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Live") { scope in ScreenNode.text(scope.greeting) }
    Fixture("Throwing") { _ -> ScreenNode in throw SampleError() }
    Fixture("Missing") { _ in
      DependencyProvider { (sample: SampleDependency) in ScreenNode.text(sample.name) }
    }
  }
}

enum TrappingFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Out of bounds") { _ in ScreenNode.text("\(CommandLine.arguments[1_000_000])") }
  }
}

enum RequiringFixtures: Fixtures {
  @FixtureBuilder static var fixtures: [Fixture] {
    Fixture("Not given") { scope in ScreenNode.text(scope.given) }
  }
}
