import Heirloom
import RequestScopeModel
import RequestScopeServer

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@main
struct RequestScopeProgram {
  static func main() async {
    // That nobody reads the output is an error to report rather than the end of the program.
    signal(SIGPIPE, SIG_IGN)
    switch Arguments(CommandLine.arguments.dropFirst()) {
    case .explain:
      StandardStream.output.write(Arguments.usage)
    case .misused(let reason):
      StandardStream.error.write(reason)
      exit(2)
    case .demonstrate(let requests, let clients):
      exit(await demonstrate(requests: requests, clients: clients))
    case .serve(let port):
      exit(await serve(port: port))
    }
  }

  private static func demonstrate(requests: Int, clients: Int) async -> Int32 {
    do {
      let demonstration = Demonstration(requests: requests, clients: clients)
      let (summary, discrepancies) = try await demonstration.run()
      StandardStream.output.write(summary)
      return conclude(discrepancies)
    } catch {
      StandardStream.error.write("Cannot serve on 127.0.0.1: \(error); free what it lacks.")
      return 1
    }
  }

  /// Serves until it is told to stop; this is the composition root.
  private static func serve(port: UInt16) async -> Int32 {
    let logBook = LogBook { record in
      StandardStream.output.write("\(record.number): \(record.lines.joined(separator: ", "))")
    }
    let app = Scope.requestScope(logBook: logBook)
    // Held on to, for a closed scope gives nothing.
    let counters = app.requestCounters
    do {
      let server = try RequestServer(in: app, port: port)
      let signals = await StopSignals { server.stop() }
      StandardStream.output.write(
        "Serving on http://127.0.0.1:\(server.port); Control-C stops it."
      )
      await server.run()
      withExtendedLifetime(signals) {}
      try await app.close(within: .seconds(10))
    } catch let error as SocketError {
      StandardStream.error.write(explanation(of: error, port))
      return 1
    } catch {
      StandardStream.error.write("\(error)")
      return 1
    }
    let counts = counters.counts
    StandardStream.output.write(counts.summary)
    return conclude(counts.discrepancies)
  }

  private static func explanation(of error: SocketError, _ port: UInt16) -> String {
    if error.isPortBusy {
      return "Port \(port) is taken by another program; choose another one with '--port N'."
    }
    if error.isPortForbidden {
      return "You may not serve on port \(port); choose one above 1023 with '--port N'."
    }
    return "Cannot serve on port \(port): \(error); choose another one with '--port N'."
  }

  private static func conclude(_ discrepancies: [String]) -> Int32 {
    guard discrepancies.isEmpty else {
      let list = discrepancies.joined(separator: "; ")
      StandardStream.error.write("The numbers do not add up, please report it: \(list).")
      return 1
    }
    StandardStream.output.write("Everything adds up.")
    return 0
  }
}
