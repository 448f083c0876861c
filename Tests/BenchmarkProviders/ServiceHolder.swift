/// The baseline: an object that was given the service and stores it.
public final class ServiceHolder {
  /// The stored service.
  public var service: any Service

  /// Creates a holder.
  public init(service: any Service) {
    self.service = service
  }
}
