import CaptureModel
import CaptureScreens
import Foundation
import Heirloom
import HeirloomPreviews

@main
struct CaptureProgram {
  static let usage = """
    usage: Capture [--photos DIR]
           Capture previews [list | show NAME | check | gallery --output DIR]

      --photos DIR   keep photos in this folder; else they are gone with the program

    The program plays two sessions, 200 and 201, at a moment that stands still.
    Commands are read from standard input:

      shoot SESSION    begin a photo
      take SESSION     the camera has taken the photo
      cancel SESSION   somebody has changed their mind
      wait SECONDS     let time pass
      show             show both sessions
      photos           list the photos
      quit             give up what is being taken, and end

    exit status:
      0  all went well
      1  a command could not be carried out, or photos could not be kept
      2  the arguments make no sense
    """

  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first, arguments.count) {
    case ("--help", _, 1), ("-h", _, 1):
      print(usage)
    case ("previews", _, _):
      let command = FixtureCommand(FixtureCatalog(CaptureFixtures.self), title: "Capture")
      exit(await command.run(arguments.dropFirst()))
    case (nil, _, _):
      exit(run(photos: nil))
    case ("--photos", let path?, 2) where !path.isEmpty:
      exit(run(photos: path))
    case ("--photos", _, ...2):
      report("'--photos' needs a folder.")
      exit(2)
    case (let argument?, _, _):
      report("There is no option \(argument.debugDescription); '--help' lists them.")
      exit(2)
    }
  }

  /// Runs the program; this is the composition root.
  @MainActor
  private static func run(photos path: String?) -> Int32 {
    let clock = SettableClock()
    let scope = Scope(.live) {
      $0.now = { clock.now }
      $0.camera = IdleCamera()
      if let path { $0.photoStore = FolderPhotoStore(path: path) }
    }
    let script = CaptureScript(scope: scope, clock: clock)
    var status: Int32 = 0
    while let line = readLine() {
      print("> \(line)")
      do {
        guard try script.perform(line) else { break }
      } catch {
        report("\(error)")
        status = 1
      }
    }
    do {
      try script.end()
    } catch {
      report("\(error)")
      status = 1
    }
    return status
  }

  private static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }
}
