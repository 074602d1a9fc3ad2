import Foundation
import GeneratedCases
import PhotoSearchCore
import ReplayServer
import Testing

@testable import Vesper

extension VesperStorageTests {
  @Test func `the window, the search, the place among the photos and the open photo come back`() async throws {
    let home = try TemporaryDirectory()
    let cats = (10..<70).map { SampleCollection.Photo(title: "Cat \($0)", uploaded: nil) }
    let collection = try SampleCollection(cats)
    let environment = collection.environment
    let arguments = ["--source", "samples", "--search", "cat"]
    var width = 0
    var places: [String: Area] = [:]
    try await withRun(home, arguments, environment) { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.leaveWideLayout(height: 500)
      try await vesper.display.resizeWindow(width: 700, height: 500)
      width = try await eventually(for: "the size", details: "\(home.session ?? [:])") {
        (home.session?["width"] as? Int).flatMap { $0 < 720 ? $0 : nil }
      }
      var questions = 0
      try await eventually(for: "the place", details: "\(home.session ?? [:])") { () async throws -> Int? in
        // A busy program may miss the first turn of the wheel, beside which its window gets another size.
        if questions.isMultiple(of: 100) { try await vesper.display.scrollDown(x: 300, y: 300, notches: 12) }
        questions += 1
        return home.sessionNumber(of: "top").flatMap { $0 > 0 ? $0 : nil }
      }
      // Lines that got lower leave the top to another photo than the one that is remembered until then.
      try await vesper.display.scrollDown(x: 300, y: 300, notches: 1)
      places = try await vesper.placesInList()
    }
    // Only what the program remembers in the end is what was looked at last.
    let title = "Cat \(10 + (home.sessionNumber(of: "top") ?? 0))"
    let before = try #require(places[title], "\(title): \(places)")
    // The padding of the list is in view, too.
    let padding = 12
    #expect(before.y <= padding && before.maxY >= -padding, "\(title): \(places)")
    try await withRun(home, [], environment) { vesper in
      // A photo that was partly above the top begins there now.
      let label = try await eventually(for: "the place of \(title)") { () async throws -> AccessibleNode? in
        let place = try await vesper.placesInList()[title]
        return try await place.map { abs($0.y) <= padding } == true ? vesper.read().first("label", named: title) : nil
      }
      #expect(home.session?["width"] as? Int == width)
      #expect(try await vesper.read().searchEntry?.text == "cat")
      // What is looked at comes back as well.
      try await vesper.clickWithMouse(on: label)
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
    }
    try await withRun(home, [], environment) { vesper in
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") && $0.labels.contains(title) }
      try await vesper.display.press("Escape")
      // A second turn of the wheel may have brought more of them.
      try await vesper.wait(until: "the results") { !$0.labels.contains("Credit") && !$0.photoLines.isEmpty }
    }
  }

