import Heirloom
import HeirloomSwiftUI
import SwiftUI

final class NoteViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<NoteViewModel, Int>
  let number: Int
  init(number: Int) { self.number = number }
}

extension Providers {
  var note: MainAssistedProvider<NoteViewModel, Int> {
    MainAssistedProvider { NoteViewModel(number: $1) }
  }
}

struct NoteView: View {
  @AssistedModel private var viewModel: NoteViewModel

  init(number: String) {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    _viewModel = AssistedModel(number) { $0.note }
  }

  var body: some View { Text(verbatim: "\(viewModel.number)") }
}
