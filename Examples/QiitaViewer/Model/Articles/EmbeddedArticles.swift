/// The articles compiled into the program, written for it.
enum EmbeddedArticles {
  static let all: [Item] = [
    swiftLanguage, swiftConcurrency, injection, ios, linux, github, containers, languages,
    algorithms, practice,
  ].flatMap { $0 }.sorted { $0.createdAt > $1.createdAt }
}

extension [Item] {
  /// The articles compiled into the program, newest first.
  public static var embedded: [Item] { EmbeddedArticles.all }
}
