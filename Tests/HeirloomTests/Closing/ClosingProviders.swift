import Heirloom
import Synchronization

/// A resource that notes in a log when it is made, closed and released.
final class Resource: Sendable {
  let name: String
  let parts: [Resource]
  private let log: MakingLog

  init(_ name: String, from parts: [Resource] = [], _ log: MakingLog) {
    self.name = name
    self.parts = parts
    self.log = log
    log.note("make \(name)")
  }

  func close() { log.note("close \(name)") }
}

struct ResourceError: Error, Equatable {
  let name: String
}

extension Providers {
  var closingDatabase: Provider<Resource> {
    Provider(fileID: "Sample/Database.swift", line: 1) { Resource("database", $0.makingLog) }
      .onClose { $0.close() }
  }
  var closingRepository: Provider<Resource> {
    Provider(fileID: "Sample/Repository.swift", line: 2) {
      Resource("repository", from: [$0.closingDatabase], $0.makingLog)
    }.onClose { $0.close() }
  }
  var closingInterface: AsyncProvider<Resource> {
    AsyncProvider(fileID: "Sample/Interface.swift", line: 3) {
      Resource("interface", from: [$0.closingRepository], $0.makingLog)
    }.onClose { $0.close() }
  }
  var closingRequest: Provider<Int> { Provider { _ in 0 } }
  var closingWork: Provider<Resource> {
    Provider(fileID: "Sample/Work.swift", line: 4) {
      Resource("work \($0.closingRequest)", from: [$0.closingRepository], $0.makingLog)
    }.onClose { $0.close() }
  }
  var closingGate: Provider<AsyncGate> { .required() }
  var closingThrowing: Provider<Resource> {
    Provider(fileID: "Sample/Throwing.swift", line: 5) { Resource("throwing", $0.makingLog) }
      .onClose { throw ResourceError(name: $0.name) }
  }
  var closingHanging: Provider<HangingResource> {
    Provider(fileID: "Sample/Hanging.swift", line: 6) { HangingResource(gate: $0.closingGate) }
      .onClose { try await $0.gate.pass() }
  }
}

struct HangingResource: Sendable {
  let gate: AsyncGate
}
