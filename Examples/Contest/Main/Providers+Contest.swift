import ContestModel
import Foundation
import Heirloom

extension Providers {
  /// The kits that count as listed ones; those that come with the program by default.
  var kitCatalog: Provider<KitCatalog> {
    Provider { _ in KitCatalog(text: String(decoding: PackageResources.kits_txt, as: UTF8.self)) }
  }

  /// Scores works.
  var contestScorer: Provider<ContestScorer> { Provider { ContestScorer(kits: $0.kitCatalog) } }

  /// Tells the time.
  var now: Provider<@Sendable () -> Date> { .live { _ in { Date() } } }

  /// The properties of the device that the program is told about.
  var propertyReader: Provider<any PropertyReader> { Provider { _ in PropertyList(text: "") } }

  /// The report on a file of entries.
  var makeContestReport: AssistedProvider<ContestReport, EntryFile> {
    AssistedProvider { resolver, entries in
      ContestReport(
        entries: entries,
        scorer: resolver.contestScorer,
        now: resolver.now,
        properties: resolver.propertyReader
      )
    }
  }
}
