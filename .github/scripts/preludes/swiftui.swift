import Foundation
import Heirloom
import HeirloomSwiftUI
import SwiftUI
import UIKit

protocol APIClient: Sendable {}
protocol Database: Sendable { func isSaved(_ id: Int) -> Bool }

struct StubClient: APIClient {}

struct StubDatabase: Database {
  var account = 0
  func isSaved(_ id: Int) -> Bool { false }
}

struct Item: Hashable, Identifiable, Sendable {
  let id: Int
  let title: String
}

struct AppDependency: Dependency {
  let apiClient: any APIClient
  let database: any Database
}

final class DetailViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<DetailViewModel, Item>
  let title: String
  init(item: Item) { title = item.title }
}

extension Providers {
  var apiClient: Provider<any APIClient> { .live { _ in StubClient() } }
  var database: Provider<any Database> { .live { _ in StubDatabase() } }
  var detail: MainAssistedProvider<DetailViewModel, Item> {
    MainAssistedProvider { DetailViewModel(item: $1) }
  }
}

struct RootView: View {
  var body: some View { EmptyView() }
}

struct ItemDetail: View {
  let item: Item
  let database: any Database
  var body: some View { Text(verbatim: item.title) }
}

final class DetailController: UIViewController {
  init(item: Item, database: any Database) { super.init(nibName: nil, bundle: nil) }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not archived") }
}
