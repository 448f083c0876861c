extension EmbeddedArticles {
  static let algorithms: [Item] = [
    .article(
      "algorithm-binary-search-invariant",
      at: "2024-01-30T12:45:00Z",
      by: .gus,
      likes: 53,
      tags: ["algorithm", "beginner"],
      title: "Binary search is one invariant and nothing else",
      body: """
        People memorise binary search with plus ones and minus ones, and then wonder which of them \
        belongs where. Forget the code. Remember one sentence: everything left of low is too \
        small, and nothing from high on is.

        Begin with low at zero and high at the count. The sentence is true, because there is \
        nothing on either side. While the two differ, look at the middle. If it is too small, low \
        moves right behind it. If not, high moves onto it. The sentence stays true, and the gap \
        shrinks.

        ```python
        def first_not_less(values, target):
            low, high = 0, len(values)
            while low < high:
                middle = low + (high - low) // 2
                if values[middle] < target:
                    low = middle + 1
                else:
                    high = middle
            return low
        ```

        When they meet, the answer is where they stand. It is the first position whose value is \
        not too small, and it is the count if there is none.
        """
    ),
    .article(
      "algorithm-union-find-ja",
      at: "2024-09-11T10:20:00Z",
      by: .fumi,
      likes: 38,
      tags: ["algorithm", "swift"],
      title: "素集合データ構造を三十行で：迷路を作って遊ぶ",
      body: """
        「この二つは同じグループ？」に素早く答えるのが、素集合データ構造です。Union-Findとも呼ばれ\
        ます。

        各要素が親を指し、根まで辿ればグループの代表が分かります。辿るついでに、みんなを根に直接つ\
        なぎ直す。これが経路圧縮です。小さい木を大きい木につなぐ工夫と合わせると、一回の操作はほぼ\
        定数時間になります。

        ```swift
        mutating func root(of index: Int) -> Int {
          if parents[index] == index { return index }
          let root = root(of: parents[index])
          parents[index] = root
          return root
        }
        ```

        遊びとして、迷路を作ってみましょう。格子の壁をばらばらの順に見ていき、両側の部屋が別のグ\
        ループなら壁を壊してひとつにします。同じグループなら残します。最後には、どの部屋からどの部\
        屋へも道がちょうど一本だけある迷路になります。

        アルゴリズムは、絵になると急に楽しくなります🎨
        """
    ),
    .article(
      "algorithm-bloom-filter",
      at: "2025-03-27T13:30:00Z",
      by: .ben,
      likes: 32,
      tags: ["algorithm", "performance"],
      title: "A Bloom filter tells you when not to look",
      body: """
        Suppose that a look-up costs a trip to the disk, and that most look-ups find nothing. A \
        Bloom filter answers "certainly not" or "perhaps" from a few bits per element, and every \
        "certainly not" saves the trip.

        It is an array of bits and a few hash functions. To add an element, set the bits that the \
        functions name. To ask, check them: one bit that is clear proves absence. Bits that are \
        all set prove nothing, because others may have set them.

        Ten bits and seven functions per element give about one false alarm in a hundred. You \
        cannot remove an element, because its bits may belong to others. And you cannot list the \
        elements, which for a list of blocked addresses is a feature.
        """
    ),
    .article(
      "algorithm-priority-queue-ja",
      at: "2025-09-18T07:50:00Z",
      by: .emi,
      likes: 19,
      tags: ["algorithm", "python"],
      title: "優先度付きキューで「締め切り順」を実装する",
      body: """
        やることの一覧から、締め切りが一番近いものを取り出したい。毎回並べ替えると、件数が増えたと\
        きに遅くなります。

        ヒープなら、追加も取り出しも件数の対数に比例する時間で済みます。Pythonではheapqが標準で\
        入っています。

        締め切りが同じときの順番には注意が必要です。比較できない値を入れるとエラーになるので、追加\
        した順の番号を二番目に入れておきます。こうすると、同じ締め切りなら先に入れたものが先に出ま\
        す。

        小さな工夫ですが、この番号を忘れて夜中に呼び出されたことがあります😅
        """
    ),
  ]
}
