import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// What assistive technology is told, and what it can press.
extension VesperWindowTests {
  private static let animals = ["--search", "animals"]

  private static func server(_ titles: String...) throws -> ReplayServer {
    let server = try ReplayServer.started()
    server.answer(
      ReplayServer.searchPath,
      with: ServiceAnswer.photos(titles.map { .init(title: $0, image: "\($0).jpg") }, of: server))
    return server
  }

  @Test func `everything that can be used has a name of its own, in each state`() async throws {
    try await withVesper(try Self.server("Ant", "Bee"), arguments: Self.animals) { vesper, _ in
      try await vesper.wait(until: "the photos") { $0.foundPhotos.count == 2 }
      try await vesper.showList()
      try await vesper.selectAll(1)
      try await vesper.expectNames("the list")
      try await vesper.display.press("ctrl+2")
      _ = try await vesper.tiles(2)
      try await vesper.expectNames("the grid")
      try await vesper.openFilters()
      try await vesper.expectNames("the filters")
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the filters are gone") { !$0.says("GtkPopover") && !$0.says("Smallest size") }
      // Not by a date in them, as GTK 4.24 would.
      #expect(try await vesper.read().filterButton?.description == "Narrow the search")
      try await vesper.showList()
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.expectNames("the photo")
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the saved photos") { $0.says("Photos you save appear here") }
      try await vesper.expectNames("the saved photos")
      _ = try await vesper.openSettings()
      for page in ["Keys", "Storage"] {
        try await vesper.focus(page)
        try await vesper.display.press("space")
        try await vesper.expectNames(page)
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the settings are closed") { $0.settings == nil }
      try await vesper.display.press("F1")
      try await vesper.wait(until: "the keys") { $0.labels.contains("Go to the search") }
      try await vesper.expectNames("the keys")
    }
  }

  @Test(.long) func `everything has one name among the saved photos, too`() async throws {
    let birds = ["--search", "birds", "--source", "samples"]
    try await withVesper(home: try TemporaryDirectory(), arguments: birds) { vesper, _ in
      try await vesper.saveIntoNewCollection()
      try await vesper.display.press("ctrl+d")
      try await vesper.clickWithMouse("Lesson 3, 2 photos")
      try await vesper.selectAll(2)
      try await vesper.wait(until: "its actions") { $0.says("Actions for the collection") }
      try await vesper.expectNames("a collection")
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.says("Remove from “Lesson 3”") }
      try await vesper.expectNames("a saved photo")
      try await vesper.leaveWideLayout()
      try await vesper.display.press("Escape")
      let _: Bool = try await eventually(for: "the choice") {
        try await vesper.display.resizeWindow(width: 360, height: 640)
        return try await vesper.read().first { $0.name.hasPrefix("Collections, Lesson 3") } != nil ? true : nil
      }
      try await vesper.expectNames("a narrow window")
    }
  }

