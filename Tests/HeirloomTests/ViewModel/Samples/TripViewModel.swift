import Heirloom

/// A view model whose caller supplies three values, two of one type.
final class TripViewModel: ViewModelFactoryProvider {
  typealias Factory = MainAssisted<TripViewModel, String, String, Int?>

  let summary: String

  init(origin: String, destination: String, day: Int?) {
    let time = day.map { " on \($0)" } ?? ""
    summary = "\(origin) → \(destination)\(time)"
  }
}
