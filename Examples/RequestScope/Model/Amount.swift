/// An amount as a client writes it.
struct Amount {
  let value: Int

  init(_ text: some StringProtocol) throws(Refusal) {
    // `Int` by itself would also read signs.
    guard
      text.utf8.count <= 9,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = Int(text), value > 0
    else {
      throw Refusal(400, "Send an amount from 1 to 999999999 in digits.")
    }
    self.value = value
  }
}
