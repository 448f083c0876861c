import ContestModel
import Testing

struct VersionInfoTests {
  @Test(arguments: [
    ("EmotionUI_11.0.0", "11.0.0"), ("11.0.0", "11.0.0"), ("EmotionUI_9.1.0.345", "9.1.0"),
    ("E_1.2.3", "1.2.3"), ("", nil), ("EmotionUI_10.1", nil), ("EmotionUI_", nil), ("_..", nil),
    ("10.1.", nil),
  ])
  func `A10: a version is what follows the underscore, in three parts`(
    _ text: String,
    _ version: String?
  ) {
    #expect(VersionInfo.parse(text)?.description == version)
    let properties = PropertyList(text: "other=1\n\(VersionInfo.property) = \(text)\n")
    #expect(VersionInfo.read(from: properties)?.description == version)
  }

  @Test func `A10: a device without the property has no version`() {
    #expect(VersionInfo.read(from: PropertyList(text: "ro.build.version=1\nnonsense\n")) == nil)
  }
}
