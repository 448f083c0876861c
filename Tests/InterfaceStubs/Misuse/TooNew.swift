import SwiftUI

struct BannerView: View {
  var body: some View {
    Color.red.backgroundExtensionEffect()  // expected-unavailable {{needs iOS 26.0}}
  }
}
