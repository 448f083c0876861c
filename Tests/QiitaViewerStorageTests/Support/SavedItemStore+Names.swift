import QiitaViewerScreens

extension SavedItemStore {
  /// The name of the file that the store keeps.
  var fileName: String {
    self == .file ? "saved-items.json" : "saved-items.\(rawValue)"
  }

  /// What chooses the store on the viewer's command line, on which the usual one has no option.
  var arguments: [String] {
    self == .file ? [] : ["--store", rawValue]
  }
}
