public import Foundation

/// The folder in which the application keeps its files.
public enum DataDirectory {
  private static let name = "qiita-viewer"

  /// Chooses the folder; touches no file.
  ///
  /// The argument wins. Then comes a folder in `XDG_DATA_HOME`, which the specification says to
  /// ignore unless it is absolute, and then a folder in the platform's usual place below the home
  /// directory.
  ///
  /// - Parameters:
  ///   - argument: The folder asked for on the command line, if any.
  ///   - environment: The environment variables of the process.
  ///   - homeDirectory: The home directory of the user.
  ///
  /// - Returns: The folder, which need not exist.
  public static func resolve(
    argument: String?,
    environment: [String: String],
    homeDirectory: URL
  ) -> URL {
    if let argument, !argument.isEmpty {
      return URL(filePath: argument, directoryHint: .isDirectory).absoluteURL
    }
    if let dataHome = environment["XDG_DATA_HOME"], dataHome.hasPrefix("/") {
      return URL(filePath: dataHome, directoryHint: .isDirectory)
        .appending(path: name, directoryHint: .isDirectory)
    }
    #if canImport(Darwin)
    let place = "Library/Application Support"
    #else
    let place = ".local/share"
    #endif
    return homeDirectory.appending(path: "\(place)/\(name)", directoryHint: .isDirectory)
  }
}
