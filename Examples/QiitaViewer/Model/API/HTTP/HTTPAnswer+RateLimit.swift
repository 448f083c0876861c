import Foundation

extension HTTPAnswer {
  /// Whether the site answers that it was asked too often.
  var isRateLimited: Bool {
    status == 429 || status == 403 && self[number: "Rate-Remaining"] == 0
  }

  /// How many seconds to wait before asking again, from one to those of a day; nil when the site does
  /// not say, or cannot mean what it says.
  func secondsToWait(at moment: Date) -> Int? {
    let reset = self[number: "Rate-Reset"].map { Double($0) - moment.timeIntervalSince1970 }
    guard let seconds = reset ?? self[number: "Retry-After"].map(Double.init), seconds <= 86_400
    else { return nil }
    return Int(max(seconds.rounded(.up), 1))
  }
}