  @Test(.long) func `a row that the wheel had moved out of sight was remembered as the one at the top`() async throws {
    let home = try TemporaryDirectory()
    try Data(#"{"layout": "list"}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    let cats = (10..<30).map { SampleCollection.Photo(title: "Cat \($0)", uploaded: nil) }
    let collection = try SampleCollection(cats)
    try await withRun(home, ["--source", "samples", "--search", "cat"], collection.environment) { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      let list = try await vesper.wait(for: "the list") { $0.first { $0.role == "list" && $0.name == "Photos found" } }
      let area = try await vesper.restingArea(of: list)
      for notches in [5, 2, 3, 1, 4] {
        let before = try await vesper.placesInList()
        try await vesper.display.scrollDown(x: area.center.x, y: area.center.y, notches: notches)
        try await eventually(for: "the turn of the wheel") { try await vesper.placesInList() == before ? nil : true }
        // A click near the top tells which row is there. There may be the last pixels of another one above it.
        try await vesper.display.click(x: area.center.x, y: area.y + 16)
        try await vesper.display.press("Return")
        try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
        let _: Bool = try await eventually(for: "the same photo", details: "\(home.session ?? [:])") {
          guard let open = home.sessionNumber(of: "open"), let top = home.sessionNumber(of: "top") else { return nil }
          return top == open || top == open - 1 ? true : nil
        }
        try await vesper.display.press("Escape")
        try await vesper.wait(until: "the results") { !$0.labels.contains("Credit") }
      }
    }
  }

  @Test(.long) func `at the start nothing is sent for the search of before, whose answer is kept`() async throws {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    let environment = ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString]
    try await withRun(home, ["--search", "cats"], environment) { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
    }
    server.forgetRequests()
    try await withRun(home, [], environment) { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) && $0.searchEntry?.text == "cats" }
      #expect(server.searches.isEmpty)
      // Whoever typed wrote into the middle of the text of before: it is selected.
      try await vesper.display.type("owl")
      try await vesper.wait(until: "the new text") { $0.searchEntry?.text == "owl" }
      try await vesper.display.press("ctrl+a", "BackSpace")
      try await vesper.display.type("cats")
      try await vesper.wait(until: "the text of before") { $0.searchEntry?.text == "cats" && $0.finds(20) }
      server.forgetRequests()
      // From now on it is a search like others.
      try await vesper.display.press("F5")
      try await eventually(for: "the search") { server.searches.count == 1 ? true : nil }
    }
    // Without what was kept there is the text, and a button.
    try FileManager.default.removeItem(at: home.url.appendingPathComponent("cache"))
    server.forgetRequests()
    try await withRun(home, [], environment) { vesper in
      let window = try await vesper.wait(until: "the button") { $0.labels.contains("Your search is still here") }
      #expect(window.searchEntry?.text == "cats")
      try await vesper.waitToSee("Your search is still here")
      #expect(server.requests.isEmpty)
      try await vesper.clickOnPage("Search Again")
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      #expect(server.searches.count == 1)
    }
  }

  @Test(.long) func `the photo of the last session opened when somebody came back from the saved photos`() async throws
  {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    let environment = ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString]
    try await withRun(home, ["--search", "cats"], environment) { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
    }
    #expect(home.session?["open"] != nil)
    // Its results do not come back.
    try FileManager.default.removeItem(at: home.url.appendingPathComponent("cache"))
    try await withRun(home, [], environment) { vesper in
      try await vesper.waitToSee("Your search is still here")
      try await vesper.clickOnPage("Search Again")
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the saved photos") { $0.says("Photos you save appear here") }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the cats again") { $0.finds(20) && !$0.says("Photos you save appear here") }
      for _ in 0..<20 {
        #expect(try await !vesper.read().labels.contains("Credit"))
        await pause()
      }
    }
  }

  @Test(.long) func `Who never paused for a second was not remembered when the program was killed`() async throws {
    let home = try TemporaryDirectory()
    let arguments = ["--source", "samples", "--search", "bird"]
    let vesper = try await RunningVesper.start(on: display, home: home, arguments: arguments)
    defer { vesper.process.kill() }
    try await vesper.wait(until: "the birds") { !$0.photoLines.isEmpty }
    // A letter more, a letter less, all the time.
    try await eventually(for: "the search", details: "\(home.session ?? [:])") {
      try await vesper.display.press("s", "BackSpace")
      return (home.session?["text"] as? String)?.hasPrefix("bird") ?? false ? true : nil
    }
  }

  @Test(.long) func `a photo that was not saved yet is saved in the next run`() async throws {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    let picture = Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")
    server.answer("/large.jpg", with: Reply.image(picture).held())
    server.answer(
      ReplayServer.searchPath,
      with: ServiceAnswer.photos([.init(title: "Snail", image: "large.jpg")], of: server))
    let environment = ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString]
    try await withRun(home, ["--search", "snail"], environment) { vesper in
      try await vesper.wait(until: "the snail") { $0.foundPhotos.count == 1 }
      try await vesper.showFirstPhoto()
      try await vesper.click(try await vesper.wait(for: "Save") { $0.first("button", named: "Save") })
      try await vesper.wait(until: "saving") { $0.first("button", named: "Cancel") != nil }
    }
    #expect((home.session?["saves"] as? [Any])?.count == 1)
    // Another search: what goes on is told at the top.
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Tortoise", of: server))
    try await withRun(home, ["--search", "tortoise"], environment) { vesper in
      try await vesper.wait(until: "what goes on") {
        $0.labels.contains("Saving 1 photo that was not finished when Vesper was closed.")
          && $0.first("button", named: "Cancel") != nil
      }
      server.releaseHeldReplies()
      try await vesper.wait(until: "the place") { $0.labels.contains { $0.hasPrefix("“Snail” is saved.") } }
    }
    #expect((home.session?["saves"] as? [Any])?.count == 0)
  }

  @Test(arguments: ["{", #"{"search": 1}"#, "\u{0}\u{1}", #"{"width": -5, "height": 9e9, "saves": {}}"#])
  func `a damaged memory of the last session is told and put aside`(text: String) async throws {
    let home = try TemporaryDirectory()
    let file = try home.directory(".local/state/vesper").appendingPathComponent("session.json")
    try Data(text.utf8).write(to: file)
    try await withRun(home, [], [:], complains: true) { vesper in
      try await vesper.wait(until: "the warning and the start") { window in
        window.labels.contains("Find free photos")
          && window.labels.contains { $0.hasPrefix("The last session could not be read from \(file.path)") }
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: file.path + ".broken")) == Data(text.utf8))
    }
    #expect(home.session != nil)
  }

  @Test(.long) func `the place of another search is not remembered with a new one`() async throws {
    let home = try TemporaryDirectory()
    let arguments = ["--source", "samples", "--search", "bird"]
    try await withRun(home, arguments, [:]) { vesper in
      try await vesper.showFirstPhoto()
      try await eventually(for: "the photo") { home.session?["open"] }
    }
    #expect(home.session?["open"] != nil)
    try await withRun(home, ["--source", "samples", "--search", "cat"], [:]) { vesper in
      try await vesper.wait(until: "the cats") { !$0.foundPhotos.isEmpty }
    }
    #expect(home.session?["open"] == nil && home.session?["top"] == nil)
  }

  @Test func `A sample photo whose saving was interrupted could not be saved by the next run`() async throws {
    let home = try TemporaryDirectory()
    let samples = SamplePhotosSource(directory: TestEnvironment.root.appending(path: "data/sample-photos").path)
    var session = LastSession()
    session.saves = [UnfinishedSave(photo: try #require(samples.photos.last), query: "birds")]
    try LastSessionFile(environment: Launch.environment(home: home)).save(session)
    try await withRun(home, [], [:]) { vesper in
      try await eventually(for: "the picture") { home.savedPictures.count == 1 ? true : nil }
      try await vesper.wait(until: "the word about it") { $0.labels.contains { $0.hasSuffix("” is saved.") } }
    }
  }

  @Test(.long) func `Filters that were chosen among the saved photos were those of every search after a restart`()
    async throws
  {
    let home = try TemporaryDirectory()
    try Data(#"{"source": "samples"}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    try await withRun(home, ["--search", "birds"], [:]) { vesper in
      try await vesper.wait(until: "the birds") { $0.photoLines.count > 2 }
      _ = try await vesper.saveFirstPhotos(1)
      try await vesper.display.press("Escape")
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the saved photo") { $0.photoLines.count == 1 }
      try await vesper.turnOn("Landscape")
      try await vesper.wait(until: "the filter") { $0.pillsThatAreOn.count == 1 }
    }
    try await withRun(home, [], [:]) { vesper in
      try await vesper.wait(until: "the filter") { $0.pillsThatAreOn.count == 1 }
      try await vesper.display.press("ctrl+d")
      try await vesper.search("birds")
      try await vesper.wait(until: "no filter") { $0.pillsThatAreOn.isEmpty && $0.photoLines.count > 2 }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the saved photo") { $0.photoLines.count == 1 }
      try await vesper.turnOn("Landscape")
      try await vesper.wait(until: "the filter") { $0.pillsThatAreOn.count == 1 }
    }
    // What is searched for at once is filtered as before, too.
    try await withRun(home, ["--search", "cats"], [:]) { vesper in
      try await vesper.wait(until: "the cats") { $0.photoLines.count > 1 && $0.searchEntry?.text == "cats" }
      #expect(try await vesper.read().pillsThatAreOn == [])
    }
    #expect(home.settings?["orientation"] as? String != "landscape")
  }

  /// Starts the program, and closes it after `body`.
  private func withRun(
    _ home: TemporaryDirectory, _ arguments: [String], _ environment: [String: String], complains: Bool = false,
    _ body: (RunningVesper) async throws -> Void
  ) async throws {
    let vesper = try await RunningVesper.start(on: display, home: home, arguments: arguments, environment: environment)
    defer { vesper.process.kill() }
    do {
      try await body(vesper)
    } catch {
      vesper.attachScreen()
      throw error
    }
    try await vesper.close()
    if !complains { #expect(vesper.process.errors == "") }
  }
}

extension RunningVesper {
  /// Ends the program with the keyboard.
  func close() async throws {
    try await display.press("ctrl+w")
    #expect(try await process.waitForExit() == 0)
  }

  /// Where the photos are, from the corner of the list, once they rest there.
  fileprivate func placesInList() async throws -> [String: Area] {
    var last: [String: Area] = [:]
    return try await eventually(for: "the places of the photos") {
      let window = try await read()
      guard let list = window.first(where: { $0.role == "list" && $0.name == "Photos found" }) else { return nil }
      let corner = try await area(of: list)
      var places: [String: Area] = [:]
      for photo in window.photoLines {
        let area = try await area(of: photo)
        guard !area.isEmpty else { continue }
        places[photo.title] = Area(x: area.x - corner.x, y: area.y - corner.y, width: area.width, height: area.height)
      }
      defer { last = places }
      return !places.isEmpty && places == last ? places : nil
    }
  }
}

extension TemporaryDirectory {
  /// The number of a photo of a sample collection that the session names.
  fileprivate func sessionNumber(of key: String) -> Int? {
    ((session?[key] as? [String: Any])?["id"] as? String).flatMap { Int($0.dropFirst("photo-".count)) }
  }

  /// What is remembered of the last session.
  var session: [String: Any]? {
    let file = url.appendingPathComponent(".local/state/vesper/session.json")
    return (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
  }
}
