#if canImport(UIKit) && !os(watchOS)
public import Heirloom
import SwiftUI
public import UIKit

/// Unwraps typed dependencies at the edge of a view controller, loudly when one is missing.
///
/// It is `DependencyProvider` for code that makes controllers: the same policy, the same placeholder and
/// the same report.
public enum UIDependencyProvider: Sendable {
  /// Makes a controller in the scope that reaches a place of the hierarchy.
  ///
  /// - Parameters:
  ///   - environment: The controller or the view that the scope reaches.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - make: Makes the controller from the dependencies.
  ///
  /// - Returns: The controller, or one that shows the placeholder; the closure is not called for that.
  @MainActor
  public static func makeViewController<Controller: UIViewController, each Provided: Dependency>(
    for environment: some UITraitEnvironment,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @MainActor (repeat each Provided) -> Controller
  ) -> UIViewController {
    let provider = DependencyProvider<Controller, repeat each Provided>(
      byTypeAt: SourcePlace(fileID: fileID, line: line)
    ) { (dependency: repeat each Provided) -> Controller in make(repeat each dependency) }
    switch provider.rendering(in: environment.traitCollection.scope, by: .controllers) {
    case .content(let controller): return controller
    case .missing(let text): return UIHostingController(rootView: MissingDependencyView(text: text))
    case .neutral: return UIViewController()
    }
  }
}
#endif
