import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// Journeys that end with a kill, and begin again where they were.
extension JourneyTests {
  /// The blocker of 1.0: behind the first photo that was opened no setting was saved any more.
  @Test func `a photo, back, another format, the list, a copy, a kill: all is as it was`() async throws {
    let home = try TemporaryDirectory()
    try await go(home: home, "--search", "bird", "--source", "samples") { vesper in
      try await vesper.wait(until: "the birds") { $0.photoLines.count > 2 }
      try await vesper.openPhoto()
      try await vesper.leavePhoto()
      try await vesper.openPhoto(1)
      try await vesper.chooseCreditFormat("HTML", presses: 1)
      try await vesper.wait(until: "the preview") { $0.labels.contains { $0.hasPrefix("<a href") } }
      try await vesper.leavePhoto()
      try await vesper.display.press("ctrl+1")
      try await vesper.wait(until: "the list") { $0.showsList }
      try await vesper.openPhoto()
      try await vesper.wait(until: "the format for another photo") {
        $0.labels.contains { $0.hasPrefix("<a href") }
      }
      try await vesper.display.press("ctrl+shift+c")
      try await vesper.wait(until: "the word about it") { $0.says("Credit copied.") }
      try await vesper.leavePhoto()
      try await home.waitForSetting("layout") { $0 == "list" }
      try await home.waitForSession("bird")
    }
    try await go(home: home) { vesper in
      try await vesper.wait(until: "the search and the list of before") { window in
        window.searchEntry?.text == "bird" && window.photoLines.count > 2
          && window.showsList
      }
      try await vesper.openPhoto()
      try await vesper.wait(until: "the format of before") { window in
        window.labels.contains { $0.hasPrefix("<a href") }
      }
      try await vesper.display.press("ctrl+shift+c")
      try await vesper.wait(until: "the word about it") { $0.says("Credit copied.") }
      _ = try await vesper.pasted(with: "<a href")
    }
  }

  @Test(.long) func `three searches, one of them again, kept with the star, a kill: it is offered at the start`()
    async throws
  {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    try await go(server, home: home) { vesper in
      for word in ["cats", "birds", "dogs"] {
        try await vesper.search(word)
        try await vesper.wait(until: word) { $0.finds(20) }
        try await eventually(for: "\(word) to be remembered") { home.searches("recent").contains(word) ? true : nil }
      }
      let count = server.searches.count
      try await vesper.display.press("ctrl+f", "ctrl+a", "BackSpace")
      try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
      try await vesper.display.press("Down")
      try await vesper.wait(until: "all three") { window in
        ["dogs", "birds", "cats"].allSatisfy(window.suggestions.contains)
      }
      let place = try await vesper.read().suggestions.firstIndex(of: "cats") ?? 0
      for _ in 0...place { try await vesper.display.press("Down") }
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the cats") { $0.finds(20) && $0.searchEntry?.text == "cats" }
      #expect(server.searches.count == count, "what was found before is not asked for again")
      try await vesper.press("Star this search")
      try await eventually(for: "the star") { home.searches("saved") == ["cats"] ? true : nil }
      try await vesper.search("birds")
      try await vesper.wait(until: "the birds") { window in
        window.finds(20) && window.foundPhotos.allSatisfy { $0.title.lowercased().contains("bird") }
      }
      try await home.waitForSession("birds")
    }
    server.forgetRequests()
    try await go(server, home: home) { vesper in
      try await vesper.wait(until: "the birds of before") { $0.finds(20) && $0.searchEntry?.text == "birds" }
      try await vesper.display.press("ctrl+f", "ctrl+a", "BackSpace")
      try await vesper.press("Search again for cats")
      try await vesper.wait(until: "the cats") { $0.finds(20) && $0.searchEntry?.text == "cats" }
      try await vesper.wait(until: "their star") { window in
        window.first { $0.name == "Star this search" }?.isPressed ?? false
      }
      #expect(server.searches.isEmpty)
    }
  }

  @Test(.long) func `filters, a photo, back, one filter less, undo, a kill: the filters are as they were`() async throws
  {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    let pills = ["Commercial use", "Editing allowed"]
    try home.store("portrait", as: "orientation")
    try await go(server, home: home, "--search", "cats") { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      for filter in pills { try await vesper.turnOn(filter) }
      try await vesper.wait(until: "three pills") {
        $0.pillsThatAreOn == ["Portrait"] + pills && !$0.foundPhotos.isEmpty
      }
      // The next run has them from the cache.
      try await eventually(for: "the search for them") { () -> Bool? in
        guard let query = server.searches.last?.query, let licenses = query["license"] else { return nil }
        let isForThem = query["aspect_ratio"] == "tall" && !licenses.contains("nc") && !licenses.contains("nd")
        return isForThem && server.progress.underWay == 0 ? true : nil
      }
      try await vesper.openPhoto(1)
      try await vesper.leavePhoto()
      try await vesper.press("Remove filter: Portrait")
      try await vesper.wait(until: "two pills") { $0.pillsThatAreOn == pills && !$0.foundPhotos.isEmpty }
      try await vesper.press("Undo")
      try await vesper.wait(until: "three pills again") { $0.pillsThatAreOn.count == 3 && !$0.foundPhotos.isEmpty }
      try await home.waitForSetting("licence-wishes", inFile: "licenseWishes") { $0.contains("changes") }
      try await home.waitForSession("cats", intendedUses: 2)
    }
    server.forgetRequests()
    try await go(server, home: home) { vesper in
      try await vesper.wait(until: "the filtered cats of before") { window in
        window.pillsThatAreOn == ["Portrait"] + pills && !window.foundPhotos.isEmpty
      }
      #expect(server.searches.isEmpty)
      try await vesper.press("Remove Filters")
      try await vesper.wait(until: "no filters") { $0.pillsThatAreOn.isEmpty && !$0.foundPhotos.isEmpty }
      try await vesper.openPhoto()
      try await vesper.leavePhoto()
    }
  }

