import Foundation
import QiitaViewerModel
import Testing

struct StorageErrorTests {
  @Test(arguments: [
    (
      StorageError.unreadable(path: "/a", reason: "Permission denied"),
      "Cannot read '/a': Permission denied. Make it readable, or choose another data directory."
    ),
    (
      .corrupt(path: "/a"),
      "The contents of '/a' make no sense. Repair the file, or move it away to start afresh."
    ),
    (
      .newerVersion(path: "/a", version: 2),
      "'/a' has version 2, which is too new. Update the program to read it."
    ),
    (
      .unwritable(path: "/a", reason: "Not a directory"),
      "Cannot write '/a': Not a directory. Make room for it and make it writable, or choose another "
        + "data directory."
    ),
    (
      .busy(path: "/a"),
      "Cannot write '/a': another program is using its folder. End that, or try again later."
    ),
    (
      .dateOutOfRange(path: "/a"),
      "Cannot write '/a': a date is not in the years 1 to 9999. Set the clock and try again."
    ),
  ])
  func `each error names the file and says what to do`(_ error: StorageError, _ message: String) {
    #expect(error.description == message)
    #expect(error.localizedDescription == message)
  }
}
