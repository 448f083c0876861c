public import Heirloom

/// A way in which a fixture may also be looked at: overrides on top of its own.
public struct FixtureVariant: Sendable {
  /// What is different, in a word.
  public let name: String

  /// The code of the variant, if it is one that is ready-made.
  let spelling: String?

  /// Where the variant is written, if it is one of the user's own.
  let code: FixtureCode?
  let overrides: @Sendable (inout Overrides) -> Void

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - name: What is different, in a word.
  ///   - filePath: The file of the variant, whose text tells the minimal fixture.
  ///   - line: The line of the variant.
  ///   - overrides: Sets what is overridden.
  public init(
    _ name: String,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    overriding overrides: @escaping @Sendable (inout Overrides) -> Void
  ) {
    self.name = name
    spelling = nil
    code = FixtureCode(filePath: filePath, line: line)
    self.overrides = overrides
  }

  private init(
    _ name: String,
    spelling: String,
    _ overrides: @escaping @Sendable (inout Overrides) -> Void
  ) {
    self.name = name
    self.spelling = spelling
    code = nil
    self.overrides = overrides
  }

  /// The screen with text of another size.
  ///
  /// - Parameter size: How large the text is.
  ///
  /// - Returns: The variant.
  public static func textSize(_ size: ScreenTextSize) -> FixtureVariant {
    let name =
      switch size {
      case .small: "small text"
      case .standard: "standard text"
      case .large: "large text"
      case .extraLarge: "extra large text"
      }
    return FixtureVariant(name, spelling: ".textSize(.\(size))") { $0.screenTextSize = size }
  }

  /// The screen in a colour scheme.
  ///
  /// - Parameter scheme: Whether the screen is light or dark.
  ///
  /// - Returns: The variant.
  public static func colorScheme(_ scheme: ScreenColorScheme) -> FixtureVariant {
    FixtureVariant("\(scheme)", spelling: ".colorScheme(.\(scheme))") {
      $0.screenColorScheme = scheme
    }
  }

  /// The screen in a language.
  ///
  /// - Parameter tag: The language as a BCP 47 tag, such as `ja`.
  ///
  /// - Returns: The variant.
  public static func language(_ tag: String) -> FixtureVariant {
    FixtureVariant(tag, spelling: ".language(\(tag.debugDescription))") { $0.screenLanguage = tag }
  }
}
