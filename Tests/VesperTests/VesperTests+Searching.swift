import GeneratedCases
import ReplayServer
import Testing

extension VesperTests {
  @Test func `typing cats letter by letter finds cats with a single request`() async throws {
    try await withVesper { vesper, server in
      #expect(server.requests.isEmpty, "nothing is asked before somebody types")
      try await vesper.display.type("cats")
      let rows = try await vesper.wait(for: "twenty rows") { $0.finds(20) ? $0.foundPhotos : nil }

      #expect(rows[0].title == "Cat")
      #expect(rows[0].author == "strogoscope")
      #expect(rows[0].license == "CC BY 2.0")
      if rows.count == 20 {
        #expect(rows[10].title == "Cat bliss")
        #expect(rows[10].author == "@Doug88888")
        #expect(rows[10].license == "CC BY-NC-SA 2.0")
      }
      for row in try await vesper.showList() { #expect(row.openButton?.name == "Open \(row.title) on Flickr") }

      #expect(server.searches.count == 1)
      let query = try #require(server.searches.first).query
      #expect(query == ["q": "cats", "page": "1", "page_size": "20"])

      let window = try await vesper.read()
      #expect(window.labels.contains("20 of 10,000+ photos"))
      // The budget is of no interest while there is enough of it.
      #expect(!window.labels.contains { $0.contains("searches left") })
    }
  }

  @Test func `a longer text is asked for once, when the typing pauses`() async throws {
    try await withVesper { vesper, server in
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Cat", of: server))
      var asked: [String?] = []
      // On a busy machine even these keys may have a pause between them.
      for text in ["cats and dogs", "owls and mice", "bees and ants", "cows and hens", "rats and bats"] {
        server.forgetRequests()
        try await vesper.display.press("ctrl+a")
        try await vesper.display.type(text, millisecondsBetweenKeys: 2)
        try await eventually(for: text) { server.searches.contains { $0.query["q"] == text } ? true : nil }
        asked = server.searches.map { $0.query["q"] }
        if asked == [text] { break }
      }
      #expect(asked.count == 1)
    }
  }

  @Test func `one Chinese character is enough`() async throws {
    try await withVesper { vesper, server in
      let entry = try await vesper.wait(for: "the search entry") { $0.searchEntry }
      try await vesper.write("猫", into: entry)
      try await vesper.wait(until: "an answer") { $0.labels.contains("Nothing was found for “猫”.") }
      #expect(server.searches.map { $0.query["q"] } == ["猫"])
    }
  }

  @Test func `Show More brings the next page, until there is none`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      let window = try await vesper.wait(until: "the first page") { $0.finds(20) }
      #expect(server.searches.count == 1, "each page costs a request, so nobody asks for it unasked")
      let button = try #require(window.first("button", named: "Show More"))
      try await vesper.click(button)
      let rows = try await vesper.wait(for: "the second page") { $0.finds(40) ? $0.foundPhotos : nil }
      if rows.count == 40 { #expect(rows[21].title == "Monkey with cat") }
      try await vesper.wait(until: "the new count") { $0.labels.contains("40 of 10,000+ photos") }
      // The recording ends there.
      try await vesper.click(button)
      try await eventually(for: "the third request") { server.searches.count == 3 ? true : nil }
      try await eventually(for: "the button to go") {
        guard let button = try await vesper.read().first("button", named: "Show More") else { return true }
        return try await vesper.area(of: button).isEmpty ? true : nil
      }
      #expect(server.searches.map { $0.query["page"] } == ["1", "2", "3"])
      #expect(try await vesper.read().finds(40))
    }
  }

  @Test(.long) func `With GTK 4.24 dots of the text before stayed beside the count of photos`() async throws {
    try await withVesper(arguments: ["--source", "samples"]) { vesper, _ in
      let entry = try await vesper.wait(for: "the search") { $0.searchEntry }
      try await vesper.takeSize(width: 900, height: 700)
      try await vesper.write("bird", into: entry)
      try await vesper.wait(until: "the count") { $0.labels.contains("13 photos") }
      let before = try await vesper.restingBottomLine()
      // With another size everything is drawn anew.
      try await vesper.takeSize(width: 1000, height: 800)
      try await vesper.takeSize(width: 900, height: 700)
      let after = try await vesper.restingBottomLine()
      #expect(zip(before, after).allSatisfy { abs($0.lightness - $1.lightness) < 8 })
    }
  }

