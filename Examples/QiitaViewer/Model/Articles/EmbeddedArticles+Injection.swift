extension EmbeddedArticles {
  static let injection: [Item] = [
    .article(
      "di-initializer-first",
      at: "2026-03-09T09:30:00Z",
      by: .aki,
      likes: 96,
      tags: ["swift", "dependency-injection", "swiftui"],
      title: "画面の中はinitで、画面の間は環境で：依存性の渡し方",
      body: """
        依存性の注入には流派がありますが、私は二つを使い分けています。画面の中では初期化の引数で渡\
        す。画面と画面の間では環境から取り出す。

        まず、初期化で渡すやり方。必要なものがすべて引数に並ぶので、渡し忘れはコンパイルエラーにな\
        ります。プレビューもテストも、その型だけ見れば書けます。これがいちばん安全です。

        困るのは、画面が深くなったときです。検索画面が使うのはAPIクライアントだけなのに、その先の\
        詳細画面のためにデータベースを受け取り、そのまた先のためにキーチェーンを受け取り……という\
        「バケツリレー」が始まります。プレビューのために、使いもしない部品を五つも用意することにな\
        ります。

        一方、環境から取り出すやり方は、途中の画面が何も知らなくて済みます。その代わり、何が必要な\
        のかが型に現れません。渡し忘れても動くまで気づかない。しかも初期化の時点では読めないので、\
        ビューモデルを作れません。

        そこで考え方を変えます。プレビューで見たいのは、その画面だけです。遷移先がどう作られるかに\
        は興味がありません。ならば、画面の中身は初期化で渡し、遷移先を作る瞬間にだけ環境から取り出\
        せばよいのです。

        具体的には、必要なものをまとめた値をひとつ用意します。アプリの入口で一度だけ環境に置きま\
        す。遷移先を作るところでは、その値を受け取るクロージャーを書きます。

        - 各画面の初期化は、自分が使うものだけを宣言する
        - まとめた値には、省略可能な項目も既定値も持たせない
        - 環境に値がなければ、真っ赤な画面を出して気づかせる

        三つ目が大事です。静かに既定値で動いてしまうと、本物のAPIを叩いていることに誰も気づきませ\
        ん。派手に壊れるほうが親切です🚨

        コードにすると、こうなります。まず、画面の中身。使うのはAPIクライアントだけです。

        ```swift
        final class SearchModel {
          private let apiClient: any APIClient

          init(apiClient: any APIClient) {
            self.apiClient = apiClient
          }
        }
        ```

        次に、遷移先を作るところ。ここで初めて、まとめた値に触ります。

        ```swift
        DependencyProvider { dependency in
          DetailView(item: item, database: dependency.database)
        }
        ```

        記事は遷移から、データベースはまとめた値から。実行時に決まるものと、起動時に決まっているも\
        のが、一行の中で自然に並びます。この形は、手で書いた補助付き注入（assisted injection）その\
        ものです。

        よくある質問にも答えておきます。

        「まとめた値が大きくなりすぎませんか？」なります。けれども、それを見るのは遷移先を作る場所\
        だけです。画面の中身は、相変わらず自分が使うものしか知りません。項目を増やしたときは、値を\
        作っている場所がすべてコンパイルエラーになるので、直し忘れもありません。

        「シングルトンではだめですか？」本番だけなら動きます。困るのは、同じ画面の「成功」「失敗」\
        「読み込み中」を並べて見たいときです。置き場所がひとつしかないものを、三通りに差し替えるこ\
        とはできません。

        「テストはどう書きますか？」普通に書きます。ビューモデルは初期化の引数で受け取るだけなの\
        で、偽のクライアントを渡して終わりです。注入の仕組みをテストに持ち込む必要はありません。

        「共有したいものはどうしますか？」まとめた値を作るときに、同じ実体を二か所へ渡します。キー\
        チェーンを先に作り、APIクライアントにも画面にも同じものを渡せば、設定したトークンがすぐ次\
        の通信に使われます。

        この分け方にしてから、プレビューのコードが短くなりました。検索画面のプレビューにはデータ\
        ベースが出てきませんし、詳細画面のプレビューにはAPIクライアントが出てきません。必要なもの\
        が、必要十分に並んでいる。それだけで設計の見通しがよくなります。
        """
    ),
    .article(
      "di-assisted-by-hand",
      at: "2024-11-12T13:00:00Z",
      by: .ivo,
      likes: 34,
      tags: ["kotlin", "android", "dependency-injection"],
      title: "Assisted injection without the annotations",
      body: """
        Some arguments come from the graph, and one comes from the user. A detail screen needs a \
        repository, which the graph knows, and an identifier, which only the tap knows.

        Annotation processors solve this with a generated factory. It is worth writing one by hand \
        first, because the idea fits in two lines: a factory is a function that already has the \
        injected arguments and still asks for the assisted one.

        ```kotlin
        class DetailFactory(private val repository: Repository) {
            fun create(id: String) = DetailViewModel(id, repository)
        }
        ```

        The part people get wrong is the moment. Field injection happens after the screen is \
        constructed, so a factory passed as an ordinary argument is read too early and fails at \
        run time. Pass a function that returns the factory, and it is read at the first use \
        instead.

        If you need two assisted values, put them in a data class. Three type parameters for three \
        arguments look clever for a week.
        """
    ),
    .article(
      "testing-fakes-over-mocks",
      at: "2025-01-16T08:20:00Z",
      by: .gus,
      likes: 66,
      tags: ["testing", "swift", "dependency-injection"],
      title: "Write the fake once, delete forty mocks",
      body: """
        Our tests had forty mocks. Each recorded calls, and each test then asserted that the calls \
        had happened in some order. When we changed the order for a good reason, thirty tests \
        failed, and none of them had found a defect.

        A fake is a small, honest implementation. Ours is a dictionary behind the database \
        protocol. It saves, it deletes, it sorts, and it fits on one screen.

        Tests became shorter, and they changed their subject. They no longer say "save was called \
        once". They say "after saving twice, the list has one entry". That sentence survives a \
        rewrite of the implementation, which is when you need it.

        To be sure that the fake is honest, one suite runs against both the fake and the real \
        database. It is the same list of sentences, parameterised over the two. When the fake \
        drifts, that suite tells us.

        Mocks still have a place. If the behaviour is the call, as with sending a mail exactly \
        once, then record the call. For everything that has state, write the fake.
        """
    ),
    .article(
      "swift-testing-parameterised",
      at: "2025-07-03T11:00:00Z",
      by: .chie,
      likes: 39,
      tags: ["swift", "testing"],
      title: "Swift Testingの引数付きテストで、表をそのままテストにする",
      body: """
        仕様書に表があるなら、テストも表のままで書きたい。Swift Testingのargumentsは、そのための機\
        能です。

        ```swift
        @Test(arguments: [("", "@id"), ("名前", "名前")])
        func displayName(_ name: String, _ expected: String) {
          #expect(User(id: "id", name: name).displayName == expected)
        }
        ```

        行ごとに別のテストとして報告されるので、どの行が落ちたのかすぐに分かります。ループで回すと\
        最初の失敗で止まってしまいますが、こちらは全行を確かめてくれます。

        気をつけたいのは、期待値を計算で作らないことです。実装と同じ式をテストに書くと、同じ間違い\
        が両方に入ります。表には、手で書いた答えを並べましょう。
        """
    ),
    .article(
      "testing-without-sleep",
      at: "2024-08-29T09:50:00Z",
      by: .jun,
      likes: 58,
      tags: ["testing", "concurrency", "swift"],
      title: "テストからsleepを追い出す三つの方法",
      body: """
        「0.5秒待てば終わっているはず」というテストは、いつか必ず落ちます。しかも、忙しい日のCIで\
        落ちます。

        方法その一。完了を待てるようにする。非同期の関数なら、ただawaitすればよいのです。投げっぱ\
        なしのTaskを作る設計だと、待つ相手がいません。

        方法その二。時計を引数にする。現在時刻も待ち時間も、外から渡せば好きに進められます。一時間\
        後の挙動も一瞬で確かめられます。

        方法その三。答えを手で返す。偽のクライアントが継続を預かっておき、テストが好きな順番で再開\
        します。読み込み中の画面も、確実に捕まえられます。

        三つとも、テストのためだけの工夫に見えて、設計そのものを良くしてくれます。待てる、渡せる、\
        差し替えられる。どれも普段の開発で欲しい性質だからです。
        """
    ),
  ]
}
