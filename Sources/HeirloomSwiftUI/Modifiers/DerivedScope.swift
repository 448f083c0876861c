#if canImport(SwiftUI)
import Heirloom
import SwiftUI

/// Hands a scope to the content that is derived once for each identity of the view.
struct DerivedScope: ViewModifier {
  let id: AnyHashable?
  let derive: @MainActor (Scope) -> Scope

  @Environment(\.scope) private var inherited
  @State private var keeper = ScopeKeeper()

  init(id: AnyHashable?, _ derive: @escaping @MainActor (Scope) -> Scope) {
    self.id = id
    self.derive = derive
  }

  func body(content: Content) -> some View {
    content.environment(\.scope, keeper.scope(inheriting: inherited, id: id, derive))
  }
}
#endif