  @Test func `thumbnails appear in colour, and placeholders for the missing ones`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      let rows = try await vesper.wait(for: "twenty rows") { $0.finds(20) ? $0.foundPhotos : nil }
      try await vesper.wait(untilColorsOf: rows[0].thumbnail, are: "those of a photograph") { $0.areOfPhotograph }
      let first = try #require(try await vesper.read().foundPhotos.first)
      #expect(first.thumbnail.children.contains { $0.role == "image" && $0.name == "Cat" })
      // The recording has no thumbnail of the second one.
      let second = "/v1/images/df5e18ed-f936-4e46-93ba-dcc4ef0d7000/thumb/"
      try await eventually(for: "the request for it") { server.requests(to: second).isEmpty ? nil : true }
      try await vesper.wait(untilColorsOf: rows[1].thumbnail, are: "those of a placeholder") { $0.arePlain }
      #expect(server.requests(to: second).count == 1)
    }
  }

  @Test func `why a short word in place of another does nothing was only said on the start page`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.display.press("ctrl+f", "ctrl+a")
      try await vesper.display.type("dog")
      try await vesper.wait(until: "the hint") {
        $0.labels.contains("20 of 10,000+ photos  ·  Press Enter to search for “dog”.")
      }
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the count alone") { $0.labels.contains("20 of 10,000+ photos") }
      #expect(server.searches.map { $0.query["q"] } == ["cats", "dog"])
    }
  }

  @Test func `a short word waits for Enter in red`() async throws {
    let server = try ReplayServer.started()
    server.answer(
      ReplayServer.searchPath, query: ["q": "owl"], with: ServiceAnswer.photos("Barn owl", "Snowy owl", of: server))
    try await withVesper(server) { vesper, server in
      try await vesper.display.type("owl")
      let entry = try await vesper.wait(for: "the typed text") { window in
        window.searchEntry.flatMap { $0.text == "owl" ? $0 : nil }
      }
      try await vesper.wait(untilColorsOf: entry, are: "partly red") { $0.contains(where: \.isRed) }
      #expect(server.requests.isEmpty)

      try await vesper.display.press("Return")
      let rows = try await vesper.wait(for: "two rows") { $0.foundPhotos.count == 2 ? $0.foundPhotos : nil }
      #expect(rows.map(\.title) == ["Barn owl", "Snowy owl"])
      // The field is in the header by now.
      let moved = try #require(try await vesper.read().searchEntry)
      try await vesper.wait(untilColorsOf: moved, are: "free of red") { !$0.contains(where: \.isRed) }
      #expect(server.searches.map { $0.query["q"] } == ["owl"])
    }
  }

  @Test func `while a search runs the old results are dimmed, and then exchanged`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "twenty photos") { $0.finds(20) }
      let old = try await vesper.showList()
      let license = try #require(try await vesper.read().first { $0.role == "label" && $0.name == old[0].license })
      try await vesper.wait(untilColorsOf: license, are: "in full black") { $0.contains { $0.lightness < 70 } }

      // Also what is only the beginning of the word, if the keys are slow.
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Horse", of: server).held())
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("horse")
      // On a busy machine it may take so long that the window says who has not answered.
      try await vesper.wait(until: "the second search runs") { window in
        window.labels.contains { $0 == "Searching…" || $0 == "Waiting for Openverse…" }
      }
      try await vesper.wait(untilColorsOf: license, are: "at half opacity") { colors in
        !colors.contains { $0.lightness < 100 } && colors.contains { $0.lightness < 200 }
      }
      #expect(try await vesper.read().foundPhotos.count == old.count)

      server.releaseHeldReplies()
      let rows = try await vesper.wait(for: "one row") { $0.foundPhotos.count == 1 ? $0.foundPhotos : nil }
      #expect(rows[0].title == "Horse")
      let label = try #require(try await vesper.read().first { $0.role == "label" && $0.name == "CC BY-SA 4.0" })
      try await vesper.wait(untilColorsOf: label, are: "in full black") { $0.contains { $0.lightness < 70 } }
    }
  }

  @Test func `the last text typed wins over answers that come late`() async throws {
    let server = try ReplayServer.started()
    server.answer(
      ReplayServer.searchPath, query: ["q": "snail"], with: ServiceAnswer.photos("Snail", of: server).held())
    server.answer(ReplayServer.searchPath, query: ["q": "cheetah"], with: ServiceAnswer.photos("Cheetah", of: server))
    try await withVesper(server) { vesper, server in
      try await vesper.display.type("snail", millisecondsBetweenKeys: 10)
      try await eventually(for: "the first request") {
        server.searches.contains { $0.query["q"] == "snail" } ? true : nil
      }
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("cheetah", millisecondsBetweenKeys: 10)
      try await vesper.wait(until: "the cheetah") { $0.foundPhotos.map(\.title) == ["Cheetah"] }
      server.releaseHeldReplies()
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("birds", millisecondsBetweenKeys: 10)
      try await vesper.wait(until: "birds, and no snail") { window in
        #expect(!window.foundPhotos.contains { $0.title == "Snail" })
        return window.finds(20)
      }
      // On a busy machine there may be a pause before the last key of a word, and photos for what is there by then.
      try await eventually(for: "the last request") { server.searches.last?.query["q"] == "birds" ? true : nil }
      let asked = server.searches.compactMap { $0.query["q"] }
      #expect(asked.filter(["snail", "cheetah", "birds"].contains) == ["snail", "cheetah", "birds"])
    }
  }

  @Test func `nothing found says so and how to go on`() async throws {
    try await withVesper(arguments: ["--search", "qwertzuiop"]) { vesper, _ in
      let window = try await vesper.wait(until: "the word about nothing") { window in
        // The page is read before the status.
        window.labels.contains("Nothing was found for “qwertzuiop”.") && window.labels.contains("No photos found")
      }
      #expect(window.foundPhotos.isEmpty)
    }
  }

  @Test func `a search beyond the request budget waits and says how long`() async throws {
    let server = try ReplayServer.started()
    server.rateLimit.burstAvailable = 1
    // That of a minute would be over before a busy machine has done all this.
    server.rateLimit.burstPeriod = "hour"
    try await withVesper(server, arguments: ["--search", "cats"]) { vesper, server in
      let cats = try await vesper.wait(until: "the spent budget") { window in
        window.finds(20) && window.labels.contains { $0.hasPrefix("0 of 20 searches left this hour") }
      }
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("birds")
      let window = try await vesper.wait(until: "the wait") { window in
        window.labels.contains { label in
          label.hasPrefix("Search limit reached. Searching in ")
            && label.contains(" minutes.")
        }
      }
      #expect(window.foundPhotos.map(\.title) == cats.foundPhotos.map(\.title))
      #expect(server.searches.count == 1)
      // What was found before can be had without a request.
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("cats")
      try await vesper.wait(until: "the cats again") { $0.labels.contains("20 of 10,000+ photos") }
      #expect(server.searches.count == 1)
    }
  }
}

extension RunningVesper {
  /// The beginning of the line below the photos in a window of 900 × 700, when it changes no more.
  fileprivate func restingBottomLine() async throws -> [Screenshot.Color] {
    let area = Area(x: Self.frameWidth + 6, y: Self.frameWidth + 670, width: 300, height: 28)
    var last: [Screenshot.Color] = []
    var looksWithoutChange = 0
    return try await eventually(for: "the bottom line at rest") {
      // What is not drawn yet rests as well: the program and the screen must have had their turn.
      _ = try await read()
      try await display.pointAtNothing()
      let colors = try display.screenshot().colors(in: area)
      looksWithoutChange = colors == last ? looksWithoutChange + 1 : 1
      if looksWithoutChange == 6 { return colors }
      last = colors
      await pause(milliseconds: 150)
      return nil
    }
  }
}
