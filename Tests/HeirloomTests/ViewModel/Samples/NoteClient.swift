import Heirloom

/// What every note shares.
final class NoteClient: Sendable {}

extension Providers {
  var noteClient: Provider<NoteClient> { Provider { _ in NoteClient() } }
}
