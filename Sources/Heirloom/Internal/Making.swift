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

  /// The making that asked for this one first: the next link of the chain.
  let requester: Making?
  let depth: Int

  /// When the making was asked for.
  let start = ContinuousClock.now

  /// The task of an asynchronous maker, none for one that runs on its requester's thread.
  let flight: Flight?

  /// What the maker needs to run, if a warm-up limits how many do at once.
  let permit: Permit?

  /// Held, while a synchronous maker runs, by the thread that runs it.
  ///
  /// Only threads that are going to receive this very value wait here.
  let gate = Mutex<Void>(())

  /// The task that runs the maker, so that a task started by the maker is told apart from it.
  private let task: Atomic<Int>
  private let record: Mutex<Record?>
  private let postponed = Mutex<[Postponed]>([])

  init(
    _ subject: Subject,
    requester: Making?,
    home: Frame,
    flight: Flight? = nil,
    permit: Permit? = nil
  ) {
    self.subject = subject
    self.requester = requester
    self.flight = flight
    self.permit = permit
    depth = (requester?.depth ?? 0) + 1
    task = Atomic(flight == nil ? Ambience.currentTask : 0)
    record = Mutex(Record(home: home))
  }

  /// The making that cannot end before this one does.
  ///
  /// Whoever asked for a flight waits for it like everybody else, and may leave before it ends.
  private var parent: Making? { flight == nil ? requester : nil }

  /// Returns whether the making is a part of another one, or is that one.
  func isPart(of other: Making) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === other }
  }

  /// The making that the whole making is a part of.
  var outermost: Making {
    var making = self
    while let parent = making.parent { making = parent }
    return making
  }

  /// Notes that the current task is the one that runs the maker.
  func takeOff() {
    task.store(Ambience.currentTask, ordering: .relaxed)
  }

  /// Whether the current task is the one that runs the maker, and the maker has not returned.
  var isRunningHere: Bool {
    task.load(ordering: .relaxed) == Ambience.currentTask && record.withLock { $0 != nil }
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

  /// The makings of the chain, innermost first.
  var links: some Sequence<Making> {
    sequence(first: self) { $0.requester }
  }

  /// What the chain is making, innermost first.
  var declarations: [Declaration] { links.map(\.subject.declaration) }

  /// Notes that the maker read a value, and what that was made from.
  func note(_ key: Key?, _ reads: Reads, home: Frame, _ directRead: DirectRead) {
    record.withLock { record in
      if let key { record?.reads.insert(key) }
      record?.reads.formUnion(reads)
      record?.directReads.insert(directRead)
      record?.deepen(to: home)
    }
  }

  /// Notes that the value keeps a reader of values not known yet.
  func note(_ deferred: DeferredHome, home: Frame, _ directRead: DirectRead) {
    record.withLock { record in
      record?.reads.isEverything = true
      record?.directReads.insert(directRead)
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
    var directReads: Set<DirectRead> = []
    var deferred: [DeferredHome] = []

    init(home: Frame) {
      self.home = home
    }

    mutating func deepen(to frame: Frame) {
      if frame.depth > home.depth { home = frame }
    }
  }
}
