import ContestModel
import Foundation

/// What the contest looks like, in words.
struct ContestReport {
  static let year = 2021

  let entries: EntryFile
  let scorer: ContestScorer
  let now: @Sendable () -> Date
  let properties: any PropertyReader

  var text: String {
    var lines = ["Phase: \(ContestPhase.phase(at: now(), year: Self.year).rawValue)"]
    if let version = VersionInfo.read(from: properties) { lines.append("Device: EMUI \(version)") }
    for (name, works) in entries.regions {
      let finalists = scorer.finalists(among: works)
      let highest = scorer.highestVotes(among: finalists)
      lines += ["", "\(name): \(works.count) entered, \(finalists.count) in the final"]
      for (index, work) in scorer.ranking(of: finalists).enumerated() {
        let preliminary = scorer.preliminaryScore(of: work)
        let final = scorer.finalScore(of: work, highestVotes: highest)
          .map { String(format: "%.1f", $0) }
        lines.append(
          "\(index + 1). \(work.team): \(final ?? "not judged again"), preliminary \(preliminary)"
        )
      }
    }
    return lines.joined(separator: "\n")
  }
}
