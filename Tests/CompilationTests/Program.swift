import Foundation
import Testing

/// A program that must not compile, or the twin of one, which is the same with the mistake corrected.
struct Program: Sendable {
  let file: URL

  /// The folder that the program is in.
  let topic: String

  /// The topic and the name, without extensions.
  let name: String

  var isTwin: Bool { file.lastPathComponent.hasSuffix(".twin.swift") }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "Programs")

  /// The names of the folders of programs.
  static var topics: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() }
  }

  /// All files of the folders, twins too, in the order of their names.
  static let all: [Program] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let programs = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return programs.map(Program.init(file:)).sorted { $0.file.path() < $1.file.path() }
  }()

  static let mistakes = all.filter { !$0.isTwin }
  static let twins = all.filter(\.isTwin)

  init(file: URL) {
    self.file = file
    topic = file.deletingLastPathComponent().lastPathComponent
    let stem = file.lastPathComponent.split(separator: ".").first ?? ""
    name = "\(topic)/\(stem)"
  }

  /// How many comments of the program announce errors.
  var announcements: Int {
    get throws { try text.matches(of: /expected-error/).count }
  }

  /// What the program's first line asks of the compiler.
  var flags: [String] {
    get throws {
      guard let line = try text.firstMatch(of: /^\/\/ flags: (.*)/) else { return [] }
      return line.output.1.split(separator: " ").map(String.init)
    }
  }

  private var text: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }
}

extension Program: CustomTestStringConvertible {
  /// The name, which labels the test case.
  var testDescription: String { name }
}
