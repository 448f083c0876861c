/// One labelled line of a message, or several under one label.
package struct MessageLine {
  /// The labels, in the order in which they appear.
  package enum Label: String, CaseIterable {
    case neededBy = "needed by"
    case requestedAt = "requested at"
    case closedAt = "closed at"
    case declaredAt = "declared at"
    case overridden = "overridden"
    case provided = "provided"
    case shadows = "shadows"
    case home = "home"
    case made = "made"
    case madeFrom = "made from"
    case tiedTo = "tied to"
    case madeAgain = "made again"
    case ignores = "ignores"
    case ignoredBy = "ignored by"
    case madeFor = "made for"
    case waitsFor = "waits for"
    case similar = "similar"
    case fix = "to fix"
  }

  let label: Label
  let values: [String]

  package init(_ label: Label, _ values: String...) {
    self.label = label
    self.values = values
  }

  package init(_ label: Label, _ values: [String]) {
    self.label = label
    self.values = values
  }

  /// Sets a message: the headline, then each label with its values in one column.
  package static func text(_ headline: String, _ lines: [MessageLine]) -> String {
    let width = Label.requestedAt.rawValue.count
    var text = headline
    for label in Label.allCases {
      var printed = label.rawValue
      for value in lines.filter({ $0.label == label }).flatMap(\.values) {
        let padding = String(repeating: " ", count: width - printed.count)
        text += "\n  \(printed)\(padding)  \(value)"
        printed = ""
      }
    }
    return text
  }
}
