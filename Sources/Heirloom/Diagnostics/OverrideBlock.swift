/// What one part of a test or of a fixture overrides at a root, and where that is written.
package struct OverrideBlock: Sendable {
  package let place: SourcePlace
  let configure: @Sendable (inout Overrides) -> Void

  package init(at place: SourcePlace, _ configure: @escaping @Sendable (inout Overrides) -> Void) {
    self.place = place
    self.configure = configure
  }
}
