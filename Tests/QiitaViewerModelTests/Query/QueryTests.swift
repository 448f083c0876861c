import QiitaViewerModel
import Testing

struct QueryTests {
  private static let item = Item.numbered(
    1,
    title: "Swift on Linux: ＳＥＲＶＥＲを動かす",
    body: "Run the Server in a container, with C++:: and ﾊﾞｲﾅﾘ files.\n日本語の本文です。",
    tags: ["Swift", "dependency-injection", "日本語"],
    user: User(id: "sample-Aki", name: "Aki")
  )

  @Test(arguments: [
    // Free words, in the title or in the body.
    ("linux", true), ("CONTAINER", true), ("contain", true), ("kotlin", false),
    ("aki", false), ("injection", false), ("本文", true), ("本分", false),
    // Both terms must hold.
    ("swift container", true), ("swift kotlin", false), (" swift\t\n container ", true),
    ("swift　本文", true),
    // Phrases.
    ("\"on linux\"", true), ("\"linux on\"", false), ("\"swift container\"", false),
    ("\"OR\"", false), ("\"tag:swift\"", false),
    // Tags: the whole tag.
    ("tag:swift", true), ("tag:SWIFT", true), ("TAG:swift", true), ("tag:swif", false),
    ("tag:dependency-injection", true), ("tag:日本語", true), ("tag:\"swift\"", true),
    // Users: the whole handle, as it is.
    ("user:sample-Aki", true), ("user:sample-aki", false), ("user:sample", false),
    // Titles: a part of the title.
    ("title:linux", true), ("title:\"Swift ON\"", true), ("title:container", false),
    // Width and kana.
    ("server", true), ("ｓｗｉｆｔ", true), ("title:server", true), ("バイナリ", true),
    ("ﾊﾞｲﾅﾘ", true), ("tag:ｓｗｉｆｔ", true),
    // Colons that are no qualifier.
    ("C++::", true), ("linux\\:", false), ("\"linux: server\"", true), ("3:x", false),
  ])
  func `a term finds what it says`(_ text: String, _ expected: Bool) throws {
    #expect(try Query(text).matches(Self.item) == expected)
  }

  @Test(arguments: [
    "kotlin", "linux", "tag:swift", "tag:kotlin", "title:linux", "user:nobody", "\"on linux\"",
  ])
  func `a minus sign reverses a term`(_ term: String) throws {
    #expect(try Query("-\(term)").matches(Self.item) != Query(term).matches(Self.item))
  }

  @Test func `a minus sign inside a word is part of the word`() throws {
    let item = Item.numbered(1, title: "A left-handed title")

    #expect(try Query("left-handed").matches(item))
    #expect(try !Query("left -handed").matches(item))
  }

  @Test(arguments: [
    ("a OR z", true), ("z OR a", true), ("z OR y", false), ("z OR y OR a", true),
    // (a b) OR c, whichever side holds.
    ("a b OR z", true), ("a z OR b", true), ("z OR a b", true), ("z OR a z", false),
    ("a z OR b z", false), ("z OR -z", true), ("a OR tag:z", true),
    // Only in capitals, and only alone.
    ("a or b", false), ("aORz", false),
  ])
  func `OR binds looser than the space`(_ text: String, _ expected: Bool) throws {
    let item = Item.numbered(1, title: "a", body: "b", tags: [])

    #expect(try Query(text).matches(item) == expected)
  }

  @Test func `queries that mean the same are equal`() throws {
    #expect(try Query("Swift  tag:IOS") == Query("swift TAG:\"ios\""))
    #expect(try Query("swift") != Query("-swift"))
    #expect(try Query("a b") != Query("a OR b"))
  }
}
