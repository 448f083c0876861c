extension FixtureCommand {
  /// Writes what all good fixtures show as their snapshots, and names the files that belong to none.
  ///
  /// - Returns: Whether all fixtures are good; the snapshot of one that is not stays as it was.
  func record(in folder: String?) async throws -> Bool {
    guard let snapshots = folder.map({ SnapshotFolder(path: $0) }) ?? snapshots else {
      throw FixtureRequest.Misuse(reason: "Say where the snapshots are: 'record --output DIR'.")
    }
    var isGood = true
    var count = 0
    for rendering in await renderAll() {
      if reportComplaint(rendering) {
        isGood = false
      } else if let path = try snapshots.record(rendering) {
        count += 1
        try output.write("recorded \(path)\n")
      }
    }
    for path in try snapshots.unusedFiles(catalog) { output.report("No fixture has '\(path)'.") }
    try output.write(
      count == 1 ? "1 snapshot has changed.\n" : "\(count) snapshots have changed.\n"
    )
    return isGood
  }
}
