import ContestModel
import Foundation
import Heirloom

@main
struct ContestProgram {
  static func main() {
    switch Arguments(CommandLine.arguments.dropFirst()) {
    case .explain:
      print(Arguments.usage)
    case .misused(let reason):
      report(reason)
      exit(2)
    case .report(let entries, let kits, let properties, let date):
      do throws(InputFile.Unusable) {
        exit(try run(entries: entries, kits: kits, properties: properties, date: date))
      } catch {
        report("\(error)")
        exit(1)
      }
    }
  }

  /// Writes the report; this is the composition root.
  private static func run(
    entries: String?,
    kits: String?,
    properties: String?,
    date: Date?
  ) throws(InputFile.Unusable) -> Int32 {
    let kits = try kits.map { path throws(InputFile.Unusable) in try InputFile.text(of: path) }
    let list = try properties.map { path throws(InputFile.Unusable) in
      try InputFile.text(of: path)
    }
    let scope = Scope(.live) {
      if let kits { $0.kitCatalog = KitCatalog(text: kits) }
      if let list { $0.propertyReader = PropertyList(text: list) }
      if let date { $0.now = { date } }
    }
    let text =
      if let entries { try InputFile.text(of: entries) } else {
        try InputFile.text(from: .standardInput)
      }
    let file = EntryFile(text: text)
    print(scope.makeContestReport(file).text)
    for line in file.badLines { report("\(line)") }
    return file.badLines.isEmpty ? 0 : 1
  }

  private static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }
}
