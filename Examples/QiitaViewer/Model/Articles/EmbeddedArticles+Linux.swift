extension EmbeddedArticles {
  static let linux: [Item] = [
    .article(
      "linux-swift-server-container",
      at: "2024-02-20T09:40:00Z",
      by: .ben,
      likes: 57,
      tags: ["linux", "swift", "docker"],
      title: "A Swift service on Linux in a forty-megabyte image",
      body: """
        The first image we built was two gigabytes, because it contained the whole toolchain. \
        Nothing in production compiles anything, so the toolchain has no business there.

        Build in one stage, copy in another. With the static standard library the result is one \
        executable, and the second stage needs little more than certificates and a time zone \
        database.

        ```docker
        FROM swift:6.0 AS build
        WORKDIR /source
        COPY Package.* ./
        RUN swift package resolve
        COPY Sources ./Sources
        RUN swift build -c release --static-swift-stdlib

        FROM debian:stable-slim
        RUN useradd --system service
        COPY --from=build /source/.build/release/Service /usr/local/bin/
        USER service
        ENTRYPOINT ["Service"]
        ```

        The order of the copies matters more than any option. The manifest changes once a week and \
        the sources change all day. If the resolution of packages stands before the copy of the \
        sources, then the layer is reused, and a rebuild takes seconds where it took minutes.

        Three things surprised us on the way. Foundation needs the time zone database, or every \
        date is in universal time without a word of warning. A process with the number one does \
        not die of a termination signal unless it handles it, so we handle it and finish the open \
        requests. And the memory limit of the container is not visible to a program that asks for \
        the memory of the machine, which matters as soon as a cache sizes itself.

        Afterwards the image had forty megabytes, started in a tenth of a second, and ran as a \
        user who can write nowhere. The last part is the one I would keep if I had to give up the \
        rest.
        """
    ),
    .article(
      "linux-atomic-rename",
      at: "2024-07-31T10:30:00Z",
      by: .gus,
      likes: 61,
      tags: ["linux", "filesystem", "reliability"],
      title: "Write, synchronise, rename: a file that is never half written",
      body: """
        A program that opens its settings for writing and then dies leaves an empty file. It does \
        not need a power cut; a full disk is enough.

        The cure is older than most of us. Write to a temporary file in the same folder, ask the \
        system to put it on the disk, and rename it over the old one. A rename within one file \
        system is atomic: a reader sees the old file or the new one, and never a mixture.

        Each word of that matters. The same folder, because a rename across file systems is a \
        copy. Synchronise before the rename, because otherwise the name may arrive on the disk \
        before the contents. And create the temporary file with its final permissions, because a \
        secret that was public for a millisecond was public.

        Then synchronise the folder as well if the new name itself has to survive.
        """
    ),
    .article(
      "linux-permissions-umask",
      at: "2024-10-17T12:00:00Z",
      by: .jun,
      likes: 26,
      tags: ["linux", "security", "beginner"],
      title: "umaskを理解する：なぜファイルは644になるのか",
      body: """
        新しく作ったファイルの権限は、なぜ644になるのでしょうか。プログラムは666を頼み、umaskの022\
        が引かれる。それが答えです。

        ここで大事なのは、umaskは「引くだけ」だということです。600を頼んで作れば、umaskが何であっ\
        ても他人に読める権限は付きません。秘密を書くファイルは、作るときに600を指定しましょう。

        作ってからchmodするのは危険です。作成からchmodまでのわずかな間、誰でも開けます。一度開かれ\
        てしまえば、あとで権限を変えても読み続けられます⚠️

        ディレクトリーは700。これも作る瞬間に指定します。
        """
    ),
    .article(
      "linux-systemd-user-service",
      at: "2025-04-24T08:45:00Z",
      by: .emi,
      likes: 30,
      tags: ["linux", "systemd"],
      title: "systemdのユーザーサービスで、自分専用の常駐プログラムを動かす",
      body: """
        root権限がなくても、常駐プログラムは動かせます。設定ファイルをホームの下に置いて、--userを\
        付けて有効にするだけです。

        ```text
        [Service]
        ExecStart=%h/bin/notifier
        Restart=on-failure

        [Install]
        WantedBy=default.target
        ```

        ログはjournalctl --user -u notifierで読めます。標準出力に書けばそのまま記録されるので、ロ\
        グ用の仕組みを自作する必要はありません。

        ログアウトしても動かし続けたいときは、lingerを有効にします。忘れると「夜だけ止まる謎の現\
        象」に悩まされます（悩まされました）。
        """
    ),
    .article(
      "linux-signals-graceful",
      at: "2025-12-08T09:20:00Z",
      by: .ivo,
      likes: 29,
      tags: ["linux", "reliability", "rust"],
      title: "What to do in the ten seconds before the kill",
      body: """
        An orchestrator that stops a process sends it a polite signal, waits for a while, and then \
        sends one that cannot be refused. The while is usually ten seconds. Most programs spend it \
        serving new requests.

        First, stop accepting. Close the listening socket or answer the health check with a \
        failure, so that the balancer looks elsewhere. Then finish what has begun, with a deadline \
        that is shorter than the patience of the orchestrator. Then flush the logs, and leave with \
        status zero.

        Test it. Start the program, begin a slow request, send the signal, and check that the \
        request still gets its answer. We run that test on every change, because it breaks \
        silently and always on a Friday.
        """
    ),
  ]
}
