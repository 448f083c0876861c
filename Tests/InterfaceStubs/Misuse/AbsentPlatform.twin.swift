#if canImport(UIKit) && !os(watchOS)
import HeirloomSwiftUI
import SwiftUI
import UIKit

@MainActor func present() -> UIViewController {
  UIHostingController(rootView: EmptyView())
}
#endif
