@_exported import Heirloom

protocol Clock: Sendable { func now() -> Int }

struct SystemClock: Clock { func now() -> Int { 0 } }
struct FixedClock: Clock { func now() -> Int { 42 } }

protocol NoteStore: Sendable { func note(_ title: String) -> String? }

struct DiskStore: NoteStore {
  let clock: any Clock
  func note(_ title: String) -> String? { nil }
}

struct LoggingStore: NoteStore {
  let wrapped: any NoteStore
  func note(_ title: String) -> String? { wrapped.note(title) }
}

struct RemoteStore: NoteStore {
  let address: String
  func note(_ title: String) -> String? { nil }
}

final class RequestLog: Sendable {}

struct Mailbox: Sendable {
  let store: Deferred<any NoteStore>
  func open(_ title: String) -> String? { store.value.note(title) }
}

@MainActor final class NoteViewModel {
  let title: String
  let store: any NoteStore

  init(title: String, store: any NoteStore) {
    self.title = title
    self.store = store
  }
}

extension Providers {
  var clock: Provider<any Clock> { .live { _ in SystemClock() } }
  var store: Provider<any NoteStore> { Provider { DiskStore(clock: $0.clock) } }
  var request: Provider<Int> { Provider { _ in 0 } }
}
