#if canImport(SwiftUI)
import Heirloom
import SwiftUI

/// A view made from the scope that reaches it.
///
/// A type with a parameter pack cannot hold a dynamic property itself.
struct EnvironmentScope<Content: View>: View {
  private let content: (Scope?) -> Content

  @Environment(\.scope) private var scope

  init(@ViewBuilder _ content: @escaping (Scope?) -> Content) {
    self.content = content
  }

  var body: Content { content(scope) }
}
#endif
