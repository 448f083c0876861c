extension EmbeddedArticles {
  static let practice: [Item] = [
    .article(
      "error-messages-to-fix",
      at: "2025-08-05T09:35:00Z",
      by: .hana,
      likes: 91,
      tags: ["ux", "error-handling", "swift"],
      title: "よいエラーメッセージは「次に何をするか」で終わる",
      body: """
        「予期しないエラーが発生しました」。この一文を見て、何かを直せた人はいないと思います。

        私が守っているのは三つです。何が起きたかを、名前を挙げて言う。なぜ起きたかを、短く言う。そ\
        して、次に何をすればよいかで終わる。

        たとえば検索の書き方が間違っているとき。「クエリーが不正です」ではなく、「stars:は使えませ\
        ん。tag:、title:、user:のどれかを使ってください」と書きます。間違えた箇所がそのまま出てい\
        れば、探す手間もありません。

        逆に、書いてはいけないものもあります。パスワードやトークンは、どんなに便利でも載せません。\
        エラーは画面にもログにも、時には問い合わせのメールにも残ります。秘密を含む値は、表示すると\
        伏せ字になる型で包んでおくと安心です🔐

        書き終えたら、声に出して読んでみてください。隣の席の人に、そのまま言える文章になっているで\
        しょうか。
        """
    ),
    .article(
      "refactoring-in-public",
      at: "2026-04-15T08:55:00Z",
      by: .gus,
      likes: 46,
      tags: ["refactoring", "team", "testing"],
      title: "The refactoring that nobody noticed",
      body: """
        The best review I ever received was "I cannot tell what this changes". It moved nine \
        hundred lines, and it changed nothing that anybody could see, which had been the aim.

        It took three weeks, and most of them were spent before the first line moved. We wrote \
        down what the old code did, including the parts that were wrong, as tests with honest \
        names. "An empty name sorts last, for reasons unknown" is a fine name for a test. It \
        records a fact and admits that nobody knows why it is one.

        Then came steps so small that they were dull. Rename. Extract. Inline. Move. After each \
        one the tests ran, and each one could have been the last. On two days something more \
        urgent came up, and we stopped in the middle without regret, because there was no middle.

        The wrong parts came at the very end, one at a time, each with its own change and its own \
        line in the release notes. Had we fixed them on the way, every difference would have been \
        a riddle: is this the repair, or did we break something?

        People ask how we found the time. We did not find it. We took it from the three features \
        that were to be built on the old code, and we told everyone so. The first of them took a \
        week where the estimate had said four.

        If I had to keep one rule, it would be this: never change the shape and the behaviour in \
        the same commit. You can verify either. You cannot verify both.
        """
    ),
    .article(
      "accessible-terminal-output",
      at: "2026-07-21T10:05:00Z",
      by: .aki,
      likes: 29,
      tags: ["terminal", "unicode", "linux"],
      title: "全角文字の幅を数える：ターミナルの表がずれる理由",
      body: """
        日本語を含む表をターミナルに出すと、罫線がずれることがあります。文字数と、画面での幅が違う\
        からです。

        全角の文字は二桁分の幅を取ります。「Ｓｗｉｆｔ」は五文字ですが、幅は十です。一方、結合文字\
        は幅を取りません。絵文字はさらに厄介で、複数の符号が合わさってひとつの絵になります👩‍💻

        数え方の手順はこうです。まず、書記素の単位に分ける。次に、東アジアの文字幅の表を引いて、広\
        い文字なら二とする。最後に、結合文字と制御文字を零とする。

        完璧を目指すと終わりがありません。曖昧な幅の文字は、端末の設定で変わるからです。私は「曖昧\
        なら一」と決め、揃わない場合があると文書に書きました。割り切りも設計のうちです。
        """
    ),
    .article(
      "logging-without-secrets",
      at: "2026-08-26T09:45:00Z",
      by: .ben,
      likes: 50,
      tags: ["security", "logging", "swift"],
      title: "Make the secret unprintable, not the programmer careful",
      body: """
        We had a rule that tokens must not be logged. We also had, in eleven places, a token in \
        the log. Nobody had broken the rule on purpose: they had logged a request, the request had \
        headers, and one of the headers was the token.

        Rules of that kind do not scale, but types do. Wrap the token in a struct whose \
        description is a fixed word, and whose mirror has no children. Interpolate it, print it, \
        dump it, put it in an error: the word appears. The one way to get at the text is a \
        property with a name that looks alarming in a review.

        ```swift
        struct Secret: CustomStringConvertible, CustomReflectable {
          let exposedText: String
          var description: String { "<secret>" }
          var customMirror: Mirror { Mirror(self, children: [:]) }
        }
        ```

        The name of the property is half of the design. While it was called "value", people used \
        it without a thought. Once it said that it exposes something, every use had to be \
        explained to a reviewer, and of fourteen uses only three remained: one writes the header, \
        one writes the file, and one compares.

        Do not forget the mirror. Without it, a dump walks through the stored properties, and a \
        debugger does the same.

        Then write the test that tries. Put a recognisable token in, collect everything that the \
        program can print about every type that holds it, and check that the token is not there.

        Errors deserve a suite of their own. The text of an error travels further than any log: it \
        is shown on a screen, photographed, and pasted into a public issue. An error may name the \
        file that could not be written and the reason that the system gave. It may never quote \
        what was to be written.

        Since then the token has not appeared once. Nobody has become more careful, and that is \
        the point.
        """
    ),
    .article(
      "search-language-parser",
      at: "2026-09-30T11:15:00Z",
      by: .fumi,
      likes: 42,
      tags: ["parser", "swift", "algorithm"],
      title: "検索の構文を百行で読む：字句と文法を分けて考える",
      body: """
        「tag:swift -user:bot "two words" OR 日本語」のような検索文を読む部品を書きました。正規表\
        現を重ねるより、二段に分けたほうが短く済みます。

        一段目は字句です。空白で区切り、引用符の中の空白は区切りとみなさない。やることはこれだけで\
        す。全角の空白も忘れずに。

        二段目は文法です。ORで分けて、それぞれを項の並びとして読む。項の頭にマイナスがあれば否定、\
        文字とコロンがあれば修飾子。それ以外はただの言葉です。

        迷ったのは、知らない修飾子の扱いでした。ただの言葉として検索すると、結果が零件になるだけ\
        で、書き間違いに気づけません。そこでエラーにして、使える修飾子を並べることにしました。

        大文字と小文字、全角と半角は、比べる前に揃えます。「ＳＷＩＦＴ」で「Swift」が見つかると、\
        ちょっと嬉しいものです😊
        """
    ),
    .article(
      "reading-old-code",
      at: "2026-10-20T08:25:00Z",
      by: .dan,
      likes: 33,
      tags: ["team", "github", "debugging"],
      title: "Read the tests first, then the history, then the code",
      body: """
        New to a code base, I used to open the entry point and follow the calls. After an hour I \
        knew a great deal about the parsing of arguments.

        Now I start with the names of the tests. They are the only list of what the program is \
        supposed to do that cannot be out of date. If they are sentences, I have read the manual.

        Then the history of the file that I am about to touch. The list of commits on GitHub, with \
        the discussions behind them, says what was tried, what came back, and which line looks \
        silly for a good reason.

        Only then the code. By that time I know what I am looking for, and I can tell an accident \
        from a decision.
        """
    ),
  ]
}
