import Heirloom
import HeirloomSwiftUI
import SwiftUI

struct AppDependency: Dependency {
  let title: String
}

struct TitleView: View {
  var body: some View {
    // expected-error@+1 {{requires that 'String' conform to 'View'}}
    DependencyProvider { (app: AppDependency) in app.title }
  }
}
