import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// Every control is reached with the keyboard alone.
extension VesperWindowTests {
  /// A home without animations, so that what can be seen is there at once.
  private static func home(_ settings: String = "{}") throws -> TemporaryDirectory {
    let home = try TemporaryDirectory()
    try home.setGTK("gtk-enable-animations=false")
    try Data(settings.utf8).write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    return home
  }

  private static func animals() throws -> ReplayServer {
    let server = try ReplayServer.started()
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Ant", "Bee", "Cow", of: server))
    return server
  }

  private static func mainWindow(_ window: AccessibleNode) -> AccessibleNode? { window.children.first }

  @Test(.long) func `the keyboard reaches every control of the start, with searches of before`() async throws {
    let home = try Self.home()
    try await withVesper(try Self.animals(), home: home, arguments: ["--search", "animals"]) { vesper, _ in
      try await vesper.wait(until: "photos") { $0.foundPhotos.count == 3 }
      try await vesper.display.press("ctrl+a", "BackSpace")
      try await vesper.wait(until: "the start") { $0.says("Search again for animals") }
      try await vesper.walk("the start", in: Self.mainWindow)
    }
  }

  @Test(.long) func `the keyboard reaches every control of the list, with filters that are on`() async throws {
    let home = try Self.home(
      #"{"licenseWishes": "changes,commercialUse", "orientation": "portrait", "layout": "list"}"#)
    try await withVesper(try Self.animals(), home: home, arguments: ["--search", "animals"]) { vesper, _ in
      try await vesper.wait(until: "photos") { $0.photoRows.count == 3 }
      try await vesper.walk("the list", in: Self.mainWindow)
    }
  }

  @Test(.long) func `the keyboard reaches every control of the rows, and what is for a selection`() async throws {
    let home = try Self.home(#"{"layout": "grid"}"#)
    try await withVesper(try Self.animals(), home: home, arguments: ["--search", "animals"]) { vesper, _ in
      _ = try await vesper.tiles(3)
      try await vesper.walk("the rows", in: Self.mainWindow)
      try await vesper.selectAll(2)
      try await vesper.walk("the rows with a selection", in: Self.mainWindow)
    }
  }

  @Test(.long) func `the keyboard reaches every filter, and comes back`() async throws {
    // While the dates are off, they are not reached.
    let home = try Self.home(#"{"dateFilter": true}"#)
    try await withVesper(try Self.animals(), home: home, arguments: ["--search", "animals"]) { vesper, _ in
      try await vesper.wait(until: "photos") { $0.foundPhotos.count == 3 }
      try await vesper.focus("Filters, 1 active")
      try await vesper.display.press("space")
      try await vesper.walk("the filters") { window in
        window.popover { $0.role == "list" && $0.name == "Filters" }
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the keyboard is back") { window in
        window.filters == nil && window.filterButton?.first { $0.states.contains(.focused) } != nil
      }
    }
  }

  @Test(.long) func `the keyboard reaches every setting, on each page`() async throws {
    try await withVesper(home: try Self.home()) { vesper, _ in
      try await vesper.wait(until: "the start") { $0.says("Find free photos") }
      try await vesper.display.press("ctrl+comma")
      for (page, something) in [("Search", "Safe search"), ("Keys", "Flickr key"), ("Storage", "Clear cache")] {
        try await vesper.focus(page)
        try await vesper.display.press("space")
        try await vesper.wait(until: page) { $0.settings?.says(something) ?? false }
        try await vesper.walk(page) { $0.settings }
      }
    }
  }

  @Test(.long) func `the keyboard reaches all that can be done with a photo`() async throws {
    try await withVesper(try Self.animals(), home: try Self.home(), arguments: ["--search", "animals"]) { vesper, _ in
      try await vesper.wait(until: "photos") { $0.foundPhotos.count == 3 }
      try await vesper.showFirstPhoto()
      // The failure brings a button.
      try await vesper.wait(until: "the photo, and that it cannot be loaded") {
        $0.labels.contains("Credit") && $0.labels.contains("The large picture could not be loaded.")
      }
      try await vesper.walk("the photo", in: Self.mainWindow)
    }
  }

  @Test(.long) func `the keyboard reaches the saved photos, what is for a selection, and notes`() async throws {
    let samples = ["--search", "birds", "--source", "samples"]
    try await withVesper(home: try Self.home(), arguments: samples) { vesper, _ in
      _ = try await vesper.saveFirstPhotos(2)
      // It would go by itself during the walk.
      try await vesper.closeBanner()
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "both") { $0.photoLines.count == 2 }
      try await vesper.selectAll(1)
      try await vesper.walk("the saved photos", in: Self.mainWindow)
      try await vesper.focus("Other forms of the credits")
      try await vesper.display.press("space")
      try await vesper.walk("the forms of credits") { window in
        window.popover { $0.name == "Wikitext" }
      }
      try await vesper.display.press("Escape")
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { window in
        window.says("Note") && window.labels.contains("Credit") && window.fittingLevel != nil
      }
      try await vesper.walk("the photo", in: Self.mainWindow)
    }
  }

  @Test(.long) func `the keyboard reaches the list of keys, and the menu with the arrow keys`() async throws {
    try await withVesper(home: try Self.home()) { vesper, _ in
      try await vesper.wait(until: "the start") { $0.says("Find free photos") }
      try await vesper.display.press("F1")
      try await vesper.walk("the keys") { $0.children.last { $0.labels.contains("Go to the search") } }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "they are gone") { !$0.labels.contains("Go to the search") }
      try await vesper.display.focusWindow()
      try await vesper.display.press("F10")
      let items = [
        "Show as a list", "Show as photos", "Check a Document…", "Keyboard Shortcuts", "Settings", "About Vesper",
        "Quit",
      ]
      for item in items + items.prefix(1) {
        try await vesper.wait(until: item) { window in
          window.first { $0.states.contains(.focused) && $0.name == item } != nil
        }
        try await vesper.display.press("Down")
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the keyboard is back") { window in
        window.first("button", named: "Main menu")?.first { $0.states.contains(.focused) } != nil
      }
    }
  }
}

extension AccessibleNode {
  /// Whether it has this name. GTK 4.8 says those of the buttons that open something twice.
  func answersTo(_ name: String) -> Bool { self.name == name || self.name == "\(name) \(name)" }
}
