import CaptureModel
import Foundation
import Testing

struct PhotoFileNamerTests {
  @Test(arguments: [
    ("2021-06-21T10:51:48Z", "CameraIntentPhoto_20210621105148.jpg"),
    ("2021-06-21T19:51:48+09:00", "CameraIntentPhoto_20210621105148.jpg"),
    ("0003-01-02T03:04:05Z", "CameraIntentPhoto_00030102030405.jpg"),
    ("2024-02-29T23:59:59Z", "CameraIntentPhoto_20240229235959.jpg"),
  ])
  func `A8: a photo is named after its second, in one calendar and zone`(
    _ date: String,
    _ name: String
  ) throws {
    let date = try Date(date, strategy: .iso8601)

    #expect(PhotoFileNamer { date }.name() == name)
  }

  @Test func `a further photo in one second has a number at its end`() {
    let namer = PhotoFileNamer { Date(timeIntervalSince1970: 1_624_272_708) }

    #expect(namer.name(attempt: 2) == "CameraIntentPhoto_20210621105148-2.jpg")
    #expect(namer.name(attempt: 1) == "CameraIntentPhoto_20210621105148.jpg")
  }
}
