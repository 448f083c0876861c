#if canImport(SwiftUI)
public import SwiftUI

/// Lists the fixtures of a catalogue by their screens, and shows each one.
public struct FixtureCatalogView: View {
  private let catalog: FixtureCatalog

  @State private var search = ""

  /// Creates a view.
  ///
  /// - Parameter catalog: The catalogue.
  public init(_ catalog: FixtureCatalog) {
    self.catalog = catalog
  }

  /// The list, with a field to search it.
  public var body: some View {
    NavigationStack {
      List {
        ForEach(outline.sections, id: \.screen) { section in
          Section {
            ForEach(section.fixtures, id: \.fullName) { fixture in
              NavigationLink {
                FixtureView(fixture)
              } label: {
                Text(verbatim: fixture.name)
              }
            }
          } header: {
            Text(verbatim: section.screen)
          }
        }
      }
      .searchable(text: $search)
    }
  }

  private var outline: CatalogOutline { CatalogOutline(catalog, matching: search) }
}
#endif
