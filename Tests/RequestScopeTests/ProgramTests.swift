import Foundation
import RequestScopeClient
import RequestScopeServer
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ProgramTests {
  @Test(arguments: [
    (["--bogus"], "There is no option \"--bogus\"; '--help' lists them.\n"),
    (["--requests"], "'--requests' needs a number from 1 to 1000000.\n"),
    (["--requests", "0"], "'--requests' needs a number from 1 to 1000000.\n"),
    (["--clients", "33"], "'--clients' needs a number from 1 to 32.\n"),
    (["--clients", "1", "--clients", "1"], "'--clients' is given twice; give it once.\n"),
    (["--port", "80"], "'--port' needs '--serve'; add it.\n"),
    (["--serve", "--port", "65536"], "'--port' needs a number from 0 to 65535.\n"),
    (["--serve", "--port", "-1"], "'--port' needs a number from 0 to 65535.\n"),
    (
      ["--serve", "--clients", "2"],
      "'--clients' is for the demonstration; leave out '--serve', or it.\n"
    ),
  ])
  func `arguments that make no sense are told in one line`(
    _ arguments: [String],
    _ message: String
  ) async throws {
    let (status, output, errors) = try await Program(arguments).end()

    #expect(errors == message)
    #expect(output == "")
    #expect(status == 2)
  }

  @Test(arguments: [1, 7, 32])
  func `the demonstration adds up, however many clients there are`(_ clients: Int) async throws {
    let arguments = ["--requests", "200", "--clients", "\(clients)"]
    let (status, output, errors) = try await Program(arguments).end()

    #expect(output.hasPrefix("200 requests from \(clients) clients, 66 of them abandoned\n"))
    #expect(output.hasSuffix("\nEverything adds up.\n"))
    #expect(errors == "")
    #expect(status == 0)
  }

  @Test func `a port that is taken is told in one line`() async throws {
    let taken = try Socket.listening(port: 0)
    defer { taken.close() }

    let (status, output, errors) =
      try await Program(["--serve", "--port", "\(taken.port)"]).end()

    #expect(
      errors == """
        Port \(taken.port) is taken by another program; choose another one with '--port N'.

        """
    )
    #expect(output == "")
    #expect(status == 1)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal lets the request that has begun come to its end`(_ signal: Int32) async throws {
    let program = try Program(["--serve", "--port", "0"])
    let line = await program.firstLine()
    let port = try #require(
      line.split(whereSeparator: { !$0.isNumber }).last.flatMap { UInt16($0) }
    )
    let waiter = try SocketWaiter()
    let client = try await Client(to: port, waiter: waiter)
    let request = ClientRequest("POST", "/deposits", user: "sample-a", body: "25")
    try await client.send(request.head + "2")

    program.send(signal)
    try await client.send("5")
    let answer = try await client.receive()
    client.close()
    let (status, output, errors) = await program.end()

    #expect(answer.text == "sample-a gets 25")
    #expect(
      output.hasPrefix("1: user sample-a, POST /deposits, answer 201, committed 1, user left\n")
    )
    #expect(output.hasSuffix("\nEverything adds up.\n"))
    #expect(errors == "")
    #expect(status == 0)
  }
}
