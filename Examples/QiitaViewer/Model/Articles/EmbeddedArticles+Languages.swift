extension EmbeddedArticles {
  static let languages: [Item] = [
    .article(
      "rust-ownership-for-swift",
      at: "2024-05-09T09:00:00Z",
      by: .dan,
      likes: 69,
      tags: ["rust", "swift", "ownership"],
      title: "Rust's ownership, explained to someone who writes Swift",
      body: """
        You know more of it than you think. A Swift struct is moved or copied as the optimiser \
        sees fit; a Rust value is moved, unless its type says that copying is cheap. Passing inout \
        is a mutable borrow, and the law of exclusivity is the borrow checker, at the scale of one \
        call.

        The difference is that Rust lets you store a borrow. A struct can hold a reference into \
        somebody else's array, and then the compiler has to know that the array outlives the \
        struct. That is what a lifetime is: the name of the stretch of program during which the \
        lender must not move.

        ```rust
        struct Words<'text> {
            rest: &'text str,
        }

        impl<'text> Iterator for Words<'text> {
            type Item = &'text str;
            fn next(&mut self) -> Option<&'text str> {
                let trimmed = self.rest.trim_start();
                if trimmed.is_empty() {
                    return None;
                }
                let end = trimmed.find(' ').unwrap_or(trimmed.len());
                let (word, rest) = trimmed.split_at(end);
                self.rest = rest;
                Some(word)
            }
        }
        ```

        Nothing in this iterator copies a letter. In Swift I would return a Substring, which keeps \
        the whole string alive by counting references. That is convenient and safe, and it has a \
        cost at run time that you cannot see in the source.

        Where I stumbled was shared mutable state. The Swift habit is a class that two objects \
        hold. In Rust I first reached for a counted pointer to a cell, everywhere, and it was \
        miserable. The programs became pleasant once I stopped sharing: one owner, and everyone \
        else holds an index or sends a message.

        The habit came back with me. My Swift has fewer classes now, and it has more functions \
        that take a value and return a value. I did not learn a language so much as lose a reflex.
        """
    ),
    .article(
      "kotlin-flow-stateflow",
      at: "2024-08-06T10:50:00Z",
      by: .emi,
      likes: 31,
      tags: ["kotlin", "android", "concurrency"],
      title: "FlowとStateFlowの違いを、蛇口と掲示板で説明する",
      body: """
        Flowは蛇口です。ひねった人のところにだけ水が流れます。ひねる人が二人いれば、水も二回流れま\
        す。

        StateFlowは掲示板です。常に最新の一枚が貼ってあり、いつ見に来ても読めます。見ている人がい\
        なくても、貼り紙は残ります。

        画面の状態は掲示板が向いています。回転して作り直された画面が、すぐに最新の状態を読めるから\
        です。一方、一度きりの出来事を掲示板に貼ると、見に来るたびに何度も反応してしまいます。

        困ったら「途中から来た人に何を見せたいか」と考えてみてください。最新の状態なら掲示板、これ\
        からの出来事だけなら蛇口です🚰
        """
    ),
    .article(
      "kotlin-sealed-results",
      at: "2025-02-27T09:25:00Z",
      by: .ivo,
      likes: 25,
      tags: ["kotlin", "error-handling"],
      title: "Sealed results instead of exceptions, and where to stop",
      body: """
        A sealed interface with two implementations, success and failure, forces the caller to \
        look. The compiler checks that a when is exhaustive, and a new kind of failure shows up as \
        a list of errors to fix.

        Use it at boundaries where failing is ordinary: parsing, network, validation. Inside, \
        where a failure means a defect, throw. A function that returns a result for a condition \
        that cannot happen only teaches its callers to ignore results.

        One piece of advice from a painful month: do not put an exception inside the failure and \
        rethrow it three layers up. Then you have both systems, and the disadvantages of each.
        """
    ),
    .article(
      "python-dataclass-frozen",
      at: "2024-06-27T08:05:00Z",
      by: .chie,
      likes: 21,
      tags: ["python", "beginner"],
      title: "frozen=Trueのdataclassで、書き換えられない値を作る",
      body: """
        辞書で持ち回っていた設定を、dataclassに変えました。frozen=Trueを付けると、作ったあとに書き\
        換えられません。

        誰かが途中で値を変えていないか、と疑いながら読む必要がなくなります。変えたいときは、\
        replaceで新しい値を作ります。

        ハッシュも自動で付くので、辞書の鍵や集合の要素にもできます。ただし、中身にリストを入れると\
        ハッシュできません。タプルにしましょう。

        型の注釈を書く習慣も、自然と身につきます🐍
        """
    ),
    .article(
      "typescript-branded-ids",
      at: "2025-05-29T11:40:00Z",
      by: .jun,
      likes: 36,
      tags: ["typescript", "types"],
      title: "文字列のIDを取り違えない：ブランド型という工夫",
      body: """
        ユーザーのIDも記事のIDも、どちらもただの文字列。引数の順番を間違えても、コンパイラは何も\
        言ってくれません。

        そこで、目印を付けた型を作ります。

        ```typescript
        type UserId = string & { readonly brand: "UserId" };
        type ItemId = string & { readonly brand: "ItemId" };
        ```

        実行時には何も増えません。変換するのは、外から値が入ってくる境界だけ。そこで形式も確かめれ\
        ば、中のコードは安心してIDを扱えます。

        導入した週に、実際に二か所の取り違えが見つかりました。どちらも、たまたま動いていただけでし\
        た。
        """
    ),
  ]
}
