import Testing

// Misuse is a test: each program in `Programs` makes one mistake, and the compiler has to say exactly
// what the program's comments announce. Its twin is the same program without the mistake and has to
// compile without a word, so that neither a broken harness nor an unrelated error can pass.
struct CompilationTests {
  @Test(arguments: Program.mistakes)
  func `a mistake is reported in the words that the program announces`(_ program: Program) throws {
    #expect(try Compiler.complaints(about: program) == "")
  }

  @Test(arguments: Program.twins)
  func `the corrected twin compiles without a word`(_ program: Program) throws {
    #expect(try Compiler.complaints(about: program) == "")
  }

  // The mistakes are programs like all others.
  @Test(
    arguments: ["Dependency/MissingMember", "Dependency/MissingViewModel", "Dependency/EarlyRead"]
  )
  func `a forgotten member, a forgotten view model and an early read are rejected`(
    _ name: String
  ) throws {
    try expectRejection(of: name)
  }

  @Test(arguments: ["ViewModel/ForeignParameter", "ViewModel/ForeignFactory"])
  func `a wrong parameter and the factory of another view model are rejected`(
    _ name: String
  ) throws {
    try expectRejection(of: name)
  }

  @Test func `there are programs of every topic`() throws {
    let topics = [
      "Assisted", "Async", "Counter", "Dependency", "Host", "Isolation", "Keyed", "Overrides",
      "Providers",
      "Resolver", "ViewModel",
    ]

    #expect(try Program.topics == topics)
    #expect(Set(Program.mistakes.map(\.topic)) == Set(topics))
  }

  @Test func `every program has a twin and every twin a program`() {
    #expect(Program.mistakes.map(\.name) == Program.twins.map(\.name))
  }

  @Test(arguments: Program.mistakes)
  func `a program announces one mistake`(_ program: Program) throws {
    #expect(try program.announcements == 1)
  }

  @Test(arguments: Program.twins)
  func `a twin announces nothing`(_ program: Program) throws {
    #expect(try program.announcements == 0)
  }

  @Test func `an unannounced mistake is noticed`() throws {
    let program = try #require(Program.mistakes.first)
    let copy = try TemporaryProgram(program) { $0.replacing(/.*expected-error.*\n/, with: "") }

    #expect(try Compiler.complaints(about: copy.program).contains("unexpected error produced"))
  }

  @Test func `an announced mistake that is not made is noticed`() throws {
    let program = try #require(Program.twins.first)
    let copy = try TemporaryProgram(program) { "// expected-error@+1 {{x}}\n\($0)" }

    #expect(try Compiler.complaints(about: copy.program).contains("expected error not produced"))
  }

  /// Expects that a program is rejected as it announces, and that its twin is not.
  private func expectRejection(of name: String) throws {
    let program = try #require(Program.mistakes.first { $0.name == name })
    let twin = try #require(Program.twins.first { $0.name == name })

    #expect(try program.announcements == 1)
    #expect(try Compiler.complaints(about: program) == "")
    #expect(try Compiler.complaints(about: twin) == "")
  }
}
