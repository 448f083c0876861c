import HeirloomPreviews

/// A view model that shows that it is loading.
@MainActor
final class LoadingModel {
  private(set) var isLoading = false
  private(set) var value: Int?
  private(set) var error: (any Error)?

  func load(_ load: @MainActor () async throws -> Int) async {
    isLoading = true
    do { value = try await load() } catch { self.error = error }
    isLoading = false
  }
}
