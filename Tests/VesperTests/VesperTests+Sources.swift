import ReplayServer
import Testing

extension VesperTests {
  @Test func `Sample Photos answers each keystroke at once, and nobody is asked`() async throws {
    try await withVesper { vesper, server in
      try await vesper.chooseSource("Sample Photos")
      try await vesper.display.press("ctrl+f")
      try await vesper.display.type("bird")
      let birds = try await vesper.wait(for: "birds") { $0.foundPhotos.isEmpty ? nil : $0.foundPhotos }
      #expect(birds.allSatisfy { !$0.author.isEmpty && !$0.license.isEmpty })
      try await vesper.wait(untilColorsOf: birds[0].thumbnail, are: "those of a photograph") { $0.areOfPhotograph }
      // Each letter more narrows the search at once.
      try await vesper.display.type("xx")
      try await vesper.wait(until: "nothing") { $0.foundPhotos.isEmpty && $0.labels.contains("No photos found") }
      try await vesper.display.press("BackSpace", "BackSpace")
      try await vesper.wait(until: "the birds again") { $0.foundPhotos.map(\.title) == birds.map(\.title) }
      #expect(server.requests.isEmpty)
      // A local source has no budget.
      #expect(try await !vesper.read().labels.contains { $0.contains("searches left") })

      try await vesper.chooseSource("Openverse")
      try await vesper.wait(until: "the service's birds") { $0.finds(20) }
      #expect(server.searches.map { $0.query["q"] } == ["bird"])
    }
  }

  @Test func `A letter over a marked text took the results away before there were others`() async throws {
    try await withVesper(arguments: ["--search", "bird", "--source", "samples"]) { vesper, _ in
      let birds = try await vesper.wait(for: "birds") { $0.foundPhotos.isEmpty ? nil : $0.foundPhotos.map(\.title) }
      try await vesper.display.press("ctrl+f", "ctrl+a")
      try await vesper.display.type("x")
      let window = try await vesper.wait(until: "the letter") { $0.searchEntry?.text == "x" }
      #expect(window.foundPhotos.map(\.title) == birds)
      await pause(milliseconds: 100)
      #expect(try await vesper.read().foundPhotos.map(\.title) == birds)
      // Who takes the text away wants to see nothing of it any more.
      try await vesper.display.press("BackSpace")
      try await vesper.wait(until: "the start") { $0.foundPhotos.isEmpty && $0.labels.contains("Find free photos") }
    }
  }

  @Test func `the source is remembered`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home) { vesper, _ in
      try await vesper.chooseSource("Sample Photos")
    }
    try await withVesper(home: home, arguments: ["--search", "cat"]) { vesper, server in
      try await vesper.wait(until: "sample cats") { !$0.foundPhotos.isEmpty }
      #expect(server.requests.isEmpty)
      #expect(try await vesper.read().searches("Sample Photos"))
    }
  }

  @Test func `A visit to the saved photos was remembered as the choice of a source`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home) { vesper, _ in
      try await vesper.chooseSource("Sample Photos")
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the visit") { $0.searches("Saved Photos") }
    }
    let found = try await Launch.run(["--print", "cat"], home: home)
    #expect(!found.lines.isEmpty)
  }

  static let offline =
    "VESPER_OFFLINE is set, so Vesper searches its sample photos. Start it without that to search Openverse."

  @Test func `offline nothing is sent, samples are shown, and the window says so`() async throws {
    try await withVesper(environment: ["VESPER_OFFLINE": "1"]) { vesper, server in
      try await vesper.display.type("cats")
      let window = try await vesper.wait(until: "sample cats") { !$0.foundPhotos.isEmpty }
      let notice = try #require(window.first("label", named: Self.offline))
      try await eventually(for: "the notice") { try await vesper.area(of: notice).isEmpty ? nil : true }
      // It said “Openverse” while samples were searched.
      #expect(window.searches("Sample Photos, while Openverse is out of reach"))
      #expect(server.requests.isEmpty)
    }
  }
}

extension RunningVesper {
  /// Chooses a source, with the mouse where it is sure where things are.
  func chooseSource(_ name: String) async throws {
    func press(_ node: AccessibleNode) async throws {
      if Gallery.isComparable { try await clickWithMouse(on: node) } else { try await click(node) }
    }
    try await press(try await wait(for: "the source") { $0.sourceChip })
    try await press(try await wait(for: "the choice of \(name)") { $0.sourceChoice(name) })
    try await wait(until: name) { $0.searches(name) }
  }
}
