#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// The summary, a screen of UIKit.
struct SummaryView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SummaryContainer {
    SummaryContainer(nibName: nil, bundle: nil)
  }

  func updateUIViewController(_ controller: SummaryContainer, context: Context) {}
}
#endif
