public import Heirloom
public import RequestScopeModel

/// The handlers. Each is made from what its request has, and so is the request's own.
extension Providers {
  /// Answers `GET /balance`.
  public var balanceHandler: Provider<BalanceHandler> {
    Provider { BalanceHandler(user: $0.user, ledger: $0.ledger) }
  }

  /// Answers `GET /profile`.
  public var profileHandler: Provider<ProfileHandler> {
    Provider { ProfileHandler(user: $0.user, log: $0.requestLog) }
  }

  /// Answers `POST /deposits`.
  public var depositHandler: Provider<DepositHandler> {
    Provider { DepositHandler(user: $0.user, work: $0.unitOfWork, approvals: $0.approvals) }
  }

  /// Answers `POST /transfers`.
  public var transferHandler: Provider<TransferHandler> {
    Provider { TransferHandler(user: $0.user, work: $0.unitOfWork) }
  }

  /// Answers `POST /approvals`.
  public var approvalHandler: Provider<ApprovalHandler> {
    Provider { ApprovalHandler(approvals: $0.approvals) }
  }
}