  @Test func `the count and the states are statuses, and a search that is under way is busy`() async throws {
    let server = try Self.server("Ant", "Bee")
    try await withVesper(server) { vesper, _ in
      try await vesper.wait(until: "the start, and nothing else") { window in
        let told = window.all.filter { ["status", "alert"].contains($0.role) }
        return told.map(\.name) == ["Find free photos"] && told.allSatisfy { !$0.description.isEmpty }
      }
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Ant", "Bee", of: server).held())
      try await vesper.display.type("animals\n")
      try await vesper.wait(until: "the search") { window in
        window.first { $0.role == "status" && ($0.name == "Searching…" || $0.name == "Waiting for Openverse…") } != nil
          && window.all.contains { $0.states.contains(.busy) }
      }
      server.releaseHeldReplies()
      try await vesper.wait(until: "the count") { window in
        window.first("status", named: "2 photos") != nil && !window.all.contains { $0.states.contains(.busy) }
      }
      try await vesper.selectAll(2)
      try await vesper.wait(until: "the selection") { $0.first("status", named: "2 photos selected") != nil }
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos([], of: server))
      try await vesper.display.press("F5")
      try await vesper.wait(until: "nothing") { $0.first("status", named: "No photos found") != nil }
    }
  }

  @Test func `errors are alerts, and are none any more when they are gone`() async throws {
    let server = try ReplayServer.started()
    server.answer(ReplayServer.searchPath, with: .status(500, detail: "The database is asleep."))
    try await withVesper(server, arguments: Self.animals) { vesper, _ in
      try await vesper.wait(until: "the failure") { window in
        window.first("alert", named: "Search failed")?.description
          == "The service reported an error (500): The database is asleep. Try again later."
      }
    }
    try await withVesper(arguments: Self.animals, environment: ["VESPER_OFFLINE": "1"]) { vesper, _ in
      try await vesper.wait(until: "the notice") {
        $0.first("alert", named: VesperTests.offline) != nil
      }
    }
    let filtered = ["--search", "birds", "--source", "samples", "--creative-commons"]
    try await withVesper(arguments: filtered) { vesper, _ in
      let chip = try await vesper.wait(for: "the chip") {
        $0.first("button", named: "Remove filter: Creative Commons")
      }
      #expect(try await vesper.read().first { $0.role == "alert" } == nil)
      try await vesper.click(chip)
      let undo = try await vesper.wait(for: "the offer") {
        $0.first("alert", named: "Removed the filter “Creative Commons”.")?.first("button", named: "Undo")
      }
      try await vesper.click(undo)
      try await vesper.wait(until: "the chip again, and no offer") { window in
        window.first("button", named: "Remove filter: Creative Commons") != nil
          && window.first { $0.role == "alert" } == nil
      }
    }
  }

  @Test(.long) func `a progress bar says how far it is`() async throws {
    let server = try Self.server("Ant", "Bee")
    let picture = Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")
    server.answer("/Ant.jpg", with: .image(picture))
    server.answer("/Bee.jpg", with: Reply.image(picture).held())
    try await withVesper(server, arguments: Self.animals) { vesper, _ in
      try await vesper.wait(until: "the photos") { $0.foundPhotos.count == 2 }
      try await vesper.selectAll(2)
      try await vesper.display.press("ctrl+s")
      let _: Bool = try await eventually(for: "the half") {
        guard let bar = try await vesper.read().first(where: { $0.role == "progress bar" && !$0.name.isEmpty }) else {
          return nil
        }
        return await vesper.value(of: bar) == 0.5 ? true : nil
      }
      server.releaseHeldReplies()
      try await vesper.wait(until: "what came of it") { window in
        window.first { $0.role == "alert" && $0.name.hasPrefix("2 photos are saved.") } != nil
      }
    }
  }

  @Test(.long) func `what is being looked for turns in the search field and below a photo, and stops`() async throws {
    func turns(_ name: String, in window: AccessibleNode) -> Bool {
      window.first("progress bar", named: name)?.states.contains(.visible) ?? false
    }
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the photos") { $0.finds(20) && !turns("Searching…", in: $0) }
      server.answer(ReplayServer.searchPath, with: .hanging())
      try await vesper.display.press("F5")
      try await vesper.wait(until: "that it searches") { turns("Searching…", in: $0) }
      server.removeAllRules()
      try await vesper.display.press("F5")
      try await vesper.wait(until: "the photos again") { $0.finds(20) && !turns("Searching…", in: $0) }

      server.answer(ReplayServer.searchPath, with: .hanging(), times: 1)
      try await vesper.showFirstPhoto()
      try await vesper.focus("More by This Author")
      #expect(!turns("Looking for photos", in: try await vesper.read()))
      try await vesper.display.press("space")
      try await vesper.wait(until: "that they are looked for") { turns("Looking for photos", in: $0) }
      try await eventually(for: "the request") { server.searches.contains { $0.query["creator"] != nil } ? true : nil }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the photos once more") { $0.finds(20) }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "what there is of the author") { window in
        window.says("More by This Author") && !turns("Looking for photos", in: window)
      }
    }
  }

  @Test func `assistive technology checks filters, chooses, and uses the menus`() async throws {
    try await withVesper(try Self.server("Ant"), arguments: Self.animals) { vesper, server in
      try await vesper.wait(until: "the photo") { $0.foundPhotos.count == 1 }
      let box = try #require(try await vesper.openFilters().first("checkbox", named: "Editing allowed"))
      #expect(!box.isOn)
      try await vesper.click(box)
      try await vesper.wait(until: "the check mark and the pill") { window in
        window.first("checkbox", named: "Editing allowed")?.isOn ?? false
          && window.pillsThatAreOn == ["Editing allowed"]
      }
      try await vesper.click(
        try await vesper.wait(for: "the chooser") {
          $0.first("combo box", named: "Orientation")?.pressable("Orientation: Any")
        })
      let line = try await vesper.wait(for: "the choices") { window in
        window.first { line in
          line.interfaces.contains("org.a11y.atspi.Action") && line.name == "Portrait" && line.labels == ["Portrait"]
        }
      }
      try await vesper.click(line)
      try await vesper.wait(until: "the choice, also in the name") { window in
        window.says("Remove filter: Portrait") && window.first("combo box", named: "Orientation")?.text == "Portrait"
      }
      try await eventually(for: "the search") { server.searches.last?.query["aspect_ratio"] == "tall" ? true : nil }
      try await vesper.click(try #require(try await vesper.read().pressable("Main menu")))
      try await vesper.click(
        try await vesper.wait(for: "the menu") { window in
          window.first { $0.role == "menu item" && $0.name == "Keyboard Shortcuts" && !$0.interfaces.isEmpty }
        })
      try await vesper.wait(until: "the keys") { $0.labels.contains("Go to the search") }
    }
  }
}

extension AccessibleNode {
  /// What assistive technology presses that has this name.
  func pressable(_ name: String) -> AccessibleNode? {
    first { node in
      node.answersTo(name) && node.interfaces.contains("org.a11y.atspi.Action") && node.states.contains(.focusable)
    }
  }
}

extension AccessibleNode {
  /// Whether this and what is in it are told as two buttons of the same name.
  fileprivate func isTheSameButton(as child: AccessibleNode) -> Bool {
    !name.isEmpty && name == child.name && role == "button" && child.role == "button"
  }
}

extension RunningVesper {
  /// With newer versions of GTK what has no role is generic.
  private static let unnamedRoles: Set<String> = [
    "group", "widget", "list", "grid", "image", "separator", "scroll bar", "grid cell", "generic", "tab panel",
    "caption", "status",
  ]

  private static func nameless(in window: AccessibleNode) -> [AccessibleNode] {
    window.all.filter { node in
      // What scrolls, the line that a chooser shows in its button, and lines of settings do nothing by themselves.
      !unnamedRoles.contains(node.role)
        && (node.states.contains(.focusable) || node.interfaces.contains("org.a11y.atspi.Action"))
        && (node.name.isEmpty || node.name.hasPrefix("Gtk"))
        && (node.role != "list item" || node.states.contains(.focusable))
    }
  }

  fileprivate func expectNames(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    // Tiles whose photos have just gone can be there for a moment, without names.
    let window = try await wait(until: "a name for everything in \(what)", sourceLocation: sourceLocation) {
      Self.nameless(in: $0).isEmpty
    }
    let twice = window.all.flatMap { parent in parent.children.filter { parent.isTheSameButton(as: $0) } }
    #expect(twice.map(\.name) == [], "\(what)", sourceLocation: sourceLocation)
  }
}
