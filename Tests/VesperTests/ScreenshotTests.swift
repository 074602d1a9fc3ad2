import Foundation
import ReplayServer
import Testing

/// The main states of the window, compared with pictures of how they are to look.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ScreenshotTests: ProgramTests {
  init() { expectMainLoop() }

  /// Days that do not follow the calendar.
  private static let settings = #"{"minUploadDate": "2024-05-01", "maxUploadDate": "2025-04-30"}"#

  @Test(
    .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"), arguments: Look.thorough)
  func `every state looks as it should, and all of it stands out`(look: Look) async throws {
    try await withGallery(look) { gallery, server, home in
      // What opens over the window is found by its English name, and by its place.
      let isUsual = [Look.light.name, Look.dark.name].contains(look.name)
      let gallery = Gallery(
        look: look, vesper: gallery.vesper, measuresContrast: isUsual && Gallery.isComparable)
      try await showEveryState(in: gallery, server)
      if isUsual {
        try await gallery.vesper.showDocument(in: gallery, home: home)
      } else {
        try await gallery.vesper.showDroppedDocument(in: gallery, home: home)
      }
    }
  }

  @Test(
    .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"), arguments: Look.thorough)
  func `sample photos without a network look as they should`(look: Look) async throws {
    try await withGallery(look, ["VESPER_OFFLINE": "1"]) { gallery, _, _ in
      try await gallery.vesper.search("birds")
      try await gallery.vesper.waitForPhotos()
      try await gallery.expect("offline")
    }
  }

  @Test(.enabled(if: Gallery.isComparable, "this version of GTK does not tell where elements are"))
  func `texts that are too faint are found`() async throws {
    let settings = try await DesktopSettings(Look.light.allSettings, on: display)
    defer { settings.end() }
    let home = try TemporaryDirectory()
    let sheet = home.url.appendingPathComponent("style.css")
    let style = try String(contentsOf: TestEnvironment.root.appending(path: "data/style.css"), encoding: .utf8)
    try (style + ".dim-label, popover label { opacity: 0.45; }").write(to: sheet, atomically: true, encoding: .utf8)
    try await withVesper(
      home: home, arguments: ["--source", "samples", "--search", "birds"],
      environment: ["VESPER_STYLE_SHEET": sheet.path]
    ) { vesper, _ in
      try await vesper.wait(until: "photos") { !$0.foundPhotos.isEmpty }
      let author = try await vesper.showList()[0].author
      let mistake = "the label “\(author)” has a contrast of 3."
      let _: Bool = try await eventually(for: mistake) {
        let mistakes = try await Gallery(look: .light, vesper: vesper).contrastMistakes()
        return mistakes.contains { $0.hasPrefix(mistake) } ? true : nil
      }
      // In what opens over the window as well.
      try await vesper.openFilters()
      try await vesper.display.pointAtNothing()
      let label = "the label “Intended use” has a contrast of 3."
      let _: Bool = try await eventually(for: label) {
        let mistakes = try await Gallery(look: .light, vesper: vesper).contrastMistakes()
        return mistakes.contains { $0.hasPrefix(label) } ? true : nil
      }
    }
  }

  @Test(
    .enabled(if: Gallery.isComparable, "this version of GTK does not tell where elements are"),
    arguments: [Look.light, .dark])
  func `earlier searches stand out below the field`(look: Look) async throws {
    let settings = try await DesktopSettings(look.allSettings, on: display)
    defer { settings.end() }
    try await withVesper(arguments: ["--source", "samples", "--search", "birds"]) { vesper, _ in
      try await vesper.wait(until: "photos") { !$0.foundPhotos.isEmpty }
      let _: Bool = try await eventually(for: "the search among the earlier ones") {
        try await vesper.display.press("ctrl+f", "ctrl+a", "b", "i")
        return try await vesper.read().suggestions == ["birds"] ? true : nil
      }
      try await Gallery(look: look, vesper: vesper).expectContrast("suggestions")
      let window = try await vesper.read()
      let opened = try await vesper.areas(of: window.popovers)
      #expect(window.suggestions == ["birds"] && opened.contains { !$0.isEmpty })
    }
  }

  @Test(
    .enabled(if: Gallery.isComparable, "this version of GTK does not tell where elements are"),
    arguments: [Look.light, .dark])
  func `the days of a calendar and the chooser of collections stand out`(look: Look) async throws {
    let settings = try await DesktopSettings(look.allSettings, on: display)
    defer { settings.end() }
    try await withVesper(arguments: ["--source", "samples", "--search", "birds"]) { vesper, _ in
      let gallery = Gallery(look: look, vesper: vesper)
      try await vesper.wait(until: "photos") { !$0.foundPhotos.isEmpty }
      try await vesper.selectAll(12)
      try await vesper.display.press("ctrl+shift+s")
      try await vesper.wait(until: "the question") { $0.says("Name of the collection") }
      try await vesper.display.type("Poster")
      try await vesper.wait(until: "the new collection") { $0.first("button", named: "Create “Poster”") != nil }
      try await gallery.expectContrast("collections")
      #expect(try await vesper.openPopovers() == 1)
      try await vesper.display.press("Escape")
      let filters = try await vesper.openFilters()
      try await vesper.click(try #require(filters.first("switch", named: "Filter by upload date")))
      try await vesper.showWhatOpens(from: "Pick a date: ", in: gallery)
    }
  }

  private func showEveryState(in gallery: Gallery, _ server: ReplayServer) async throws {
    let vesper = gallery.vesper
    try await vesper.showMainStates(in: gallery)
    try await vesper.showFilters(in: gallery)
    try await gallery.expect("filters")
    try await vesper.closePopover()
    try await vesper.display.pointAtNothing()
    if gallery.measuresContrast { try await vesper.showWhatOpens(in: gallery) }
    try await vesper.selectPhotos(2)
    try await gallery.expect("selection")
    try await vesper.display.press("Escape")
    try await vesper.showPagesWithoutPhotos(in: gallery, server: server)
    try await vesper.showSections(in: gallery, server: server)
    try await vesper.showSavedPhotos(in: gallery)
  }

  @Test(
    .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"), arguments: Look.others)
  func `the main states look as they should in other looks`(look: Look) async throws {
    try await withGallery(look) { gallery, _, home in
      try await gallery.vesper.showMainStates(in: gallery)
      try await gallery.vesper.showDroppedDocument(in: gallery, home: home)
    }
  }

  /// Opens a window that looks the same on every machine.
  private func withGallery(
    _ look: Look, _ more: [String: String] = [:], _ body: (Gallery, ReplayServer, URL) async throws -> Void
  ) async throws {
    let server = try ReplayServer.started()
    let photos = try PaintedPhotos()
    try photos.serve(from: server)
    let home = try TemporaryDirectory()
    try Data(Self.settings.utf8).write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    let display = try await self.display
    let settings = try await DesktopSettings(look.allSettings, on: display)
    defer { settings.end() }
    let installed = look.language != nil ? try InstalledVesper() : nil
    try await installed?.addTranslations()
    let environment = try look.environment.merging(Look.fonts(in: home)) { $1 }.merging(more) { $1 }
    try await withVesper(
      server, home: home, executable: installed?.executable ?? TestEnvironment.vesper,
      environment: environment.merging(["VESPER_COMMONS_URL": server.baseURL.absoluteString]) { $1 }
    ) { [url = home.url] vesper, server in
      try await vesper.takeSize(of: look)
      try await body(Gallery(look: look, vesper: vesper), server, url)
    }
  }
}

extension RunningVesper {
  fileprivate func takeSize(of look: Look) async throws {
    if look.size.width < 600 { try await leaveWideLayout(height: look.size.height) }
    try await takeSize(width: look.size.width, height: look.size.height)
  }

  /// As a command line asks for it.
  fileprivate func search(_ text: String, _ options: String...) async throws {
    _ = try await restart(["--search", text] + options).waitForExit()
  }

  fileprivate func waitForPhotos() async throws {
    // Those that can be seen are made.
    try await wait(until: "the photos") { $0.all.filter { $0.role == "list item" }.count >= 3 }
  }

  private func openFirstPhoto() async throws {
    try await clickWithMouse(on: try await wait(for: "a photo") { $0.photoItems.first })
    try await display.pointAtNothing()
  }

  /// - Parameter height: How far down, from 0 for the top to 1 for the bottom.
  private func point(at node: AccessibleNode, height: Double = 0.5) async throws {
    let middle = try await middle(of: node)
    let area = try await area(of: node)
    try await display.point(x: middle.x, y: middle.y + Int((height - 0.5) * Double(area.height)))
  }

  /// The start, the photos in rows and as a list, single ones at their largest, and the settings.
  fileprivate func showMainStates(in gallery: Gallery) async throws {
    try await gallery.expect("start")
    try await search("hills")
    try await waitForPhotos()
    try await takeSize(of: gallery.look)
    try await gallery.expect("rows")
    // Above the caption, which has a tooltip.
    try await point(at: try await wait(for: "a photo") { $0.photoItems.first }, height: 0.38)
    try await gallery.expect("hover")
    try await display.pointAtNothing()
    try await display.press("ctrl+1")
    try await gallery.expect("list")
    try await openFirstPhoto()
    try await gallery.expect("photo")
    if gallery.measuresContrast { try await showWhatOpens(from: "More actions", in: gallery) }
    try await display.press("Page_Down")
    try await gallery.expect("panorama")
    if gallery.look.name == Look.light.name {
      try await display.press("Page_Down")
      try await gallery.expect("picture that is not there")
    }
    try await display.press("Escape")
    if gallery.look.name == Look.light.name { try await gallery.expect("list with the keyboard") }
    try await display.press("ctrl+comma")
    try await wait(until: "the settings") { $0.children.count == 2 }
    try await gallery.expect("settings")
    try await display.press("Escape")
    try await wait(until: "they are closed") { $0.children.count == 1 }
    guard [Look.light.name, Look.rightToLeft.name].contains(gallery.look.name) else { return }
    try await display.press("F1")
    try await wait(until: "the shortcuts") { $0.children.count == 2 }
    try await gallery.expect("shortcuts")
    try await display.press("Escape")
    try await wait(until: "they are closed") { $0.children.count == 1 }
    guard gallery.look.name == Look.light.name else { return }
    try await display.press("F10")
    try await click(try await wait(for: "the item") { $0.first("menu item", named: "About Vesper") })
    try await wait(until: "what is said about it") { $0.children.count == 2 }
    try await gallery.expect("about")
    try await display.press("Escape")
    try await wait(until: "it is closed") { $0.children.count == 1 }
  }

  fileprivate func showFilters(in gallery: Gallery) async throws {
    try await openFilters(named: try gallery.look.words("Filters"))
    try await display.pointAtNothing()
  }

  /// The chooser of sources and the menu.
  fileprivate func showWhatOpens(in gallery: Gallery) async throws {
    for name in ["Source: ", "Main menu"] { try await showWhatOpens(from: name, in: gallery) }
  }

  fileprivate func showWhatOpens(from name: String, in gallery: Gallery) async throws {
    let button = try await wait(for: name) { window in
      window.first { $0.name.hasPrefix(name) && $0.states.contains(.focusable) }
    }
    let before = try await openPopovers()
    try await clickWithMouse(on: button)
    let _: Bool = try await eventually(for: "what opens") { try await openPopovers() > before ? true : nil }
    try await display.pointAtNothing()
    try await gallery.expectContrast(name)
    try await closePopover()
    let _: Bool = try await eventually(for: "it closed") { try await openPopovers() == before ? true : nil }
  }

  fileprivate func openPopovers() async throws -> Int {
    try await areas(of: try await read().popovers).count { !$0.isEmpty }
  }

  fileprivate func closePopover() async throws {
    try await display.press("Escape")
  }

  fileprivate func selectPhotos(_ count: Int) async throws {
    let photos = try await wait(for: "the photos") { $0.photoItems.count >= count ? $0.photoItems : nil }
    for photo in photos.prefix(count) { try await clickWithMouse(on: photo, holding: "ctrl") }
    try await display.pointAtNothing()
    try await wait(until: "the selection") { window in
      window.photoItems.count { $0.all.contains(where: \.isPressed) } == count
    }
    // The mark around a button comes with a key and goes after some seconds, that of the entry stays.
    try await display.press("ctrl+f")
  }

  fileprivate func showPagesWithoutPhotos(in gallery: Gallery, server: ReplayServer) async throws {
    server.answer(ReplayServer.searchPath, query: ["q": "nothing"], with: ServiceAnswer.photos([], of: server))
    server.answer(ReplayServer.searchPath, query: ["q": "failure"], with: .status(500, detail: "The index is asleep."))
    let words = gallery.look.words
    try await search("nothing", "--creative-commons")
    try await waitToSee(try words("No photos found"))
    try await gallery.expect("nothing found")
    let chip = try words("Remove filter: Creative Commons")
    try await click(try await wait(for: "the chip") { $0.first("button", named: chip) })
    try await wait(until: "no filters") { $0.first("button", named: chip) == nil }
    // It could be brought back for some seconds, which an offer tells.
    try await closeBanner(named: try words("Close"))
    // What was found before stays when a search fails, so there must be nothing.
    try await search("failure")
    try await waitToSee(try words("Search failed"))
    try await gallery.expect("failure")
    try await search("hills")
    try await waitForPhotos()
    try await search("failure")
    let tryAgain = try words("Try Again")
    try await wait(until: "the failure") { window in window.first { $0.offers(tryAgain) } != nil }
    try await display.press("ctrl+f")
    try await gallery.expect("failure above photos")
    try await search("hills")
    try await waitForPhotos()
    try await wait(until: "no failure") { window in window.first { $0.offers(tryAgain) } == nil }
    try await display.press("ctrl+f")
  }

  fileprivate func showSavedPhotos(in gallery: Gallery) async throws {
    let words = gallery.look.words
    try await display.press("ctrl+d")
    try await waitToSee(try words("Photos you save appear here"))
    try await gallery.expect("nothing saved")
    try await display.press("ctrl+d")
    try await waitForPhotos()
    try await selectPhotos(2)
    try await display.press("ctrl+s")
    let (close, cancel) = (try words("Close"), try words("Cancel"))
    let toast = try await wait(for: "what came of it") { window in
      window.first { $0.offers(close) && !$0.offers(cancel) }?.first { $0.role == "label" }
    }
    // Without the mouse it would go.
    try await point(at: toast)
    try await gallery.expect("toast")
    try await closeBanner(named: close)
    try await display.pointAtNothing()
    try await display.press("Escape")
    try await gallery.expect("saved among others")
    try await display.press("ctrl+d")
    try await wait(until: "them") { $0.photoItems.count == 2 }
    try await gallery.expect("saved photos")
    try await openFirstPhoto()
    let note = try words("Note")
    try await wait(until: "the note") { $0.labels.contains(note) }
    try await gallery.expect("saved photo")
    try await display.press("Escape")
    try await showCollection(in: gallery)
  }

  private func showCollection(in gallery: Gallery) async throws {
    let words = gallery.look.words
    try await selectPhotos(2)
    try await display.press("ctrl+shift+s")
    let question = try words("Name of the collection")
    try await wait(until: "the question") { $0.says(question) }
    try await display.type("Lesson 3")
    try await wait(until: "the offer") { window in
      window.first { $0.role == "button" && $0.name.contains("Lesson 3") } != nil
    }
    try await display.press("Return")
    try await closeBanner(named: try words("Close"))
    try await display.press("Escape")
    // The collections are beside the photos or above them; from a photo there is one way in all windows.
    try await openFirstPhoto()
    try await focus("Lesson 3")
    try await display.press("Return")
    try await wait(until: "the collection") { $0.photoItems.count == 2 }
    try await gallery.expect("collection")
  }

  /// Shows the credits of a document with the saved photos, one of which is credited.
  fileprivate func showDocument(in gallery: Gallery, home: URL) async throws {
    let folder = home.appending(path: "Pictures/Vesper").path
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".png") || $0.hasSuffix(".jpg")
    }
    .sorted().map { "<\(folder)/\($0)>" }
    let first = try #require(try await read().photoLines.first { pictures[0].contains($0.title) })
    let text = """
      # Hills

      ![](\(pictures[0]))

      \(first.title) by \(first.author)

      ![](\(pictures[1]))

      ![A map](map.svg)
      """
    let document = home.appending(path: "lesson.md")
    try Data(text.utf8).write(to: document)
    try await display.press("ctrl+shift+o")
    try await chooseFile(document.path)
    try await wait(until: "the verdicts") { window in window.labels.contains { $0.hasPrefix("3 pictures: ") } }
    try await gallery.expect("document")
    try await display.press("Escape")
    try await wait(until: "it is closed") { $0.children.count == 1 }
  }

  /// Shows the credits of a document with sample photos, whatever language the dialogs speak.
  fileprivate func showDroppedDocument(in gallery: Gallery, home: URL) async throws {
    let samples = TestEnvironment.root.appending(path: "data/sample-photos").path
    let text = """
      # Birds

      ![](\(samples)/a-bird-in-ucd-campus-d3a2d9fd.jpg)

      ![A map](map.svg)
      """
    let document = home.appending(path: "lesson.md")
    try Data(text.utf8).write(to: document)
    let window = try #require(try await read().children.first)
    let source = try await DropWindow(on: display, files: [document.path])
    try await source.drag(to: try await middle(of: window))
    try await wait(until: "the verdicts") { window in
      window.children.count == 2 && window.children[1].all.count { $0.role == "list item" } >= 4
    }
    let (width, height) = gallery.look.size
    try await display.resizeWindow(named: "lesson.md", width: width, height: height)
    try await gallery.expect("document")
  }

  func closeBanner(named name: String = "Close") async throws {
    try await click(
      try await wait(for: "the banner") { $0.first { $0.role == "alert" }?.first("button", named: name) })
    try await wait(until: "no banner") { window in window.first { $0.role == "alert" } == nil }
  }

  fileprivate func showSections(in gallery: Gallery, server: ReplayServer) async throws {
    // Commons has nothing to say, which is told.
    server.answer("/w/api.php", with: .status(500))
    try await search("hills", "--source", "all")
    let retry = try gallery.look.words("Retry")
    try await wait(until: "the sections") { window in
      window.all.contains { $0.name.hasPrefix("Openverse") && $0.name.contains("12") } && window.says(retry)
    }
    try await display.press("ctrl+f")
    try await gallery.expect("sections")
    try await display.press("ctrl+2")
    try await gallery.expect("sections of rows")
    try await display.press("ctrl+1")
    try await search("hills", "--source", "openverse")
    try await wait(until: "no sections") { $0.photoItems.count >= 3 && !$0.says(retry) }
  }
}

extension AccessibleNode {
  /// The photos, in rows or as lines, in any language. The collections beside saved photos have two texts.
  fileprivate var photoItems: [AccessibleNode] { all.filter { $0.role == "list item" && $0.labels.count > 2 } }
}
