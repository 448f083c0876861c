import SwiftUI

struct BannerView: View {
  var body: some View {
    if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
      Text(verbatim: "News").backgroundExtensionEffect()
    } else {
      Text(verbatim: "News")
    }
  }
}
