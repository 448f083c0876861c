import RequestScopeClient

/// What a client of the demonstration does once, and what is to come of it.
struct Errand {
  private enum Kind {
    case deposit, profile, balance, invalid, dryRun, overdraft
    case leavingInHead, leavingInBody, leavingInAnswer
  }

  /// The user that it is done for.
  let user: String

  private let kind: Kind

  /// Creates one of several; a third of them ends before the answer.
  ///
  /// - Parameter index: Which of them it is, from 0.
  init(_ index: Int) {
    user = "sample-\(index % 7)"
    let (round, turn) = index.quotientAndRemainder(dividingBy: 3)
    if turn == 2 {
      kind = [.leavingInHead, .leavingInBody, .leavingInAnswer][round % 3]
    } else {
      let kinds: [Kind] = [.deposit, .profile, .balance, .invalid, .dryRun, .overdraft]
      kind = kinds[(2 * round + turn) % kinds.count]
    }
  }

  /// Whether the client leaves before the answer.
  var isAbandoned: Bool { status == nil }

  /// Whether a scope is opened for it.
  var opensScope: Bool { kind != .leavingInHead }

  /// What becomes of its unit of work.
  var isCommitted: Bool {
    switch kind {
    case .deposit, .profile, .balance, .dryRun: true
    case .invalid, .overdraft, .leavingInHead, .leavingInBody, .leavingInAnswer: false
    }
  }

  /// Whether the ledger does not take its unit of work.
  var isNotTaken: Bool { kind == .overdraft }

  /// What the accounts hold afterwards that they did not hold before.
  var gain: Int { kind == .deposit ? 10 : 0 }

  /// The status of the answer; nil when the client does not wait for it.
  var status: Int? {
    switch kind {
    case .deposit, .dryRun: 201
    case .profile, .balance: 200
    case .invalid: 400
    case .overdraft: 409
    case .leavingInHead, .leavingInBody, .leavingInAnswer: nil
    }
  }

  /// The request.
  var request: ClientRequest {
    switch kind {
    case .deposit: ClientRequest("POST", "/deposits", user: user, body: "10")
    case .profile: ClientRequest("GET", "/profile", user: user)
    case .balance: ClientRequest("GET", "/balance", user: user)
    case .invalid: ClientRequest("POST", "/deposits", user: user, body: "plenty")
    case .dryRun:
      ClientRequest(
        "POST",
        "/deposits",
        user: user,
        body: "20",
        headers: ["Sample-Dry-Run: yes"]
      )
    case .overdraft: ClientRequest("POST", "/transfers", user: user, body: "sample-x 900000")
    // Nobody approves it, so it is never answered.
    case .leavingInHead, .leavingInBody, .leavingInAnswer:
      ClientRequest("POST", "/deposits", user: user, body: "5000")
    }
  }

  /// What of the request is sent.
  var sent: String {
    let request = request
    return switch kind {
    case .leavingInHead: String(request.head.dropLast(20))
    case .leavingInBody: request.head + request.body.dropLast(2)
    default: request.text
    }
  }

  /// Returns whether an answer is one to this request.
  func accepts(_ answer: ClientAnswer) -> Bool {
    answer.status == status && (kind != .profile || answer.text.hasPrefix("\(user) request "))
  }
}
