extension EmbeddedArticles {
  static let containers: [Item] = [
    .article(
      "docker-layer-order",
      at: "2024-03-28T11:10:00Z",
      by: .jun,
      likes: 35,
      tags: ["docker", "beginner"],
      title: "Dockerfileは「変わらない順」に並べる",
      body: """
        イメージの層は、上から順に使い回されます。途中の一行が変わると、そこから下は全部作り直しで\
        す。だから、変わらないものほど上に書きます。

        基本の順番は、ベースイメージ、OSのパッケージ、言語の依存、自分のコード。依存の定義ファイル\
        だけを先にコピーするのがコツです。

        これを入れ替えただけで、再ビルドが三分から八秒になりました。複雑な道具を足す前に、まず順番\
        を疑いましょう。

        ついでに.dockerignoreも忘れずに。.gitを送らないだけで、ずいぶん軽くなります🐳
        """
    ),
    .article(
      "docker-healthcheck-honest",
      at: "2025-10-22T08:30:00Z",
      by: .ivo,
      likes: 27,
      tags: ["docker", "reliability"],
      title: "A health check that only says what it knows",
      body: """
        Our health check queried the database. When the database was slow, every instance declared \
        itself ill, the orchestrator restarted all of them at once, and the database met a \
        thundering herd of new connections. A slow minute became an outage of an hour.

        There are two questions, and they need two answers. Is this process beyond repair? Then \
        restart it; nothing outside the process belongs in that answer. Can this process serve \
        now? Then route to it or do not, and here the database may be asked.

        Keep the first answer trivial. A program that can still say yes is alive.
        """
    ),
    .article(
      "docker-compose-dev",
      at: "2026-06-03T12:20:00Z",
      by: .chie,
      likes: 24,
      tags: ["docker", "postgresql", "team"],
      title: "開発環境をcomposeにまとめて、手順書を一行にした",
      body: """
        新しく入った人の環境構築に、丸一日かかっていました。手順書は二十項目。しかも、途中で必ず何\
        かが足りません。

        今は「docker compose up」の一行です。データベースも、メールの確認画面も、全部いっしょに立\
        ち上がります。

        気をつけたのは三点です。データは名前付きの領域に置いて、消すコマンドも用意する。ポートは他\
        とぶつからない番号にする。起動の順番ではなく、準備ができたかどうかで待つ。

        手順書は古くなりますが、毎日使う設定ファイルは古くなりません。
        """
    ),
  ]
}
