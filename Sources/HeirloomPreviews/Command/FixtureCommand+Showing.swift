extension FixtureCommand {
  /// Prints the fixtures, one a line.
  func list() throws {
    for fixture in catalog.fixtures {
      let tags = fixture.tags.isEmpty ? "" : "  [\(fixture.tags.joined(separator: ", "))]"
      try output.write(
        PlainText.harmless(fixture.fullName + tags).replacing("\n", with: " ") + "\n"
      )
    }
  }

  /// Shows one fixture, and what is wrong with it.
  ///
  /// - Returns: Whether it is good.
  func show(_ fixture: Fixture, as format: FixtureRequest.Format) async throws -> Bool {
    let rendering = await render(fixture)
    switch format {
    case .text:
      let renderer = TextRenderer(width: output.width, isColored: output.isColored)
      try output.write(renderer.render(rendering.content))
    case .json:
      try output.write(JSONRenderer().render(rendering.card))
    case .html:
      try output.write(HTMLRenderer().render(rendering.content) + "\n")
    }
    return !reportComplaint(rendering)
  }

  /// Renders all fixtures and reports those that are not good.
  ///
  /// - Returns: Whether all are good.
  func check() async throws -> Bool {
    let bad = await renderAll().filter { reportComplaint($0) }.count
    let count = catalog.fixtures.count
    try output.write(
      bad == 0 ? "\(count) fixtures are good.\n" : "\(bad) of \(count) fixtures are not good.\n"
    )
    return bad == 0
  }

  /// Renders all fixtures, one after the other, and tells a person how far that is.
  func renderAll() async -> [FixtureRendering] {
    defer { output.showProgress?("") }
    var renderings: [FixtureRendering] = []
    for (index, fixture) in catalog.fixtures.enumerated() {
      let progress = "[\(index + 1)/\(catalog.fixtures.count)] \(fixture.fullName)"
      output.showProgress?(PlainText.truncated(PlainText.harmless(progress), to: output.width - 1))
      renderings.append(await render(fixture))
    }
    return renderings
  }

  private func render(_ fixture: Fixture) async -> FixtureRendering {
    TrapNotice.begin(fixture)
    defer { TrapNotice.end() }
    return await fixture.render()
  }

  /// Reports why a fixture is not good, if it is not.
  ///
  /// - Returns: Whether there was anything to report.
  func reportComplaint(_ rendering: FixtureRendering) -> Bool {
    guard let complaint = rendering.complaint else { return false }
    let lines = PlainText.harmless(complaint).split(separator: "\n").map { "  \($0)" }
    let headline = "'\(rendering.fixture.fullName)' is not good (\(rendering.fixture.place)):"
    output.report(([PlainText.harmless(headline)] + lines).joined(separator: "\n"))
    return true
  }
}
