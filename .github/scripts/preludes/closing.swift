@_exported import Heirloom

final class Database: Sendable {
  func close() async throws {}
}

final class UnitOfWork: Sendable {
  init(in database: Database) {}
  func order(_ text: String) async throws -> String { text }
  func commit() async throws {}
}

struct Request: Sendable {
  let body: String
}

extension Providers {
  var request: Provider<Request> { .required() }
  var work: Provider<UnitOfWork> { .required() }
}

func report(_ error: any Error) {}
