#if canImport(SwiftUI)
import Heirloom
import SwiftUI

/// Hands a scope to a scene that is derived once for each identity of the scene.
struct DerivedScopeScene<Content: Scene>: Scene {
  let content: Content
  let id: AnyHashable?
  let derive: @MainActor (Scope) -> Scope

  @Environment(\.scope) private var inherited
  @State private var keeper = ScopeKeeper()

  init(_ content: Content, id: AnyHashable?, _ derive: @escaping @MainActor (Scope) -> Scope) {
    self.content = content
    self.id = id
    self.derive = derive
  }

  var body: some Scene {
    content.environment(\.scope, keeper.scope(inheriting: inherited, id: id, derive))
  }
}
#endif
