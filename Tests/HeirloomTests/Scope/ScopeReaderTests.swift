import Heirloom
import Testing

struct ScopeReaderTests {
  @Test func `one extension serves scopes and makers`() {
    let scope = Scope(.live)

    #expect(scope.readerAddress == "https://sample.example")
    #expect(scope.readerPage == "page at https://sample.example")
  }

  @Test func `what it reads in a maker counts as read`() {
    let root = Scope(.live)
    let child = root.overriding(\.readerHost, with: "child.example")

    #expect(root.readerPage == "page at https://sample.example")
    #expect(child.readerPage == "page at https://child.example")
  }

  @Test func `a typed dependency is read through it too`() {
    let root = Scope(.live)
    let child = root.providing(ReaderDependency(title: "given"))

    #expect([root, child].map(\.readerTitle) == ["untitled", "given"])
    #expect([root, child].map(\.readerHeading) == ["# untitled", "# given"])
  }

  @Test func `a generic function takes a scope`() {
    func host(of reader: some ScopeReader) -> String { reader.readerHost }

    #expect(host(of: Scope(.live)) == "sample.example")
  }
}

private struct ReaderDependency: Dependency {
  let title: String
}

extension ScopeReader where Self: ~Escapable {
  fileprivate var readerAddress: String { "https://\(self.readerHost)" }
  fileprivate var readerTitle: String { self[ReaderDependency.self]?.title ?? "untitled" }
}

extension Providers {
  fileprivate var readerHost: Provider<String> { Provider { _ in "sample.example" } }
  fileprivate var readerPage: Provider<String> { Provider { "page at \($0.readerAddress)" } }
  fileprivate var readerHeading: Provider<String> { Provider { "# \($0.readerTitle)" } }
}
