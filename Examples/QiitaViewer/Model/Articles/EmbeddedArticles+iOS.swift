extension EmbeddedArticles {
  static let ios: [Item] = [
    .article(
      "ios-observation-migration",
      at: "2024-06-14T10:10:00Z",
      by: .hana,
      likes: 49,
      tags: ["ios", "swiftui", "swift"],
      title: "ObservableObjectからObservationへ移行してみた",
      body: """
        移行は思ったより機械的でした。型に@Observableを付け、@Publishedを消し、画面側の\
        @StateObjectを@Stateに置き換える。ここまでで九割は終わりです。

        残りの一割で少し悩みました。@Stateの初期値は、画面の値が作り直されるたびに評価されます。\
        ビューモデルの初期化が重いと、捨てられるだけの実体が何度も作られます。初期化は軽く、読み込\
        みは表示されてから。これは移行に関係なく守りたいところです。

        嬉しかったのは、再描画の範囲が狭くなったことです。読んだプロパティが変わったときだけ更新さ\
        れるので、一覧のスクロールが滑らかになりました✨
        """
    ),
    .article(
      "ios-accessibility-labels",
      at: "2024-09-25T07:30:00Z",
      by: .ivo,
      likes: 33,
      tags: ["ios", "accessibility"],
      title: "Five labels that made our application usable",
      body: """
        We recorded a customer who uses a screen reader. It took her eleven swipes to reach the \
        search button, and the button called itself "magnifying glass".

        We changed five things. Icons got verbs for labels: search, save, delete. Cells became one \
        element instead of four. The heart that counts likes says the number and the word. \
        Decorative pictures are hidden. Errors are announced when they appear and do not wait to \
        be found.

        None of this took more than an afternoon, and two of the five made the automated tests \
        simpler too, because they could finally find a button by what it does.

        Ask somebody who depends on it. You will learn more in twenty minutes than from a \
        checklist.
        """
    ),
    .article(
      "ios-share-extension-memory",
      at: "2025-11-19T14:00:00Z",
      by: .fumi,
      likes: 22,
      tags: ["ios", "memory", "performance"],
      title: "共有拡張が画像で落ちる：メモリの上限と縮小読み込み",
      body: """
        共有拡張には、本体のアプリよりずっと小さなメモリの上限があります。写真を数枚まとめて受け取\
        ると、読み込んだだけで上限を超えて終了させられます。

        原因は、展開後の大きさでした。ファイルは三メガバイトでも、画素に展開すると五十メガバイト近\
        くになります。UIImageで読んでから縮小していては、間に合いません。

        解決策は、展開する前に縮小を指定することです。ImageIOのサムネイル作成を使い、必要な大きさ\
        だけを取り出します。一枚ずつ処理して、終わったらすぐに手放す。これで十枚受け取っても安定し\
        ました。

        「小さく読む」のは、拡張に限らず一覧画面でも効きます。
        """
    ),
    .article(
      "ios-offline-first-list",
      at: "2026-02-17T08:00:00Z",
      by: .dan,
      likes: 44,
      tags: ["ios", "architecture", "swift"],
      title: "Keep the old list while the new one loads",
      body: """
        Pull to refresh in an underground train. The list empties, the spinner turns, the request \
        fails, and you are left with nothing, although a minute ago you had twenty articles to \
        read.

        A failing reload must not cost the user anything. Keep the items, show the error beside \
        them, and clear the spinner on both paths. Replace the list only at the moment the answer \
        is there.

        The same holds for paging. The next page belongs to the query whose items are on the \
        screen, and not to the text that is in the field. If a search fails, "more" must continue \
        the old list and must not append results of another question.

        We model it as one value: the query, its items and the number of the next page, changed \
        together or not at all. Half of our strange screenshots disappeared on the day we did \
        that.
        """
    ),
  ]
}
