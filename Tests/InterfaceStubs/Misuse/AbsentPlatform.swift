import HeirloomSwiftUI
import SwiftUI
import UIKit

@MainActor func present() -> UIViewController {  // expected-unavailable {{does not exist on}}
  UIHostingController(rootView: EmptyView())
}
