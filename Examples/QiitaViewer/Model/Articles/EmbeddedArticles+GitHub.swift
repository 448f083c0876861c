extension EmbeddedArticles {
  static let github: [Item] = [
    .article(
      "github-actions-cache-swift",
      at: "2024-04-10T10:00:00Z",
      by: .aki,
      likes: 74,
      tags: ["github", "ci", "swift"],
      title: "GitHub Actionsでswift buildを速くする：キャッシュの鍵の決め方",
      body: """
        毎回ゼロからビルドしていたら、確認に十二分かかっていました。キャッシュを入れて四分になりま\
        したが、鍵の決め方で一度失敗しています。

        最初は、鍵をPackage.resolvedのハッシュだけにしました。すると、コンパイラの版を上げた日に、\
        古い中間ファイルを読んで謎のエラーが出ました。鍵には必ず、OSとコンパイラの版を含めてくださ\
        い。

        ```yaml
        key: ${{ runner.os }}-swift-6.0-${{ hashFiles('Package.resolved') }}
        restore-keys: ${{ runner.os }}-swift-6.0-
        ```

        restore-keysがあると、依存を更新した直後でも、近いキャッシュから始められます。

        もうひとつ。キャッシュは「あれば速い」だけのものです。なくても正しくビルドできることを、週\
        に一度、キャッシュなしの実行で確かめています。
        """
    ),
    .article(
      "github-review-small",
      at: "2024-12-03T08:15:00Z",
      by: .gus,
      likes: 82,
      tags: ["github", "code-review", "team"],
      title: "Two hundred lines: what changed when we capped pull requests",
      body: """
        For a quarter we asked for pull requests of at most two hundred changed lines, generated \
        files aside. It was unpopular for two weeks.

        Reviews got faster, which we expected. They also got better, which we had only hoped for. \
        In a change of a thousand lines, reviewers comment on names. In a change of a hundred, \
        they ask whether the approach is right.

        The hard part is cutting. A refactoring goes first and alone, and it promises to change no \
        behaviour. Then the new behaviour, behind a switch if it must. Then the removal of what \
        nobody calls any more. Each part has a title that says why.

        We dropped the cap after the quarter. The size stayed.
        """
    ),
    .article(
      "github-issue-templates-ja",
      at: "2025-08-13T07:00:00Z",
      by: .hana,
      likes: 18,
      tags: ["github", "oss"],
      title: "Issueテンプレートは、質問を三つに絞ると書いてもらえる",
      body: """
        項目が十個あるテンプレートは、誰も埋めてくれません。全部消されて、一行だけの報告が届きま\
        す。

        三つに絞りました。何をしたか。何が起きたか。何が起きると思っていたか。環境の情報は、コマン\
        ドの出力を貼ってもらうだけにしました。

        この三つが揃うと、再現できる報告の割合が目に見えて増えました。GitHubのフォーム形式なら必須\
        の項目も決められますが、必須はひとつだけにしています。報告してくれる人は、協力者なのですか\
        ら🙇
        """
    ),
    .article(
      "github-bisect-story",
      at: "2026-05-12T09:10:00Z",
      by: .dan,
      likes: 40,
      tags: ["git", "github", "debugging"],
      title: "Nine steps to one commit: a bisect that paid for itself",
      body: """
        The defect was six weeks old, and there were four hundred commits to suspect. Reading them \
        would have taken days. Asking git took nine steps, since nine halvings of four hundred \
        leave one.

        The preparation is everything. Write a script that fails when the defect is there and \
        succeeds when it is not, and that tells git to skip a commit that does not build.

        ```shell
        swift build || exit 125
        swift run reproduce | grep --quiet "expected text"
        ```

        Then hand the script over and get a coffee. The culprit was a harmless clean-up that \
        reordered two lines. Nobody would have found it by reading, because everybody had read it \
        already, in the review on GitHub, and approved.

        Bisecting works when every commit builds. That is the best argument I know for keeping \
        history tidy.
        """
    ),
  ]
}
