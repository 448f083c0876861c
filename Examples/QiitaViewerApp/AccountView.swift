#if canImport(SwiftUI)
import QiitaViewerModel
import SwiftUI

/// The screen that manages the account.
struct AccountView: View {
  let viewModel: AccountViewModel

  @State private var token = ""

  var body: some View {
    List {
      if let user = viewModel.user {
        Text(verbatim: "Signed in as \(user.displayName)")
      } else if viewModel.isLoading {
        ProgressView { Text(verbatim: "Asking whose token it is") }
      }
      if let message = viewModel.errorMessage { ErrorText(message: message) }
      SecureField(text: $token) { Text(verbatim: "Access token") }
      Button(action: submit) { Text(verbatim: "Set the token") }
      if viewModel.hasToken {
        Button(action: viewModel.forgetToken) { Text(verbatim: "Forget the token") }
      }
    }
    .task { await viewModel.updateUser() }
  }

  private func submit() {
    let token = token
    self.token = ""
    Task { await viewModel.submitToken(token) }
  }
}
#endif
