/// What a provider says about making its value: the makers, and what its modifiers add.
///
/// A recipe is opaque. Write one with a provider and its modifiers.
public struct Recipe<Maker: Sendable>: Sendable {
  let declaration: Declaration
  var maker: Maker?
  var preview: Maker?
  var test: Maker?
  var isLive = false
  var isSingleton = false
  var ties: [KeyPathBox] = []
  var hooks: [Hook] = []

  /// How many values of a keyed provider a home keeps, if that is limited.
  var limit: Int?

  init(_ declaration: Declaration, maker: Maker?) {
    self.declaration = declaration
    self.maker = maker
  }

  /// The maker written for the purpose alone, if there is one.
  func variant(for purpose: Purpose) -> Maker? {
    switch purpose {
    case .live: nil
    case .preview: preview
    case .test: test
    }
  }
}
