import Foundation

/// The folder that the running tests were built in.
enum BuildFolder {
  /// Nothing of this name is in the folder of the tests or in one that this is in.
  struct Missing: Error {
    let name: String
  }

  /// Returns something that was built along with the tests.
  static func item(_ name: String) throws -> URL {
    let tests = CommandLine.arguments.filter { $0.contains(".xctest") }
    for start in tests + CommandLine.arguments.prefix(1) {
      var folder = URL(filePath: start).absoluteURL
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let item = folder.appending(path: name)
        if FileManager.default.fileExists(atPath: item.path(percentEncoded: false)) { return item }
      }
    }
    throw Missing(name: name)
  }

  /// Returns the object files of a target's sources.
  static func objects(of target: String) throws -> [String] {
    let map = try Data(contentsOf: item("\(target).build/output-file-map.json"))
    let sources = try JSONSerialization.jsonObject(with: map) as? [String: [String: String]] ?? [:]
    let objects = Set(sources.values.compactMap { $0["object"] })
    return objects.filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }
}
