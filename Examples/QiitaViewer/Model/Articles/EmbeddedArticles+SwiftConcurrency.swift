extension EmbeddedArticles {
  static let swiftConcurrency: [Item] = [
    .article(
      "swift-actor-reentrancy",
      at: "2025-03-14T09:00:00Z",
      by: .ben,
      likes: 88,
      tags: ["swift", "concurrency", "actor"],
      title: "Actors are re-entrant, and your cache has a bug",
      body: """
        Everyone writes this cache once. It looks correct, because it is an actor, and actors have \
        no data races.

        ```swift
        actor ImageCache {
          private var images: [URL: Image] = [:]

          func image(at url: URL) async throws -> Image {
            if let image = images[url] { return image }
            let image = try await download(url)
            images[url] = image
            return image
          }
        }
        ```

        Ask it for the same picture from ten tasks, and it downloads the picture ten times. While \
        the first call waits for the network, the actor is free, so the second call runs up to the \
        same await and finds the same empty dictionary. There is no data race. There is merely a \
        wrong assumption: that nothing changes between two lines when the word await stands \
        between them.

        The repair is to store the work and not only its result. Put the task in the dictionary \
        before you wait for it.

        ```swift
        actor ImageCache {
          private var downloads: [URL: Task<Image, any Error>] = [:]

          func image(at url: URL) async throws -> Image {
            if let download = downloads[url] { return try await download.value }
            let download = Task { try await fetch(url) }
            downloads[url] = download
            do {
              return try await download.value
            } catch {
              downloads[url] = nil
              throw error
            }
          }
        }
        ```

        Note the last lines. A cache that remembers failures for ever is its own kind of bug: one \
        lost packet, and the picture is missing until the program restarts.

        There is a second trap in the repaired version. An unstructured task does not inherit \
        cancellation, so a screen that goes away does not stop its download. For a cache that is \
        usually what you want, because somebody else may be waiting for the same picture. For a \
        search field it is not, and there I count requests instead and let the latest one win.

        Whenever I review an actor now, I read it with one question: what may have changed after \
        each await? If the answer matters, the state must be checked again, or it must be written \
        before the wait rather than after it.
        """
    ),
    .article(
      "swift-task-cancellation-ja",
      at: "2025-05-08T12:30:00Z",
      by: .fumi,
      likes: 47,
      tags: ["swift", "concurrency"],
      title: "キャンセルは「お願い」である：Taskの止め方を整理する",
      body: """
        Taskのcancel()を呼んでも、処理はその場で止まりません。キャンセルされたという印が付くだけで\
        す。止まるかどうかは、走っている側のコード次第です。

        よくある勘違いを三つ挙げます。

        一つ目。重いループの中で何も確認しないと、最後まで走り切ります。区切りのよいところで\
        Task.checkCancellation()を呼びましょう。

        二つ目。捕まえたエラーを全部「失敗しました」と表示すると、利用者が自分で閉じた画面にまでエ\
        ラーが出ます。CancellationErrorは黙って終わるのが礼儀です😌

        三つ目。キャンセルされたのに、後始末まで飛ばしてしまう。読み込み中のフラグはdeferで戻して\
        おけば、成功でも失敗でもキャンセルでも必ず下ります。

        ```swift
        isLoading = true
        defer { isLoading = false }
        items = try await client.items()
        ```

        「お願い」だと思って設計すると、どこで聞き入れるべきかが見えてきます。
        """
    ),
    .article(
      "swift-mutex-or-actor",
      at: "2025-09-02T08:10:00Z",
      by: .dan,
      likes: 55,
      tags: ["swift", "concurrency", "performance"],
      title: "Mutex or actor? Ask whether the caller may wait",
      body: """
        An actor turns every access into a suspension point. A mutex keeps the call synchronous \
        and blocks for a moment. Neither is better; they answer different questions.

        If the protected work is a dictionary look-up, a mutex is right. The critical section \
        lasts nanoseconds, the callers need not be asynchronous, and a synchronous requirement of \
        a protocol can be met.

        If the work itself waits for something, such as a file, a socket or another actor, use an \
        actor. Waiting while holding a lock is how a program stops for ever.

        Two rules keep mutexes boring. Never call code you did not write while holding one, \
        because it may come back to you. And keep the state in one value inside the mutex, so that \
        nobody can forget to take the lock.
        """
    ),
    .article(
      "swift-mainactor-viewmodel",
      at: "2026-01-27T10:40:00Z",
      by: .hana,
      likes: 71,
      tags: ["swift", "concurrency", "ios", "swiftui"],
      title: "ビューモデルを@MainActorにしたら、考えることが減った",
      body: """
        画面の状態はメインスレッドで触る。昔からの約束ですが、守れているかどうかは目視でした。型に\
        @MainActorを付けると、コンパイラが見てくれます。

        とはいえ、付けただけで終わりではありません。awaitの前後では、ほかの処理が割り込みます。検\
        索欄に素早く入力すると、古い検索の結果が新しい結果を上書きすることがあります。

        そこで、要求に番号を振ります。答えが返ってきたとき、自分の番号が最新でなければ捨てます。

        ```swift
        latest += 1
        let mine = latest
        let found = try await client.search(text)
        guard mine == latest else { return }
        items = found
        ```

        たったこれだけで「たまに一瞬だけ古い結果が見える」という報告がなくなりました。再現しづらい\
        不具合ほど、仕組みで潰すのが一番です。

        テストでは、答えを手で返せる偽のクライアントを使います。二つの要求を出して、わざと逆の順番\
        で答える。時間に頼らないので、千回走らせても同じ結果になります👍
        """
    ),
  ]
}
