import Foundation
import ReplayServer
import Testing

/// The way to each state of the window, in any language.
extension RunningVesper {
  func takeSize(of look: Look) async throws {
    if look.size.width < 600 { try await leaveWideLayout(height: look.size.height) }
    try await takeSize(width: look.size.width, height: look.size.height)
  }

  /// As a command line asks for it.
  func search(_ text: String, _ options: String...) async throws {
    _ = try await restart(["--search", text] + options).waitForExit()
  }

  func waitForPhotos() async throws {
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
  func showMainStates(in gallery: Gallery) async throws {
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
    // Once GTK has hidden the ring again.
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

  func showFilters(in gallery: Gallery) async throws {
    try await openFilters(named: try gallery.look.words("Filters"))
    try await display.pointAtNothing()
  }

  /// The chooser of sources and the menu.
  func showWhatOpens(in gallery: Gallery) async throws {
    for name in ["Source: ", "Main menu"] { try await showWhatOpens(from: name, in: gallery) }
  }

  func showWhatOpens(from name: String, in gallery: Gallery) async throws {
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

  func openPopovers() async throws -> Int {
    try await areas(of: try await read().popovers).count { !$0.isEmpty }
  }

  func closePopover() async throws {
    try await display.press("Escape")
  }

  func selectPhotos(_ count: Int) async throws {
    let photos = try await wait(for: "the photos") { $0.photoItems.count >= count ? $0.photoItems : nil }
    for photo in photos.prefix(count) { try await clickWithMouse(on: photo, holding: "ctrl") }
    try await display.pointAtNothing()
    try await wait(until: "the selection") { window in
      window.photoItems.count { $0.all.contains(where: \.isPressed) } == count
    }
    // The mark around a button comes with a key and goes after some seconds, that of the entry stays.
    try await display.press("ctrl+f")
  }

  func showPagesWithoutPhotos(in gallery: Gallery, server: ReplayServer) async throws {
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

  func showSavedPhotos(in gallery: Gallery) async throws {
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
  func showDocument(in gallery: Gallery, home: URL) async throws {
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
  func showDroppedDocument(in gallery: Gallery, home: URL) async throws {
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

  func showSections(in gallery: Gallery, server: ReplayServer) async throws {
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
