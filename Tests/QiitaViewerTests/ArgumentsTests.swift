import Testing

@Suite(.timeLimit(.minutes(10)))
struct ArgumentsTests {
  #if SQLite
  private static let storeSynopsis = " [--store KIND]"
  private static let storeUsage = """

      --store KIND       keep saved articles in a 'file', which is the default, or with 'sqlite'
    """
  #else
  private static let storeSynopsis = ""
  private static let storeUsage = ""
  #endif

  private static let usage = """
    usage: QiitaViewer [--data DIR] [--api BASE_URL] [--timeout SECONDS]\(storeSynopsis)

      --data DIR         keep saved articles and the access token in this folder
      --api BASE_URL     search this site, such as https://qiita.com, over the network
                         instead of the articles that come with the program
      --timeout SECONDS  give up a request to the site after this time; 30 if not given\(storeUsage)

    Searches articles, opens and saves them. Commands are read from standard input; type 'help'.

    exit status:
      0  all went well; in a terminal, also after commands that failed
      1  a command of a script failed, a file was kept aside, or the output could not be
         written
      2  the arguments make no sense

    """

  @Test(arguments: ["--help", "-h"])
  func `the usage and the exit statuses are explained`(_ argument: String) async throws {
    let viewer = try await Viewer.run([argument])

    #expect(viewer.output == Self.usage)
    #expect(viewer.errors == "")
    #expect(viewer.status == 0)
  }

  @Test(arguments: [
    (["--nonsense"], "There is no option \"--nonsense\"."),
    (["--data", "elsewhere"], "'--data' is given twice."),
    (["--api"], "'--api' needs an address."),
    (["--api", ""], "'--api' needs an address."),
    (["--api", "https://qiita.com", "--api", "https://qiita.com"], "'--api' is given twice."),
    (["--timeout"], "'--timeout' needs a number."),
    (["--timeout", "1", "--timeout", "1"], "'--timeout' is given twice."),
    (
      ["--api", "qiita.com"],
      """
      '--api': The address of the site must begin with https:// or http://, as in \
      https://qiita.com.
      """
    ),
    (
      ["--api", "https://"],
      "'--api': The address of the site makes no sense. Write it as in https://qiita.com."
    ),
    (
      ["--api", "https://someone:s3cret@qiita.com"],
      """
      '--api': The address of the site has a user or a password in it. Leave them out; the access \
      token is set on the account screen.
      """
    ),
    (
      ["--api", "https://qiita.com/?page=1"],
      """
      '--api': The address of the site has a '?' or a '#' in it. Leave out what begins with that.
      """
    ),
  ])
  func `arguments that make no sense are refused with the usage`(
    _ arguments: [String],
    _ reason: String
  ) async throws {
    try await expectRefusal(of: arguments, reason)
  }

  @Test(arguments: ["0", "-1", "3600.1", "1e2", "inf", "nan", "0x10", "1,5", "soon", " 5", "."])
  func `a time limit is a number of seconds within reason`(_ text: String) async throws {
    try await expectRefusal(
      of: ["--timeout", text],
      "'--timeout' needs a number of seconds above 0 and up to 3600."
    )
  }

  private func expectRefusal(of arguments: [String], _ reason: String) async throws {
    let viewer = try await Viewer.run(arguments)

    #expect(viewer.errors == "\(reason)\n\(Self.usage)")
    #expect(viewer.output == "")
    #expect(viewer.status == 2)
  }
}
