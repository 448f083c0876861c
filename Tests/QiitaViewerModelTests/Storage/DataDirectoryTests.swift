import Foundation
import QiitaViewerModel
import Testing

struct DataDirectoryTests {
  #if canImport(Darwin)
  private static let fallback = "/home/someone/Library/Application Support/qiita-viewer/"
  #else
  private static let fallback = "/home/someone/.local/share/qiita-viewer/"
  #endif

  @Test(arguments: [
    ("/data", "/xdg", "/data/"),
    ("/data/with spaces", nil, "/data/with spaces/"),
    (nil, "/xdg", "/xdg/qiita-viewer/"),
    (nil, nil, fallback),
    (nil, "", fallback),
    (nil, "relative", fallback),
    ("", nil, fallback),
  ])
  func `the argument wins, then the variable, then the home directory`(
    _ argument: String?,
    _ dataHome: String?,
    _ expected: String
  ) {
    #expect(path(argument: argument, dataHome: dataHome) == expected)
  }

  @Test func `a relative argument starts at the working directory`() {
    let current = FileManager.default.currentDirectoryPath

    #expect(path(argument: "data", dataHome: "/xdg") == "\(current)/data/")
  }

  private func path(argument: String?, dataHome: String?) -> String {
    DataDirectory.resolve(
      argument: argument,
      environment: dataHome.map { ["XDG_DATA_HOME": $0] } ?? [:],
      homeDirectory: URL(filePath: "/home/someone", directoryHint: .isDirectory)
    )
    .path(percentEncoded: false)
  }
}
