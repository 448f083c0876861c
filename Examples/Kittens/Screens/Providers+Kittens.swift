public import Foundation
public import Heirloom
public import KittensModel

extension Providers {
  /// The site to load kittens from, if they are loaded over the network.
  public var kittenAddress: Provider<URL> { .required() }

  /// How long the site may be silent.
  public var kittenTimeLimit: Provider<Duration> { Provider { _ in .seconds(30) } }

  /// Where kittens come from: those that come with the program.
  public var kittenDataSource: Provider<any KittenDataSource> {
    Provider { _ in FixtureKittenDataSource() }
  }

  /// Loads kittens of a site; the root of a program that does so overrides ``kittenDataSource`` with it.
  public var httpKittenDataSource: Provider<any KittenDataSource> {
    .live { HTTPKittenDataSource(address: $0.kittenAddress, timeLimit: $0.kittenTimeLimit) }
  }

  /// Connects kittens with a view; another one at each call.
  public var makeKittenComponent: MainAssistedProvider<KittenComponent> {
    MainAssistedProvider { KittenComponent(dataSource: $0.kittenDataSource) }
  }

  /// Shows kittens, drawing the whole screen unless the root says otherwise.
  public var makeKittenView: MainAssistedProvider<any KittenView, KittenOutput> {
    MainAssistedProvider { _, output in KittenListView(in: output.scope, output.show) }
  }
}
