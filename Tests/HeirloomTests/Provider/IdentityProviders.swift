import Heirloom

/// Which branch a property takes.
enum IdentityBranch {
  @TaskLocal static var isFirst = true
}

/// A text that is equal whatever its case.
struct IdentityCaseless: Hashable, Sendable {
  let text: String

  static func == (left: Self, right: Self) -> Bool {
    left.text.lowercased() == right.text.lowercased()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}

/// A number whose hash is that of any other.
struct IdentityColliding: Hashable, Sendable {
  let number: Int

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

/// A part of the namespace.
struct IdentityNamespace {
  var token: Provider<Token> { Provider { $0.token("nested") } }
}

extension Providers {
  private func labelled(_ label: String) -> Provider<Token> { Provider { $0.token(label) } }

  var identityLeft: Provider<Token> { labelled("left") }
  var identityRight: Provider<Token> { labelled("right") }
  var identityAlias: Provider<Token> { Provider { $0.identityLeft } }
  var identityCopy: Provider<Token> { identityLeft }
  var identityBranched: Provider<Token> {
    if IdentityBranch.isFirst { return Provider { $0.token("first") } }
    return Provider { $0.token("second") }
  }
  var identityNamespace: IdentityNamespace { IdentityNamespace() }
  var run: Provider<String> { Provider { _ in "a provider called run" } }

  subscript(identityNumber number: Int) -> Provider<Token> { labelled("\(number)") }
  subscript(identityMixed number: Int) -> Provider<Token> {
    Provider { Token("\(number)", from: [$0.identityLeft]) }
  }
  subscript(identityCaseless text: IdentityCaseless) -> Provider<Token> { labelled(text.text) }
  subscript(identityColliding number: IdentityColliding) -> Provider<Token> {
    labelled("\(number.number)")
  }
}
