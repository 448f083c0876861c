import Foundation
import QiitaViewerModel

/// A store with many articles and its file, measured in turn, so that a busy machine slows both.
struct StoreComparison {
  /// The medians over all pairs, in milliseconds.
  struct Result {
    var baseline: Double
    var measured: Double
    var ratio: Double
  }

  /// The whole file, as a program would read it that does nothing else.
  private struct Contents: Decodable {
    let version: Int
    let items: [SavedItem]
  }

  private let articles: Int
  private let directory = FileManager.default.temporaryDirectory
    .appending(path: "qiita-viewer-\(UUID().uuidString)", directoryHint: .isDirectory)

  init(articles: Int) {
    self.articles = articles
  }

  /// Measures pairs, the first of which only warms up.
  func run(pairs: Int = 9) throws -> Result {
    defer { try? FileManager.default.removeItem(at: directory) }
    try fill()
    var baselines: [Double] = []
    var measurements: [Double] = []
    var ratios: [Double] = []
    for pair in 0...pairs {
      let baseline = try milliseconds { try decodeAndWrite() }
      let measured = try milliseconds { try openAndSave(number: articles + pair) }
      guard pair > 0 else { continue }
      baselines.append(baseline)
      measurements.append(measured)
      ratios.append(measured / baseline)
    }
    return Result(
      baseline: median(baselines),
      measured: median(measurements),
      ratio: median(ratios)
    )
  }

  private var file: URL { directory.appending(path: "saved-items.json") }

  /// Makes the file of a store without saving the articles one by one.
  private func fill() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .milliseconds
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let items = (0..<articles).map { SavedItem(item: .numbered($0), insertedAt: .now) }
    let text = String(decoding: try encoder.encode(items), as: UTF8.self)
    try Data(#"{"items":\#(text),"version":1}"#.utf8).write(to: file)
  }

  private func decodeAndWrite() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .milliseconds
    let text = try Data(contentsOf: file)
    let contents = try decoder.decode(Contents.self, from: text)
    precondition(contents.items.count >= articles)

    let copy = directory.appending(path: "copy")
    try Data().write(to: copy)
    let handle = try FileHandle(forWritingTo: copy)
    try handle.write(contentsOf: text)
    try handle.synchronize()
    try handle.close()
  }

  /// What the program does to show the list, to open an article and to save another.
  private func openAndSave(number: Int) throws {
    let database = FileDatabase(directory: directory)
    let useCase = DatabaseSavedItemsUseCase(database: database)
    let list = try database.savedItems()
    let item = Item.numbered(number)
    let before = try useCase.savedItem(id: item.id)
    try useCase.save(item)
    let after = try useCase.savedItem(id: item.id)
    precondition(list.count >= articles && before == nil && after != nil)
  }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

extension Item {
  /// An article of a usual length, which differs from others in its number.
  fileprivate static func numbered(_ number: Int) -> Item {
    Item(
      id: "sample-\(number)",
      title: "見本の記事 \(number)",
      body: String(repeating: "本文は日本語と English の混ざったものです。\n", count: 20),
      tags: ["swift", "dependency-injection"],
      user: .sample,
      createdAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number)),
      url: URL(filePath: "/items/\(number)"),
      likesCount: number
    )
  }
}
