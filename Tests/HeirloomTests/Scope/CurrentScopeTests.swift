import Dispatch
import Heirloom
import Testing

struct CurrentScopeTests {
  @Test func `with nothing bound there is no current scope`() {
    #expect(Scope.current == nil)
  }

  @Test func `a scope is current while it runs and no longer`() {
    let scope = Scope(.live)

    let inside = scope.run { Scope.current }

    #expect(inside == scope)
    #expect(Scope.current == nil)
  }

  @Test func `an asynchronous operation has it before and after a suspension`() async {
    let scope = Scope(.live)

    let inside = await scope.run {
      let before = Scope.current
      await Task.yield()
      return [before, Scope.current]
    }

    #expect(inside == [scope, scope])
  }

  @Test func `nested runs are undone one by one`() {
    let (outer, inner) = (Scope(.live), Scope(.live))

    let seen = outer.run { [Scope.current, inner.run { Scope.current }, Scope.current] }

    #expect(seen == [outer, inner, outer])
  }

  @Test func `typed errors keep their type`() async {
    let scope = Scope(.live)

    do throws(CurrentError) {
      try scope.run { () throws(CurrentError) in throw CurrentError(code: 1) }
    } catch {
      #expect(error.code == 1)
    }
    do throws(CurrentError) {
      try await scope.run { () async throws(CurrentError) in throw CurrentError(code: 2) }
    } catch {
      #expect(error.code == 2)
    }
    #expect(Scope.current == nil)
  }

  @MainActor @Test func `an asynchronous operation keeps the caller's isolation`() async {
    let scope = Scope(.live)
    var steps = 0

    await scope.run {
      MainActor.assertIsolated()
      steps += 1
      await Task.yield()
      steps += 1
    }

    #expect(steps == 2)
  }

  @Test func `child tasks and unstructured tasks inherit it`() async {
    let scope = Scope(.live)

    let seen = await scope.run {
      async let child = Scope.current
      return [await child, await Task { Scope.current }.value]
    }

    #expect(seen == [scope, scope])
  }

  // Guards against: code in a detached task silently used the production object.
  @Test func `a detached task, a queue and a thread lose it`() async {
    let scope = Scope(.live)

    let seen = await scope.run {
      [
        await Task.detached { Scope.current }.value,
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: Scope.current) }
        },
        await Threads.run { Scope.current } ?? scope,
      ]
    }

    #expect(seen == [nil, nil, nil])
  }

  @Test func `a captured current scope carries it to a detached task and a thread`() async {
    let scope = Scope(.live).overriding(\.currentName, with: "mine")

    let names = await scope.run {
      let captured = Scope.current
      return [
        await Task.detached { captured?.run { provided(\.currentName) } }.value,
        await Threads.run { captured?.run { provided(\.currentName) } } ?? nil,
      ]
    }

    #expect(names == ["mine", "mine"])
  }

  // Guards against: work scheduled for later dropped the overrides.
  @Test func `a task that resumes later still has it`() async {
    let scope = Scope(.live).overriding(\.currentName, with: "mine")
    let (stream, continuation) = AsyncStream<Void>.makeStream()

    let task = scope.run {
      Task {
        for await _ in stream {}
        return provided(\.currentName)
      }
    }
    continuation.finish()

    #expect(await task.value == "mine")
  }

  @Test func `it is nil while a maker runs`() {
    let scope = Scope(.live)

    #expect(scope.run { scope.currentSeen } == "nothing")
    #expect(scope.run { scope.currentCall() } == "nothing")
  }

  @Test func `it is back when the maker has returned`() {
    let scope = Scope(.live)

    let current = scope.run {
      _ = scope.currentSeen
      return Scope.current
    }

    #expect(current == scope)
  }

  @Test func `a task that a maker starts has none`() async {
    let scope = Scope(.live)

    let seen = await scope.run { scope.currentTask }.value

    #expect(seen == "nothing")
  }

  @Test func `parallel runs do not see each other`() async {
    let root = Scope(.live)

    let names = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        let scope = root.overriding(\.currentName, with: "\(number)")
        group.addTask {
          await scope.run {
            await Task.yield()
            return provided(\.currentName) == "\(number)"
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(names == Array(repeating: true, count: 100))
  }
}

private struct CurrentError: Error {
  let code: Int
}

extension Providers {
  fileprivate var currentName: Provider<String> { Provider { _ in "name" } }
  fileprivate var currentSeen: Provider<String> {
    Provider { _ in Scope.current == nil ? "nothing" : "a scope" }
  }
  fileprivate var currentCall: AssistedProvider<String> {
    AssistedProvider { _ in Scope.current == nil ? "nothing" : "a scope" }
  }
  fileprivate var currentTask: Provider<Task<String, Never>> {
    Provider { _ in Task { Scope.current == nil ? "nothing" : "a scope" } }
  }
}
