import Foundation
import QiitaViewerModel

/// Saves articles one after the other, and prints the identifier of each when it is saved.
@main
struct QiitaViewerSaver {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, let count = arguments.last.flatMap({ Int($0) }),
      arguments.count == 3
    else {
      try FileHandle.standardError.write(
        contentsOf: Data("usage: qiita-viewer-saver DIR PREFIX COUNT\n".utf8)
      )
      exit(2)
    }
    let prefix = arguments[arguments.startIndex + 1]
    let database = FileDatabase(directory: URL(filePath: folder, directoryHint: .isDirectory))
    for number in 1...count {
      let id = "\(prefix)-\(number)"
      try database.save(.sample(id: id))
      try FileHandle.standardOutput.write(contentsOf: Data("\(id)\n".utf8))
    }
  }
}

extension Item {
  fileprivate static func sample(id: String) -> Item {
    Item(
      id: id,
      title: sample.title,
      body: sample.body,
      tags: sample.tags,
      user: sample.user,
      createdAt: sample.createdAt,
      url: sample.url,
      likesCount: sample.likesCount
    )
  }
}
