import ContestModel
import Foundation
import Testing

struct InputFileTests: ~Copyable {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: String { url.path(percentEncoded: false) }

  deinit { try? FileManager.default.removeItem(at: url) }

  @Test func `a text is read as it is`() throws {
    try Data("見本,1\n".utf8).write(to: url)

    #expect(try InputFile.text(of: path) == "見本,1\n")
    #expect(try InputFile.text(from: FileHandle(forReadingFrom: url)) == "見本,1\n")
  }

  @Test func `what is no file is refused`() {
    for path in [path, "/", "/dev/zero"] {
      let error = #expect(throws: InputFile.Unusable.self) { try InputFile.text(of: path) }
      #expect(error?.description == "'\(path)' cannot be read as a file; name one that can.")
    }
  }

  @Test func `what is no text is refused and stays as it is`() throws {
    try Data([0xFF, 0x00]).write(to: url)

    let error = #expect(throws: InputFile.Unusable.self) { try InputFile.text(of: path) }
    #expect(error?.description == "'\(path)' is no text in UTF-8; save it as such.")
    #expect(try Data(contentsOf: url) == Data([0xFF, 0x00]))
  }

  @Test func `an enormous file and endless input are refused`() throws {
    try Data().write(to: url)
    try FileHandle(forWritingTo: url).truncate(atOffset: 1 << 40)

    let error = #expect(throws: InputFile.Unusable.self) { try InputFile.text(of: path) }
    #expect(error?.description == "'\(path)' has more than 10 MB; name a smaller file.")
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let endless = #expect(throws: InputFile.Unusable.self) { try InputFile.text(from: zeros) }
    #expect(endless?.description == "There are more than 10 MB of entries; give fewer.")
  }
}
