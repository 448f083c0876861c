import CaptureModel
import CaptureScreens
import Foundation
import Heirloom
import HeirloomPreviews

/// Carries out commands on two sessions.
@MainActor
struct CaptureScript {
  /// A command that makes no sense.
  struct Misunderstood: Error, CustomStringConvertible {
    let description: String
  }

  private let scope: Scope
  private let clock: SettableClock
  private let sessions: [CaptureSession]

  init(scope: Scope, clock: SettableClock) {
    self.scope = scope
    self.clock = clock
    sessions = [200, 201].map { scope.makeCaptureSession($0) }
  }

  /// Carries out a command, and returns whether another may follow.
  func perform(_ line: String) throws -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    switch (words.first, words.count) {
    case (nil, _): break
    case ("shoot", 2): try session(words[1]).shoot()
    case ("take", 2): try deliver(.taken, words[1])
    case ("cancel", 2): try deliver(.cancelled, words[1])
    case ("wait", 2): clock.advance(by: try number(words[1], in: 0...86_400))
    case ("show", 1):
      for session in sessions {
        print(TextRenderer().render(CaptureScreen(session: session), in: scope))
      }
    case ("photos", 1):
      for record in try scope.photoStore.records { print("\(record.name) (\(record.mediaType))") }
    case ("quit", 1): return false
    default:
      throw Misunderstood(
        description: "There is no command \(line.prefix(30).debugDescription); '--help' lists them."
      )
    }
    return true
  }

  /// Gives up what is being taken.
  func end() throws {
    for session in sessions { try session.end() }
  }

  /// Tells all sessions of a result, as a system does.
  private func deliver(_ outcome: CaptureResult.Outcome, _ code: Substring) throws {
    let code = try number(code, in: 0...65_535)
    for session in sessions {
      try session.receive(CaptureResult(requestCode: code, outcome: outcome))
    }
  }

  private func session(_ code: Substring) throws -> CaptureSession {
    guard let session = sessions.first(where: { "\($0.requestCode)" == code }) else {
      throw Misunderstood(description: "There is no such session; name 200 or 201.")
    }
    return session
  }

  private func number(_ text: Substring, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw Misunderstood(
        description: "Give a number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return number
  }
}
