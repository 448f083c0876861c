#if canImport(UIKit) && !os(watchOS)
import Heirloom
import HeirloomSwiftUI
import QiitaViewerScreens
import UIKit

/// The edge of the summary: it unwraps what the screen needs, in the scope that its traits carry.
final class SummaryContainer: UIViewController {
  private var content: UIViewController?

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard content == nil else { return }
    let content = UIDependencyProvider.makeViewController(for: self) { (app: AppDependency) in
      SummaryController(database: app.database)
    }
    self.content = content
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}
#endif
