import QiitaViewerModel
import Testing

@MainActor
struct AccountViewModelConcurrencyTests {
  private let client = GatedAPIClient()
  private let keychain = InMemoryKeychain(accessToken: "token")

  @Test func `an update is ignored while another is in flight`() async throws {
    let viewModel = AccountViewModel(apiClient: client, keychain: keychain)
    let update = Task { await viewModel.updateUser() }
    let request = try await client.nextUserRequest()
    #expect(viewModel.isLoading)

    // It would wait for ever if it asked the client.
    await viewModel.updateUser()

    request.answer.resume(returning: .sample)
    await update.value
    #expect(viewModel.user == .sample)
    #expect(!viewModel.isLoading)
  }

  @Test func `a token submitted meanwhile makes the older answer not count`() async throws {
    let newOwner = User(id: "new", name: "")
    let viewModel = AccountViewModel(apiClient: client, keychain: keychain)
    let update = Task { await viewModel.updateUser() }
    let first = try await client.nextUserRequest()
    let submission = Task { await viewModel.submitToken("new") }
    let second = try await client.nextUserRequest()

    second.answer.resume(returning: newOwner)
    await submission.value
    first.answer.resume(returning: .sample)
    await update.value

    #expect(viewModel.user == newOwner)
    #expect(!viewModel.isLoading)
  }

  @Test func `an answer for a forgotten token does not bring its owner back`() async throws {
    let viewModel = AccountViewModel(apiClient: client, keychain: keychain)
    let update = Task { await viewModel.updateUser() }
    let request = try await client.nextUserRequest()

    viewModel.forgetToken()
    #expect(!viewModel.isLoading)
    request.answer.resume(returning: .sample)
    await update.value

    #expect(viewModel.user == nil)
    #expect(!viewModel.hasToken)
  }
}
