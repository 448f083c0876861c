extension User {
  static let aki = User(id: "sample-aki", name: "Aki Sample")
  static let ben = User(id: "sample-ben", name: "Ben Sample")
  static let chie = User(id: "example-chie", name: "例野ちえ")
  static let dan = User(id: "sample-dan", name: "Dan Sample")
  static let emi = User(id: "example-emi", name: "例野えみ")
  static let fumi = User(id: "sample-fumi", name: "見本ふみ")

  /// The one who never chose a name.
  static let gus = User(id: "example-gus", name: "")

  static let hana = User(id: "sample-hana", name: "見本はな")
  static let ivo = User(id: "example-ivo", name: "Ivo Example")
  static let jun = User(id: "sample-jun", name: "見本じゅん")
}
