import Foundation
import Heirloom
import QiitaViewerModel
import QiitaViewerScreens

/// Saves articles one after the other, and prints the identifier of each when it is saved.
@main
struct QiitaViewerSaver {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 4, let store = SavedItemStore(rawValue: arguments[0]),
      let count = Int(arguments[3])
    else {
      let usage = "usage: qiita-viewer-saver STORE DIR PREFIX COUNT\n"
      try FileHandle.standardError.write(contentsOf: Data(usage.utf8))
      exit(2)
    }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let database = Scope.qiitaViewer(dataDirectory: folder, store: store).database
    for number in 1...count {
      let id = "\(arguments[2])-\(number)"
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
