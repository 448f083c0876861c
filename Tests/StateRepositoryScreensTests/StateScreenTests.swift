import Heirloom
import HeirloomPreviews
import StateRepositoryModel
import StateRepositoryScreens
import Testing

@MainActor
struct StateScreenTests {
  nonisolated static let directory = UserDirectory(
    users: [User(handle: "sample-01", name: "Sample User")],
    nextKey: "sample-01"
  )

  @Test(arguments: [
    (
      State.fixed(.existing(directory)),
      "  • Sample User (sample-01)\n[More]  more\n"
    ),
    (.fixed(.absent), "No users.\n"),
    (
      .loading(.existing(directory)),
      "… Refreshing\n  • Sample User (sample-01)\n[More]  more\n"
    ),
    (.loading(.absent), "… Loading\n"),
    (
      .error(.existing(directory), UserOriginError.unavailable),
      "! The origin does not answer; try again.\n  • Sample User (sample-01)\n[More]  more\n"
    ),
    (
      .error(.absent, UserOriginError.unavailable),
      "! The origin does not answer; try again.\n[Try again]  refresh\n"
    ),
  ])
  func `each of the six branches of the directory has its own look`(
    _ state: State<UserDirectory>,
    _ text: String
  ) {
    let screen = DirectoryScreen(viewModel: DirectoryViewModel(state: state))

    #expect(TextRenderer().render(screen, in: Scope(.preview)) == "Users\n=====\n\(text)")
  }

  @Test(arguments: [
    (State.fixed(.existing(directory.users[0])), "Name: Sample User\n"),
    (.fixed(.absent), "No such user.\n"),
    (.loading(.existing(directory.users[0])), "… Refreshing\nName: Sample User\n"),
    (.loading(.absent), "… Loading\n"),
    (
      .error(.existing(directory.users[0]), UserOriginError.unavailable),
      "! The origin does not answer; try again.\nName: Sample User\n"
    ),
    (
      .error(.absent, UserOriginError.unavailable),
      "! The origin does not answer; try again.\n"
    ),
  ])
  func `each of the six branches of a user has its own look`(
    _ state: State<User>,
    _ text: String
  ) {
    let screen = UserScreen(viewModel: UserViewModel(handle: "sample-01", state: state))

    let rendered = TextRenderer().render(screen, in: Scope(.preview))
    #expect(rendered == "User sample-01\n==============\n\(text)")
  }

  @Test func `after the last page there is no button for more`() {
    let all = UserDirectory(users: Self.directory.users)
    let screen = DirectoryScreen(viewModel: DirectoryViewModel(state: .fixed(.existing(all))))

    let text = TextRenderer().render(screen, in: Scope(.preview))
    #expect(text == "Users\n=====\n  • Sample User (sample-01)\n")
  }
}
