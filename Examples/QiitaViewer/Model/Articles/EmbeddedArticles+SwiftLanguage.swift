extension EmbeddedArticles {
  static let swiftLanguage: [Item] = [
    .article(
      "swift-optional-map",
      at: "2024-01-18T08:30:00Z",
      by: .aki,
      likes: 41,
      tags: ["swift", "beginner"],
      title: "Optionalをmapで変換すると、ifが減る",
      body: """
        Optionalの中身を変換したいだけなのに、if letを書いて、変数を用意して、elseでnilを入れてい\
        る。そんなコードをよく見かけます。

        mapを使えば一行で済みます。

        ```swift
        let text: String? = "42"
        let number = text.flatMap { Int($0) }
        ```

        mapは「値があれば変換する、なければ何もしない」という意味です。変換そのものがOptionalを返\
        すときは、flatMapを使います。二重のOptionalにならないのが利点です！

        ただし、副作用のために使うのはやめましょう。画面を更新するような処理はif letのほうが読み手\
        に伝わります。値から値への変換はmap、文の実行はif let。この使い分けだけで、レビューの指摘\
        がずいぶん減りました。
        """
    ),
    .article(
      "swift-noncopyable-file",
      at: "2025-02-11T10:00:00Z",
      by: .ben,
      likes: 63,
      tags: ["swift", "ownership", "linux"],
      title: "A file descriptor that cannot be closed twice",
      body: """
        A file descriptor is an integer, and integers can be copied. That is the whole problem: \
        two owners, two calls to close, and some day the second call closes a descriptor that \
        another thread has just opened.

        A struct that is not copyable has one owner. Its deinitialiser closes the descriptor, and \
        the compiler refuses any program in which two variables believe they own it.

        ```swift
        struct Descriptor: ~Copyable {
          let number: Int32
          deinit { close(number) }
          consuming func release() -> Int32 {
            let number = number
            discard self
            return number
          }
        }
        ```

        The interesting member is the last one. Sometimes ownership has to leave Swift, for \
        example when a C library promises to close the descriptor itself. Consuming the value and \
        discarding it says exactly that: the deinitialiser does not run, and nobody can use the \
        variable afterwards.

        Generic code was the obstacle for a while. An Optional of a type that cannot be copied \
        works now, and so do the collections that were designed for it, but most of the standard \
        library still asks for copies. I keep these types at the edge of a program and hand plain \
        values to everything inside.

        What I did not expect is how much documentation the annotation replaces. The old class had \
        a paragraph that began with "the caller must not". Every sentence of that paragraph is now \
        a compiler error, and the paragraph is gone.
        """
    ),
    .article(
      "swift-result-builder-menu",
      at: "2024-03-05T09:15:00Z",
      by: .chie,
      likes: 28,
      tags: ["swift", "dsl"],
      title: "result builderでメニューを書く小さなDSL",
      body: """
        設定画面のメニューを配列で組み立てると、条件分岐のたびにappendが増えていきます。result \
        builderを使うと、宣言のまま書けます。

        必要なのはbuildBlockとbuildOptional、それにbuildEitherだけでした。まずはこの三つから始め\
        て、足りなくなったら増やすのがおすすめです。

        注意点がひとつ。ビルダーの中では型推論が重くなりがちです。エラーの位置がずれて「式が複雑す\
        ぎます」と言われたら、部品を関数に切り出してください。コンパイル時間も目に見えて短くなりま\
        す🚀

        DSLは楽しいのですが、読むのは未来の同僚です。普通の初期化で足りるなら、普通の初期化のほう\
        が親切だと思います。
        """
    ),
    .article(
      "swift-typed-throws-limits",
      at: "2025-06-20T07:45:00Z",
      by: .dan,
      likes: 37,
      tags: ["swift", "error-handling"],
      title: "Typed throws: useful inside, awkward in closures",
      body: """
        Naming the error type in a signature is attractive. The caller sees every case, the switch \
        is exhaustive, and nothing needs a cast.

        Inside a module it works as promised. I use it for parsers, where there is one error type \
        and the only caller turns it into a message.

        Closures are another story. A closure literal that calls two throwing functions infers the \
        general error type, so a function that accepts a closure with a typed error rejects the \
        obvious argument. Your users then write the type out by hand, at every call.

        My rule: a function may throw a typed error, and a closure it accepts never does. Also \
        remember that a public error type is a promise. Adding a case later breaks every \
        exhaustive switch, unless the enumeration says that it may grow.
        """
    ),
    .article(
      "swift-package-layout",
      at: "2024-05-22T11:20:00Z",
      by: .emi,
      likes: 52,
      tags: ["swift", "swiftpm", "architecture"],
      title: "パッケージを三つのターゲットに分けたら、ビルドもテストも速くなった",
      body: """
        アプリのコードをひとつのターゲットに入れていた頃は、一行直すたびに全部がビルドし直されてい\
        ました。そこで、モデル・画面・起動の三つに分けました。

        分け方の基準は「何に依存してよいか」です。モデルはFoundationだけ。画面はモデルと部品だけ。\
        起動は全部を知っていますが、ロジックは持ちません。

        ```swift
        targets: [
          .target(name: "Model"),
          .target(name: "Screens", dependencies: ["Model"]),
          .executableTarget(name: "App", dependencies: ["Screens"]),
        ]
        ```

        やってみて一番よかったのは、速度よりも「importできない」ことでした。モデルからうっかり画面\
        の型を触ると、その場でコンパイルエラーになります。ルールを文書に書くより、ずっと確実です。

        テストの時間は四十秒から六秒になりました。モデルのテストは画面をリンクしないからです。手元\
        で何度も回せるようになると、自然とテストが増えていきます。最初の一歩としては、純粋な値型だ\
        けを集めたターゲットを作るのが簡単です。
        """
    ),
  ]
}
