import CounterModel
import Foundation
import Testing

@MainActor
struct FileStoreTests {
  private let file = TemporaryFile()

  @Test func `A7.2: after a relaunch the value is what it was`() throws {
    let viewModel = CounterViewModel(store: try FileStore(path: file.path))
    for _ in 1...3 { viewModel.increment() }

    #expect(CounterViewModel(store: try FileStore(path: file.path)).count == 3)
    #expect(CounterViewModel(store: InMemoryStore()).count == 0)
  }

  @Test func `every kind of value is read again from the file`() throws {
    let values: [StoredValue] = [
      .bool(true), .int(-1), .double(0.1), .string("\"a\"\n"), .url(URL(filePath: "/sample")),
      .data(Data([0, 255])),
    ]
    let store = try FileStore(path: file.path)
    for (index, value) in values.enumerated() { store.keep(value, for: "\(index)") }

    let other = try FileStore(path: file.path)

    #expect(values.indices.map { other.value(for: "\($0)") } == values)
    #expect(other.notices.isEmpty)
  }

  @Test(arguments: ["", "{", "[1]", #"{"count": 3}"#, #"{"count": {"unheard": {"_0": 1}}}"#])
  func `A7.5: a file that makes no sense is kept aside, and the counter begins anew`(
    _ text: String
  ) throws {
    try file.write(text)

    let store = try FileStore(path: file.path)

    #expect(CounterViewModel(store: store).count == 0)
    #expect(
      store.notices == ["'\(file.path)' made no sense and is kept as '\(file.path).corrupt-1'."]
    )
    store.keep(.int(1), for: "count")
    #expect(try file.contents(of: ".corrupt-1") == text)
    #expect(file.names == ["file", "file.corrupt-1"])
  }

  @Test func `a second file that makes no sense gets a name of its own`() throws {
    try file.write("first")
    _ = try FileStore(path: file.path)
    try file.write("second")
    _ = try FileStore(path: file.path)

    #expect(try file.contents(of: ".corrupt-1") == "first")
    #expect(try file.contents(of: ".corrupt-2") == "second")
  }

  @Test func `a folder, a device and an enormous file are refused and stay as they are`() throws {
    let folder = file.url.deletingLastPathComponent().path(percentEncoded: false)
    #expect(throws: StoreError.unreadable(path: folder)) { try FileStore(path: folder) }
    #expect(throws: StoreError.unreadable(path: "/dev/zero")) { try FileStore(path: "/dev/zero") }
    try file.write("")
    try FileHandle(forWritingTo: file.url).truncate(atOffset: 1 << 40)
    #expect(throws: StoreError.tooLarge(path: file.path)) { try FileStore(path: file.path) }
    #expect(file.names == ["file"])
  }

  @Test func `what cannot be written is told, and counts as long as the program`() throws {
    let path = file.path + "/below/a/file"
    let store = try FileStore(path: path)

    store.keep(.int(1), for: "count")

    #expect(store.failure == .unwritable(path: path))
    #expect(store.value(for: "count") == .int(1))
  }

  @Test(arguments: [
    (
      StoreError.unreadable(path: "f"),
      "'f' cannot be read as a file; choose another one with '--store FILE'."
    ),
    (
      .tooLarge(path: "f"),
      "'f' has more than 1 MB and is no store; choose another one with '--store FILE'."
    ),
    (
      .corrupt(path: "f"),
      "'f' makes no sense and cannot be kept aside; move it, or choose another one."
    ),
    (.unwritable(path: "f"), "'f' cannot be written; the value is kept until the program ends."),
  ])
  func `an error says what to do`(_ error: StoreError, _ message: String) {
    #expect("\(error)" == message)
  }
}
