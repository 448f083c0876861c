/// A drawing that stands for an image, always the same for the same description.
struct PlaceholderPicture: Sendable {
  private let hue: Int
  private let sun: Int

  /// Draws a picture for a description.
  init(describedAs description: String) {
    let hash = StableHash(description).value
    hue = Int(hash % 360)
    sun = 60 + Int((hash >> 32) % 200)
  }

  /// A landscape whose colours and sun come from the description.
  var markup: HTML {
    #"""
    <svg class="picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" \#
    aria-hidden="true"><rect width="320" height="180" fill="hsl(\#(hue), 55%, 80%)"/>\#
    <circle cx="\#(sun)" cy="62" r="26" fill="hsl(\#((hue + 40) % 360), 85%, 92%)"/>\#
    <path d="M0 128C58 84 104 92 158 122S262 150 320 98V180H0z" \#
    fill="hsl(\#((hue + 18) % 360), 42%, 64%)"/>\#
    <path d="M0 156C64 128 118 132 178 154S276 168 320 140V180H0z" \#
    fill="hsl(\#((hue + 36) % 360), 40%, 46%)"/></svg>
    """#
  }
}