  @Test(.long) func `a kill while three photos are saved: nothing is half, and the next run saves them`() async throws {
    let home = try TemporaryDirectory()
    let server = try Journey.server()
    defer { server.stop() }
    let pictures = try Journey.titles.prefix(3).map { title in
      (path: "/\(title).jpg", reply: try Journey.picture(of: title))
    }
    for picture in pictures.dropFirst() { server.answer(picture.path, with: picture.reply.held()) }
    try await go(server, home: home, "--search", "animals") { vesper in
      try await vesper.wait(until: "the photos") { $0.isFull($0.photoLines.count, of: 7) }
      // The first two are not for this.
      for title in Journey.titles.prefix(3) { try await vesper.select(title) }
      try await vesper.wait(until: "three selected") { $0.labels.contains("3 photos selected") }
      try await vesper.display.press("ctrl+s")
      try await eventually(for: "the first") { home.savedPictures.count == 1 ? true : nil }
      try await eventually(for: "the session") { (home.session?["saves"] as? [Any])?.count == 2 ? true : nil }
    }
    #expect(home.savedPictures.count == 1)
    for picture in pictures { server.answer(picture.path, with: picture.reply) }
    try await go(server, home: home) { vesper in
      let _: Bool = try await eventually(for: "all three") { home.savedPictures.count == 3 ? true : nil }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "them among the saved ones") { window in
        Set(window.photoLines.map(\.title)) == Set(Journey.titles.prefix(3))
      }
      try await eventually(for: "the session") { (home.session?["saves"] as? [Any])?.isEmpty ?? false ? true : nil }
    }
    let folder = home.url.appendingPathComponent("Pictures/Vesper").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.allSatisfy { $0.hasSuffix(".jpg") || $0.hasSuffix(".xmp") }, "\(files)")
  }

  @Test(.long) func `damaged settings, searches, session and list: told once, and then all works`() async throws {
    let home = try TemporaryDirectory()
    try await go(home: home, "--search", "bird", "--source", "samples") { vesper in
      _ = try await vesper.saveFirstPhotos(2)
      try await vesper.display.press("ctrl+1")
      try await home.waitForSetting("layout") { $0 == "list" }
    }
    let list = home.url.appending(path: "data/vesper/saved-photos.sqlite").path
    for file in [list + "-wal", list + "-shm"] { try? FileManager.default.removeItem(atPath: file) }
    try Data(repeating: 7, count: 20_000).write(to: URL(fileURLWithPath: list))
    if Self.hasSchema {
      #expect(try !FileManager.default.fileExists(atPath: home.settingsFile.path))
      try Data("{".utf8).write(to: home.url.appending(path: "config/glib-2.0/settings/keyfile"))
    } else {
      try Data("{".utf8).write(to: home.settingsFile)
    }
    for name in ["session", "searches"] {
      try Data("[".utf8).write(to: home.url.appending(path: ".local/state/vesper/\(name).json"))
    }
    let vesper = try await RunningVesper.start(
      on: display, home: home, executable: Self.program(), environment: Self.environment)
    defer { vesper.process.kill() }
    try await vesper.wait(until: "what was damaged") { window in
      let told = window.labels.joined(separator: "\n") + vesper.process.errors
      // GSettings takes what it cannot read for nothing.
      let damages = Self.hasSchema ? [] : ["The settings in "]
      return (damages + ["Earlier searches could not be read ", "The last session could not be read "])
        .allSatisfy(told.contains)
    }
    try await vesper.display.press("ctrl+d")
    try await vesper.wait(until: "the photos that were found again") { window in
      window.photoLines.count == 2
        && window.labels.contains { $0.hasPrefix("The list of your saved photos was damaged.") }
    }
    try await vesper.display.press("ctrl+1")
    try await home.waitForSetting("layout") { $0 == "list" }
    try await vesper.display.press("ctrl+d")
    try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
    vesper.process.kill()
    // The next run has nothing to tell.
    try await go(home: home, "--search", "bird", "--source", "samples") { vesper in
      try await vesper.wait(until: "the list") { window in
        window.photoLines.count > 2 && window.showsList
      }
      #expect(try await !vesper.read().labels.contains { $0.contains("damaged") || $0.contains("could not be read") })
      try await vesper.openPhoto()
      try await vesper.leavePhoto()
    }
  }
}
