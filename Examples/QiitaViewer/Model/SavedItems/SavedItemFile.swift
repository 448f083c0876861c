import Foundation

/// The file of a database, and how it is written down.
struct SavedItemFile: Sendable {
  private static let version = 1

  private let file: AtomicFile
  private var latest: Contents?

  init(folder: StorageFolder, notices: StorageNotices) {
    file = AtomicFile(folder: folder, name: "saved-items.json", notices: notices)
  }

  /// Reads the articles; none when there is no file.
  mutating func read() throws -> SavedItemLedger {
    latest = try file.read(contents)
    return latest?.ledger ?? SavedItemLedger()
  }

  /// Adds an article unless it is there.
  mutating func insert(_ item: SavedItem) throws {
    // The article as the file will give it back: dates lose what is less than a millisecond.
    let written = try decoder.decode(SavedItem.self, from: try encode(item))
    try change { $0.insert(written) }
  }

  /// Removes an article if it is there.
  mutating func remove(id: Item.ID) throws {
    try change { $0.remove(id: id) }
  }

  /// Writes the articles down again if a change says that it changed them.
  ///
  /// A change that would change nothing needs no lock, and may be asked for in a folder that nobody
  /// can write.
  private mutating func change(_ change: (inout SavedItemLedger) -> Bool) throws {
    var ledger = try read()
    guard change(&ledger) else { return }
    latest = try file.withLock {
      let former = try file.readLocked(contents)
      var ledger = former?.ledger ?? SavedItemLedger()
      guard change(&ledger) else { return former }
      let envelope = Envelope(version: Self.version, items: ledger.items)
      return Contents(file: try file.write(try encode(envelope)), ledger: ledger)
    }
  }

  /// Makes sense of a file, unless it is the one of which sense was made last.
  private func contents(of file: OpenFile) throws -> Contents {
    if let latest, latest.isOf(file) { return latest }
    let text = try file.read()

    // A newer file need not look like ours in anything but the version.
    let envelope = try? decoder.decode(Envelope.self, from: text)
    let version = envelope?.version ?? (try? decoder.decode(Header.self, from: text))?.version
    guard let version, version >= 1 else { throw StorageError.corrupt(path: self.file.path) }
    guard version <= Self.version else {
      throw StorageError.newerVersion(path: self.file.path, version: version)
    }
    guard let envelope else { throw StorageError.corrupt(path: self.file.path) }
    return Contents(file: file, ledger: SavedItemLedger(items: envelope.items))
  }

  private func encode(_ value: some Encodable) throws(StorageError) -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .milliseconds
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value)
    } catch {
      // Of all that an article holds, only a date can have no text.
      throw .dateOutOfRange(path: file.path)
    }
  }

  private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .milliseconds
    return decoder
  }
}

extension SavedItemFile {
  /// What a file holds, and the file, kept open so that no other can be taken for it.
  private struct Contents: Sendable {
    let ledger: SavedItemLedger
    private let file: OpenFile
    private let identity: OpenFile.Identity?

    init(file: OpenFile, ledger: SavedItemLedger) {
      self.file = file
      self.ledger = ledger
      identity = file.identity
    }

    func isOf(_ other: OpenFile) -> Bool {
      identity != nil && identity == other.identity
    }
  }

  /// The part of the file that every version has.
  private struct Header: Decodable {
    let version: Int
  }

  /// The whole file.
  private struct Envelope: Codable {
    let version: Int
    let items: [SavedItem]
  }
}
