extension Providers {
  /// How long a thread may wait for a value that another one is making before that is reported.
  ///
  /// The report says who has been making what, and since when; the wait goes on. An override counts
  /// when it is a value, or has been read before. Tasks that wait for an ``AsyncProvider`` are not
  /// concerned: what they wait for may take its time.
  public var makingWaitLimit: Provider<Duration> { Provider { _ in Wait.usualLimit } }
}

extension Wait {
  static let usualLimit = Duration.seconds(10)
}
