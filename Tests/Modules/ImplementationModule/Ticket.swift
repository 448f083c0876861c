/// Something that is new every time.
public final class Ticket: Sendable {
  init() {}
}
