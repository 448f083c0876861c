/// A user as the site writes it: whoever has not chosen a name may have none.
struct UserAnswer: Decodable, Sendable {
  private let id: String
  private let name: String?

  var user: User {
    User(id: id, name: name ?? "")
  }
}
