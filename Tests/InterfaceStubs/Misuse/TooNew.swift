import SwiftUI

struct BannerView: View {
  var body: some View {
    // expected-unavailable {{backgroundextensioneffect() needs}}
    Text(verbatim: "News").backgroundExtensionEffect()
  }
}
