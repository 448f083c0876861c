#if canImport(SwiftUI) && DEBUG
import HeirloomPreviews
import HeirloomSwiftUI
import QiitaViewerFixtures
import SwiftUI

#Preview("All fixtures") {
  FixtureCatalogView(.qiitaViewer)
}

#Preview("Search, loaded", traits: .fixture("Search / Loaded", in: .qiitaViewer)) {
  FixtureScreen()
}

#Preview("Search, failed", traits: .fixture("Search / Failed", in: .qiitaViewer)) {
  FixtureScreen()
}

// The application itself, in the scope of a fixture.
#Preview("Application", traits: .fixture("App / An article is saved", in: .qiitaViewer)) {
  RootView()
}
#endif
