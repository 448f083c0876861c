import Heirloom
import HeirloomSwiftUI
import SwiftUI

struct AppDependency: Dependency {
  let title: String
}

struct TitleView: View {
  var body: some View {
    DependencyProvider { (app: AppDependency) in app.title }  // expected-error {{x}}
  }
}
