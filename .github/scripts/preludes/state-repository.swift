@_exported import Heirloom
@_exported import StateRepositoryModel

struct Note: Sendable {
  let text: String
}

protocol NoteOrigin: Sendable {
  func note(_ title: String) async throws -> Note
}

protocol NoteCache: Sendable {
  func note(_ title: String) async -> Note?
  func save(_ note: Note?, for title: String) async
  func isOld(_ title: String) async -> Bool
}

struct SampleNotes: NoteOrigin, NoteCache {
  func note(_ title: String) async throws -> Note { Note(text: title) }
  func note(_ title: String) async -> Note? { nil }
  func save(_ note: Note?, for title: String) async {}
  func isOld(_ title: String) async -> Bool { false }
}

extension Providers {
  var noteOrigin: Provider<any NoteOrigin> { Provider { _ in SampleNotes() } }
  var noteCache: Provider<any NoteCache> { Provider { _ in SampleNotes() } }
}

func show(_ text: String) {}
