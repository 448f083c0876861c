public import Heirloom
import HeirloomPreviews
import StateRepositoryModel

/// Carries out commands, and draws the states of what is followed as they change.
@MainActor
public final class DirectorySession {
  private let dependency: DirectoryDependency
  private let scope: Scope
  private let console: any Console
  private let events = AsyncStream<SessionEvent>.makeStream()

  /// What is followed, by handle; nil is the directory.
  private var observations: [String?: StateObservation] = [:]

  /// Creates a session that follows nothing yet.
  ///
  /// - Parameters:
  ///   - dependency: What the session needs.
  ///   - scope: The scope that screens are rendered in.
  ///   - console: Where commands come from and screens go.
  public init(dependency: DirectoryDependency, in scope: Scope, console: any Console) {
    self.dependency = dependency
    self.scope = scope
    self.console = console
  }

  /// Carries out commands until there are no more.
  ///
  /// - Returns: Whether all went well. That the origin fails is a state to see, unless a command
  ///   could not be carried out for it.
  public func run() async -> Bool {
    var isWell = true
    var iterator = events.stream.makeAsyncIterator()
    while let line = console.readCommand() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      let command: Command
      do throws(CommandError) {
        command = try Command(line)
      } catch {
        report(error, &isWell)
        continue
      }
      if command == .quit { break }
      begin(command)
      events: while let event = await iterator.next() {
        switch event {
        case .directory(let state): draw(DirectoryScreen(viewModel: .init(state: state)))
        case .user(let handle, let state):
          draw(UserScreen(viewModel: .init(handle: handle, state: state)))
        case .done(let error):
          if let error { report(error, &isWell) }
          break events
        }
      }
      if let problem = dependency.cache.takeProblem() {
        report(.failed(problem.description), &isWell)
      }
    }
    return isWell
  }

  /// Carries out a command while its states are drawn; what ends it comes after them.
  private func begin(_ command: Command) {
    let end = events.continuation
    Task {
      do {
        try await perform(command)
        end.yield(.done(nil))
      } catch let error as CommandError {
        end.yield(.done(error))
      } catch {
        end.yield(.done(.failed(String(describing: error))))
      }
    }
  }

  private func perform(_ command: Command) async throws {
    switch command {
    case .follow(let handle): try await follow(handle)
    case .unfollow(let handle):
      guard observations.removeValue(forKey: handle) != nil else { throw CommandError.notFollowed }
    case .validate: await dependency.directory.validate()
    case .refresh(let isKeeping):
      await dependency.directory.refresh(clearingCacheOnFailure: !isKeeping)
    case .more(let count): await requestPages(count)
    case .edit(let handle, let name): try await dependency.editor.rename(handle, to: name)
    case .write(let handle, let name): try await write(User(handle: handle, name: name))
    case .expire:
      dependency.clock.advance(by: dependency.expiry.lifetime)
      console.show("What is in the cache is too old now.")
    case .fail(let count):
      dependency.origin.fail(count)
      console.show(count == 1 ? "The next request fails." : "The next \(count) requests fail.")
    case .requests:
      let count = dependency.origin.requests
      console.show("The origin has had \(count) \(count == 1 ? "request" : "requests").")
    case .help: console.show(Command.explanation)
    case .quit: break
    }
  }

  private func follow(_ handle: String?) async throws {
    guard observations[handle] == nil else { throw CommandError.followed }
    let continuation = events.continuation
    if let handle {
      let user = dependency.users.value[handle]
      observations[handle] = user.publish().observe { continuation.yield(.user(handle, $0)) }
      _ = await user.getData(from: .cache)
    } else {
      let directory = dependency.directory
      observations[nil] = directory.publish().observe { continuation.yield(.directory($0)) }
      _ = await directory.getData(from: .cache)
    }
  }

  /// Asks for the next page several times at once; the origin answers when all have asked.
  private func requestPages(_ count: Int) async {
    let directory = dependency.directory
    dependency.origin.hold()
    await withTaskGroup { group in
      for _ in 0..<count {
        group.addTask { await directory.requestAdditionalData() }
      }
      for _ in 1..<count { await group.next() }
      dependency.origin.release()
    }
  }

  private func write(_ user: User) async throws {
    guard let directory = await dependency.cache.directory(),
      directory.content.users.contains(where: { $0.handle == user.handle })
    else { throw CommandError.notCached(user.handle) }
    let written = Cached(directory.content.replacing(user), savedAt: directory.savedAt)
    await dependency.cache.saveDirectory(written)
    console.show("The cache has the new name, and nobody was told.")
  }

  private func draw(_ screen: some ScreenContent) {
    console.show(TextRenderer().render(screen, in: scope))
  }

  private func report(_ error: CommandError, _ isWell: inout Bool) {
    console.report(error.description)
    isWell = false
  }
}
