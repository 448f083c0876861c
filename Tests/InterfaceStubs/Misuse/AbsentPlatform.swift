import HeirloomSwiftUI
import SwiftUI
import UIKit

@MainActor func present() -> UIViewController {  // expected-unavailable {{does not exist on macOS}}
  UIHostingController(rootView: EmptyView())
}
