/// A maker given by an override, behind a class so that frames can hold makers of any type.
final class MakerBox<Maker: Sendable>: Sendable {
  let maker: Maker

  init(_ maker: Maker) {
    self.maker = maker
  }
}
