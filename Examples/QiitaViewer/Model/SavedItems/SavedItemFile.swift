import Foundation

/// The file of a database, and how it is written down.
struct SavedItemFile: Sendable {
  private static let version = 1

  private let file: AtomicFile

  init(directory: URL) {
    file = AtomicFile(directory: directory, name: "saved-items.json")
  }

  /// Reads the articles; none when there is no file.
  func read() throws -> SavedItemLedger {
    guard let contents = try file.read() else { return SavedItemLedger() }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .milliseconds

    // The version comes first: a newer file need not look like ours in anything else.
    let header = try? decoder.decode(Header.self, from: contents)
    guard let version = header?.version, version >= 1 else {
      throw StorageError.corrupt(path: file.path)
    }
    guard version <= Self.version else {
      throw StorageError.newerVersion(path: file.path, version: version)
    }
    guard let envelope = try? decoder.decode(Envelope.self, from: contents) else {
      throw StorageError.corrupt(path: file.path)
    }
    return SavedItemLedger(items: envelope.items)
  }

  /// Writes the articles down again if a change says that it changed them.
  func change(_ change: (inout SavedItemLedger) -> Bool) throws {
    var ledger = try read()
    guard change(&ledger) else { return }

    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .milliseconds
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let envelope = Envelope(version: Self.version, items: ledger.items)
    // Of all that an envelope holds, only a date can have no text.
    guard let contents = try? encoder.encode(envelope) else {
      throw StorageError.dateOutOfRange(path: file.path)
    }
    try file.write(contents)
  }
}

extension SavedItemFile {
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
