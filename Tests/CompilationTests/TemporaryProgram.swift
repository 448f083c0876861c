import Foundation

/// A changed copy of a program, removed with the last reference to it.
final class TemporaryProgram {
  let program: Program

  init(_ original: Program, _ change: (String) -> String) throws {
    let name = "\(UUID()).swift"
    program = Program(file: FileManager.default.temporaryDirectory.appending(path: name))
    let text = try String(contentsOf: original.file, encoding: .utf8)
    try change(text).write(to: program.file, atomically: true, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(at: program.file)
  }
}
