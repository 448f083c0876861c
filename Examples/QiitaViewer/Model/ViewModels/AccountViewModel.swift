public import Observation

/// The state of the account screen.
///
/// It shows whether there is a token, and never the token itself.
@MainActor
@Observable
public final class AccountViewModel {
  /// The owner of the token, once known.
  public private(set) var user: User?

  /// Whether a token is set.
  public private(set) var hasToken: Bool

  /// Whether the owner of the token is being asked for.
  public private(set) var isLoading = false

  /// Why the latest request failed, or nil when it did not.
  public private(set) var errorMessage: String?

  @ObservationIgnored private let apiClient: any APIClient
  @ObservationIgnored private let keychain: any Keychain
  @ObservationIgnored private var latestRequest = 0

  /// Creates the state, and looks up whether a token is set; asks the client for nothing yet.
  ///
  /// - Parameters:
  ///   - apiClient: The client that knows the owner of the token; shares the keychain.
  ///   - keychain: The keychain that keeps the token.
  public init(apiClient: any APIClient, keychain: any Keychain) {
    self.apiClient = apiClient
    self.keychain = keychain
    hasToken = keychain.hasAccessToken
  }

  /// Stores a token, then asks for its owner.
  ///
  /// White space around the token is dropped; a token that is nothing else removes the stored one.
  /// A request that is in flight for an older token no longer counts.
  ///
  /// - Parameter token: The token that the user typed.
  public func submitToken(_ token: String) async {
    guard let token = AccessTokenText(token) else {
      errorMessage = AccessTokenText.message
      return
    }
    guard store(token.text) else { return }
    await fetchUser()
  }

  /// Removes the token and forgets its owner.
  public func forgetToken() {
    guard store(nil) else { return }
    forgetUser()
  }

  /// Asks for the owner of the token, unless that is being done.
  ///
  /// Without a token there is no owner, and the client is not asked.
  public func updateUser() async {
    guard !isLoading else { return }
    await fetchUser()
  }

  private func store(_ token: String?) -> Bool {
    do {
      try keychain.setAccessToken(token)
      return true
    } catch {
      errorMessage = error.message
      return false
    }
  }

  private func fetchUser() async {
    hasToken = keychain.hasAccessToken
    guard hasToken else {
      forgetUser()
      // There may be a token that cannot be read.
      do { _ = try keychain.loadAccessToken() } catch { errorMessage = error.message }
      return
    }

    latestRequest += 1
    let request = latestRequest
    isLoading = true
    errorMessage = nil
    let answer: Result<User, any Error>
    do {
      answer = .success(try await apiClient.authenticatedUser())
    } catch {
      answer = .failure(error)
    }
    guard request == latestRequest else { return }
    isLoading = false
    switch answer {
    case .success(let owner):
      user = owner
    case .failure(let error):
      user = nil
      errorMessage = error.message
    }
  }

  /// Forgets the owner; also makes the answer to a request in flight not count.
  private func forgetUser() {
    latestRequest += 1
    hasToken = keychain.hasAccessToken
    isLoading = false
    user = nil
    errorMessage = nil
  }
}
