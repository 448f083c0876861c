import Dispatch
import Foundation
import Heirloom
import Testing

/// A scope reads the same whoever calls: threads, queues, tasks of every kind, and actors.
@Suite(.timeLimit(.minutes(10)))
struct CallerTests {
  @Test(arguments: Caller.allCases)
  func `every kind of caller gets what the scope gives`(_ caller: Caller) async {
    let root = Scope(.live) { $0.callerName = Token("root") }
    let child = root.overriding(\.callerName, with: Token("child"))

    for _ in 0..<20 {
      let mine = await caller.call { child.callerUser }
      #expect(mine === child.callerUser)
      #expect(mine.description == "user(child)")
    }
    #expect(root.callerUser.description == "user(root)")
  }

  @Test func `callers of all kinds at once get one instance`() async {
    for _ in 0..<Endurance.rounds(500) {
      let scope = Scope(.live)

      let values = await withTaskGroup(of: Token.self) { group in
        for caller in Caller.allCases + Caller.allCases {
          group.addTask { await caller.call { scope.callerUser } }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }

      #expect(values.allSatisfy { $0 === scope.callerUser })
      #expect(scope.makingLog.labels == ["name", "user"])
    }
  }

  @Test(arguments: Caller.allCases)
  func `the current scope goes along with the task and nothing else`(_ caller: Caller) async {
    let scope = Scope(.live)

    let current = await scope.run { await caller.call { Scope.current } }

    #expect((current == scope) == caller.keepsTaskLocals)
  }

  @Test(arguments: Caller.allCases)
  func `a scope that is captured can be bound again anywhere`(_ caller: Caller) async {
    let scope = Scope(.live) { $0.callerName = Token("captured") }

    let name = await caller.call { scope.run { provided(\.callerName) } }

    #expect(name.description == "captured")
  }

  @Test func `an asynchronous value is one for all tasks and actors`() async throws {
    for _ in 0..<Endurance.rounds(200) {
      let scope = Scope(.live)

      async let task = Task { try await scope.flightService }.value
      async let detached = Task.detached { try await scope.flightService }.value
      async let main = Task { @MainActor in try await scope.flightService }.value
      async let actor = CallerActor().read { try await scope.flightService }
      async let custom = Task { @CallerGlobalActor in try await scope.flightService }.value

      let values = try await [task, detached, main, actor, custom]
      #expect(values.allSatisfy { $0 === values[0] })
      #expect(scope.makingLog.labels == ["settings", "service"])
    }
  }
}

/// Where code runs that reads a scope.
enum Caller: CaseIterable {
  case inPlace, task, detachedTask, thread, serialQueue, concurrentQueue, mainActor, actor,
    globalActor

  /// Whether a value bound to the calling task is seen there.
  var keepsTaskLocals: Bool {
    switch self {
    case .inPlace, .task, .mainActor, .actor, .globalActor: true
    case .detachedTask, .thread, .serialQueue, .concurrentQueue: false
    }
  }

  func call<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    switch self {
    case .inPlace: body()
    case .task: await Task { body() }.value
    case .detachedTask: await Task.detached { body() }.value
    case .thread:
      await withCheckedContinuation { continuation in
        Threads.start { continuation.resume(returning: body()) }
      }
    case .serialQueue:
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "caller").async { continuation.resume(returning: body()) }
      }
    case .concurrentQueue:
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: body()) }
      }
    case .mainActor: await MainActor.run { body() }
    case .actor: await CallerActor().call(body)
    case .globalActor: await Self.callOnGlobalActor(body)
    }
  }

  @CallerGlobalActor
  private static func callOnGlobalActor<Value: Sendable>(_ body: @Sendable () -> Value) -> Value {
    body()
  }
}

private actor CallerActor {
  func call<Value: Sendable>(_ body: @Sendable () -> Value) -> Value { body() }

  func read<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
    try await body()
  }
}

@globalActor
private actor CallerGlobalActor {
  static let shared = CallerGlobalActor()
}

extension Providers {
  fileprivate var callerName: Provider<Token> { Provider { $0.token("name") } }
  fileprivate var callerUser: Provider<Token> {
    Provider { $0.token("user", from: $0.callerName) }
  }
}
