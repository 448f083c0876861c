import Synchronization

/// One run of a maker: a link of the chain that asked for it, and the record of what it reads.
///
/// A task that a maker starts inherits its making, so a making that has ended holds no frame: it must
/// not keep a scope alive. Frames are recorded without being owned; the reader's frame, which
/// outlives the run, keeps them alive.
final class Making: Sendable {
  /// How long a chain of makings may be.
  ///
  /// Recursion through assisted arguments is legal and bounded
  /// by the stack alone, so the limit is what a thread's stack can surely take.
  static let depthLimit = 128

  let subject: Subject
  let parent: Making?
  let depth: Int

  /// The task that runs the maker, so that a task started by the maker is told apart from it.
  let task: Int

  /// Held, while the maker runs, by the thread that runs it.
  ///
  /// Only threads that are going to receive this very value wait here.
  let gate = Mutex<Void>(())

  private let record: Mutex<Record?>
  private let postponed = Mutex<[Postponed]>([])

  init(_ subject: Subject, parent: Making?, home: Frame) {
    self.subject = subject
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
    task = Ambience.currentTask
    record = Mutex(Record(home: home))
  }

  /// Returns whether the making is a part of another one, or is that one.
  func isPart(of other: Making) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === other }
  }

  /// The making that the whole chain is a part of.
  var outermost: Making {
    var making = self
    while let parent = making.parent { making = parent }
    return making
  }

  /// Puts a report off until this making has ended.
  func postpone(_ failure: Failure, in frame: Frame) {
    postponed.withLock { $0.append(Postponed(frame: frame, failure: failure)) }
  }

  /// Returns the reports that were put off, which are no longer kept.
  func takePostponed() -> [Postponed] {
    postponed.withLock { postponed in
      defer { postponed = [] }
      return postponed
    }
  }

  /// Delivers the reports that were put off.
  func deliverPostponed() {
    for report in takePostponed() { report.frame.deliver(report.failure) }
  }

  /// What the chain is making, innermost first.
  var declarations: [Declaration] {
    Array(sequence(first: self) { $0.parent }).map(\.subject.declaration)
  }

  /// Whether the maker is still running.
  var isRunning: Bool {
    record.withLock { $0 != nil }
  }

  /// Notes that the maker read a value, and what that was made from.
  func note(_ key: Key?, _ reads: Reads, home: Frame) {
    record.withLock { record in
      if let key { record?.reads.insert(key) }
      record?.reads.formUnion(reads)
      record?.deepen(to: home)
    }
  }

  /// Notes that the value keeps a reader of values not known yet.
  func note(_ deferred: DeferredHome, home: Frame) {
    record.withLock { record in
      record?.reads.isEverything = true
      record?.deferred.append(deferred)
      record?.deepen(to: home)
    }
  }

  /// Takes over what a call made within this making has recorded.
  func absorb(_ other: Record) {
    record.withLock { record in
      record?.reads.formUnion(other.reads)
      record?.deferred += other.deferred
      record?.deepen(to: other.home)
    }
  }

  /// Ends the making and returns its record.
  func finish() -> Record? {
    record.withLock { record in
      defer { record = nil }
      return record
    }
  }
}

extension Making {
  /// What is being made, for whom.
  struct Subject: Sendable {
    let declaration: Declaration

    /// The address of the binding whose value is made.
    let binding: UInt

    /// The scope that the maker reads from.
    let reader: ObjectIdentifier

    /// Whether the product is remembered, and a second making inside the first would be a cycle.
    let isRemembered: Bool
  }

  /// A report for the handler of a scope, kept until nothing is being made.
  struct Postponed: Sendable {
    let frame: Frame
    let failure: Failure
  }

  /// What a maker has read so far.
  ///
  /// `@unchecked Sendable`: the frame is Sendable; that it is unowned hides this from the compiler.
  struct Record: @unchecked Sendable {
    unowned(unsafe) var home: Frame
    var reads = Reads()
    var deferred: [DeferredHome] = []

    init(home: Frame) {
      self.home = home
    }

    mutating func deepen(to frame: Frame) {
      if frame.depth > home.depth { home = frame }
    }
  }
}
