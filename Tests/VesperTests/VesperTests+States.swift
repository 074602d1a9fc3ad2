import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperTests {
  @Test func `at the start there are the searches of before, to do again`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.click(try #require(try await vesper.read().first("button", named: "Star this search")))
      try await eventually(for: "the memory") { home.searches("saved") == ["cats"] ? true : nil }
      // The next run begins without words.
      try await vesper.display.press("ctrl+f", "ctrl+a", "BackSpace")
      try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
      try await eventually(for: "it to be remembered") { home.session?["text"] as? String == "" ? true : nil }
    }
    try await withVesper(home: home) { vesper, server in
      #expect(server.searches.isEmpty)
      try await vesper.click(
        try await vesper.wait(for: "the search of before") { $0.first("button", named: "Search again for cats") })
      try await vesper.wait(until: "the cats") { $0.finds(20) && $0.searchEntry?.text == "cats" }
    }
  }

  @Test func `where filters left nothing they can be removed, and other sources searched`() async throws {
    let home = try TemporaryDirectory()
    try Data(#"{"orientation": "square", "source": "openverse"}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    let server = try ReplayServer.started()
    let (none, one) = (ServiceAnswer.photos([], of: server), ServiceAnswer.photos("Snail", of: server))
    server.answer(ReplayServer.searchPath) { $0.query["aspect_ratio"] == nil ? one : none }
    try await withVesper(server, home: home, arguments: ["--search", "snail"]) { vesper, server in
      let window = try await vesper.wait(until: "nothing, and why") {
        $0.labels.contains("Try other or fewer words, or fewer filters.")
          && $0.labels.contains("Nothing was found for “snail”.")
      }
      #expect(window.first("button", named: "Search All Sources") != nil)
      try await vesper.waitToSee("No photos found")
      try await vesper.clickOnPage("Remove Filters")
      try await vesper.wait(until: "the snail") { $0.foundPhotos.map(\.title) == ["Snail"] }
    }
  }

  @Test func `a failure without results says what happened, and Try Again helps`() async throws {
    let server = try ReplayServer.started()
    server.answer(ReplayServer.searchPath, with: .status(500, detail: "The database is asleep."))
    try await withVesper(server, arguments: ["--search", "snail"]) { vesper, server in
      let words = "The service reported an error (500): The database is asleep. Try again later."
      let window = try await vesper.wait(until: "the reason") { window in
        window.labels.contains(words)
      }
      // Once, where one looks.
      #expect(window.children.count == 1 && window.labels.count { $0.contains("asleep") } == 1)
      #expect(window.first("button", named: "Search Sample Photos") != nil)
      try await vesper.waitToSee(words)
      server.removeAllRules()
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Snail", of: server))
      try await vesper.clickOnPage("Try Again")
      try await vesper.wait(until: "the snail") { $0.foundPhotos.map(\.title) == ["Snail"] }
    }
  }

  @Test func `a search that takes long says who has not answered, and can be cancelled`() async throws {
    let server = try ReplayServer.started()
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Snail", of: server).held())
    try await withVesper(server, arguments: ["--search", "snail"]) { vesper, server in
      try await vesper.wait(until: "who has not answered") { window in
        window.first("status", named: "Waiting for Openverse…") != nil && window.labels.contains("Searching…")
          && window.all.count { $0.role == "button" && $0.name == "Cancel" } == 2
      }
      // Otherwise it may be counted after it was given up.
      try await eventually(for: "the request") { server.searches.isEmpty ? nil : true }
      try await vesper.clickOnPage("Cancel")
      try await vesper.wait(until: "that it can be asked for again") { window in
        window.labels.contains("Your search is still here") && !window.says("Waiting for Openverse…")
      }
      let count = server.searches.count
      server.releaseHeldReplies()
      server.removeAllRules()
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Snail", of: server))
      try await vesper.clickOnPage("Search Again")
      try await vesper.wait(until: "the snail") { $0.foundPhotos.map(\.title) == ["Snail"] }
      #expect(server.searches.count == count + 1)
    }
  }

  @Test func `Escape cancels a search, and what was found before stays`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Snail", of: server).held())
      try await vesper.display.press("ctrl+f")
      try await vesper.display.type("snail\n")
      try await vesper.wait(until: "who has not answered") { $0.says("Waiting for Openverse…") }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the cats as they were") { window in
        window.finds(20) && window.labels.contains("20 of 10,000+ photos") && !window.says("Waiting for Openverse…")
      }
      server.releaseHeldReplies()
    }
  }

  @Test func `a pause that the service wants is counted down on a page with a way out`() async throws {
    let server = try ReplayServer.started()
    server.answer(ReplayServer.searchPath, with: .throttled(retryAfter: 400))
    try await withVesper(server, arguments: ["--search", "snail"]) { vesper, _ in
      try await vesper.waitToSee("Search failed")
      try await vesper.display.press("F5")
      try await vesper.wait(until: "the pause") { window in
        window.labels.contains { $0.hasPrefix("Search limit reached. Searching in") }
      }
      try await vesper.waitToSee("A short pause")
      try await vesper.clickOnPage("Search Sample Photos")
      try await vesper.wait(until: "the samples") {
        $0.searchEntry?.text == "snail"
          && $0.searches("Sample Photos")
      }
    }
  }

  @Test func `what is not fit for everybody's eyes is left out, or blurred until it is asked for`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(Self.mildAndWild(), home: home, arguments: ["--search", "snail"]) { vesper, _ in
      try await vesper.wait(until: "the mild one") { $0.foundPhotos.map(\.title) == ["Mild"] }
    }
    try Data(#"{"safeSearch": false}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    // A picture that stops for a moment while it fades in looks as if it were all there.
    try home.setGTK("gtk-enable-animations=false")
    try await withVesper(Self.mildAndWild(), home: home, arguments: ["--search", "snail"]) { vesper, _ in
      let rows = try await vesper.wait(for: "both") { $0.foundPhotos.count == 2 ? $0.foundPhotos : nil }
      try await vesper.wait(untilColorsOf: rows[0].thumbnail, are: "those of a photograph") { $0.areOfPhotograph }
      // What is blurred has no edges.
      try await vesper.wait(untilColorsOf: rows[1].thumbnail, are: "some") { Set($0).count > 100 }
      let blurred = try await vesper.restingColors(of: rows[1].thumbnail).edges
      let sharp = try await vesper.restingColors(of: rows[0].thumbnail).edges
      #expect(blurred * 2 < sharp)
      try await vesper.click(
        try #require(try await vesper.read().first("button", named: "Show Wild, which may be disturbing")))
      try await eventually(for: "more to see") {
        try await vesper.colors(of: rows[1].thumbnail).edges > blurred * 2 ? true : nil
      }
    }
  }

  @Test func `what is not fit for everybody's eyes cannot be enlarged before it is asked for`() async throws {
    let home = try TemporaryDirectory()
    try Data(#"{"safeSearch": false}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    try home.setGTK("gtk-enable-animations=false")
    try await withVesper(Self.mildAndWild(), home: home, arguments: ["--search", "snail"]) { vesper, _ in
      let title = try await vesper.wait(for: "the wild one") { $0.first("label", named: "Wild") }
      try await vesper.clickWithMouse(on: title)
      try await vesper.wait(until: "the question") { $0.first("button", named: "Show the Photo") != nil }
      let picture = try await vesper.wait(for: "the picture") { $0.first { $0.role == "image" && $0.name == "Wild" } }
      try await vesper.wait(untilColorsOf: picture, are: "some") { Set($0).count > 100 }
      try await vesper.wait(until: "all of it") { !$0.says("Loading the picture") }
      // In front of what is near its edges come controls, which go again.
      let before = try await vesper.restingColors(of: picture, without: 90)
      try await vesper.display.press("plus", "plus", "plus", "plus", "plus", "plus")
      try await vesper.wait(until: "the zoom") { window in
        window.first("button", named: "Zoom out")?.states.contains(.sensitive) ?? false
      }
      let after = try await vesper.restingColors(of: picture, without: 90)
      #expect(before.count == after.count)
      #expect(zip(before, after).count { abs($0.lightness - $1.lightness) > 12 } < before.count / 50)
      // Above the question.
      let area = try await vesper.areaOnScreen(of: picture)
      let part = Area(x: area.x + 40, y: area.center.y - 150, width: area.width - 80, height: 30)
      let veiled = try vesper.display.screenshot().colors(in: part)
      try await vesper.click(try #require(try await vesper.read().first("button", named: "Show the Photo")))
      try await eventually(for: "what was veiled") {
        let seen = try vesper.display.screenshot().colors(in: part)
        return zip(veiled, seen).count { abs($0.lightness - $1.lightness) > 12 } > veiled.count / 4 ? true : nil
      }
    }
  }

  @Test(.long) func `Controls that went left dark patches on a photo that is blurred`() async throws {
    let home = try TemporaryDirectory()
    try Data(#"{"safeSearch": false}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    try home.setGTK("gtk-enable-animations=false")
    try await withVesper(Self.mildAndWild(), home: home, arguments: ["--search", "snail"]) { vesper, _ in
      try await vesper.takeSize(width: 900, height: 700)
      let title = try await vesper.wait(for: "the wild one") { $0.first("label", named: "Wild") }
      try await vesper.clickWithMouse(on: title)
      let picture = try await vesper.wait(for: "the picture") { $0.first { $0.role == "image" && $0.name == "Wild" } }
      try await vesper.wait(untilColorsOf: picture, are: "some") { Set($0).count > 100 }
      try await vesper.wait(until: "all of it") { !$0.says("Loading the picture") }
      var place = try await vesper.areaOnScreen(of: picture).center
      try await eventually(for: "no trace of the controls") {
        // Somewhere else each time: nothing has moved otherwise.
        place.x += 1
        try await vesper.display.point(x: place.x, y: place.y)
        try await vesper.display.pointAtNothing()
        // They go after two and a half seconds.
        let seen = try await vesper.restingColors(of: picture, looks: 30)
        // With another size everything is drawn anew.
        try await vesper.takeSize(width: 1000, height: 800)
        try await vesper.takeSize(width: 900, height: 700)
        let anew = try await vesper.restingColors(of: picture)
        return zip(seen, anew).allSatisfy { abs($0.lightness - $1.lightness) < 12 } ? true : nil
      }
    }
  }

  private static func mildAndWild() throws -> ReplayServer {
    let server = try ReplayServer.started()
    let thumbnail = "v1/images/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128/thumb/"
    server.answer(
      ReplayServer.searchPath,
      with: ServiceAnswer.photos(
        [.init(title: "Mild", thumbnail: thumbnail), .init(title: "Wild", thumbnail: thumbnail, isSensitive: true)],
        of: server))
    return server
  }
}

extension RunningVesper {
  /// Waits until a label is not only there but can be seen.
  func waitToSee(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let _: Bool = try await eventually(for: "“\(text)”", sourceLocation: sourceLocation) {
      for label in try await read().all where label.role == "label" && label.name == text {
        if try await !area(of: label).isEmpty { return true }
      }
      return nil
    }
  }

  /// Clicks on the last of the buttons with this name: that of the page below the banners.
  func clickOnPage(_ name: String) async throws {
    let buttons = try await read().all.filter { $0.role == "button" && $0.name == name }
    try await click(try #require(buttons.last))
  }

  /// The colours of an element, without so many pixels at its sides, when they change no more: pictures fade in.
  fileprivate func restingColors(
    of node: AccessibleNode, without margin: Int = 0, looks: Int = 6
  ) async throws -> [Screenshot.Color] {
    var last: [Screenshot.Color] = []
    var looksWithoutChange = 0
    return try await eventually(for: "\(node.role) “\(node.name)” at rest") {
      let area = try await areaOnScreen(of: node)
      let colors = try display.screenshot().colors(in: area.grown(by: -margin))
      looksWithoutChange = colors == last ? looksWithoutChange + 1 : 1
      if !area.isEmpty, looksWithoutChange >= looks {
        // The screen is a file, which rests as well while the X server stands still.
        _ = await display.hasWindow(ofClass: "vesper")
        if try display.screenshot().colors(in: area.grown(by: -margin)) == colors { return colors }
      }
      last = colors
      await pause(milliseconds: 150)
      return nil
    }
  }
}

extension [Screenshot.Color] {
  /// How many pixels differ a lot from the one before.
  fileprivate var edges: Int { zip(self, dropFirst()).count { abs($0.lightness - $1.lightness) > 12 } }
}
