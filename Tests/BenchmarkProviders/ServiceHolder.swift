/// The baseline: an object that was given the service and stores it.
///
/// `@unchecked Sendable`: nothing writes the property, which is a variable so that it is read each time.
public final class ServiceHolder: @unchecked Sendable {
  /// The stored service.
  public var service: any Service

  /// Creates a holder.
  public init(service: any Service) {
    self.service = service
  }
}
