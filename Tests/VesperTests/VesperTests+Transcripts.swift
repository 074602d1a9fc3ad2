import CGtk
import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// What a screen reader would say, from journey to journey. See `Transcript`.
extension VesperTests {
  @Test func `a search, a photo and its credit, as a screen reader tells them`() async throws {
    try await withVesper(arguments: ["--source", "samples"]) { vesper, _ in
      let transcript = Transcript("search", of: vesper)
      try await transcript.step("start", until: { $0.searchEntry != nil })
      try await transcript.step("type birds", { try await vesper.display.type("birds\n") }) { !$0.photoLines.isEmpty }
      let first = try #require(try await vesper.read().photoLines.first)
      try await transcript.step("to the first photo") {
        try await vesper.moveKeyboard(to: "the photos") { window in
          window.photoLines.contains { $0.states.contains(.focused) }
        }
      } until: { _ in
        true
      }
      try await transcript.step("Right or Down", { try await vesper.display.press("Right", "Down") }) { window in
        window.photoLines.contains { $0.states.contains(.focused) && $0.path != first.path }
      }
      try await transcript.step("Return", { try await vesper.display.press("Return") }) { $0.labels.contains("Credit") }
      try await transcript.step("Ctrl+Shift+C", { try await vesper.display.press("ctrl+shift+c") }) { window in
        window.first("alert", named: "Credit copied.") != nil
      }
      try await transcript.step("Escape", { try await vesper.display.press("Escape") }) { window in
        window.photoLines.contains { $0.states.contains(.focused) }
      }
      try transcript.end()
    }
  }

  @Test(.long) func `saving, removing and undoing, as a screen reader tells them`() async throws {
    try await withVesper(arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      let transcript = Transcript("saved", of: vesper)
      try await transcript.step("start", until: { $0.photoLines.count > 2 })
      try await vesper.selectAll(2)
      try await transcript.step("Ctrl+S", { try await vesper.display.press("ctrl+s") }) { window in
        window.first("alert", named: "2 photos are saved.") != nil
      }
      try await transcript.step("F8", { try await vesper.display.press("F8") }) { window in
        window.first { $0.states.contains(.focused) && $0.answersTo("Show in Folder") } != nil
      }
      try await transcript.step("Escape", { try await vesper.display.press("Escape") }) { window in
        !window.says("Show in Folder")
      }
      try await transcript.step("Ctrl+D", { try await vesper.display.press("ctrl+d") }) { $0.photoLines.count == 2 }
      try await transcript.step("Ctrl and a click on the first photo") {
        try await vesper.clickWithMouse(
          on: try #require(try await vesper.read().photoLines.first), holding: "ctrl")
      } until: { window in
        window.photoLines.contains { $0.states.contains(.focused) }
      }
      try await transcript.step("remove the first") {
        try await vesper.click(
          try await vesper.wait(for: "the button") { $0.first("button", named: "Remove from Saved Photos") })
      } until: {
        $0.photoLines.count == 1 && $0.says("Undo")
      }
      try await transcript.step("Ctrl+A, Delete", { try await vesper.display.press("ctrl+a", "Delete") }) { window in
        window.photoLines.isEmpty && window.says("Undo")
      }
      try await transcript.step("Ctrl+Z", { try await vesper.display.press("ctrl+z") }) { $0.photoLines.count == 1 }
      try transcript.end()
    }
  }

  @Test(.long) func `errors, as a screen reader tells them`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      let transcript = Transcript("errors", of: vesper)
      try await transcript.step("start", until: { $0.finds(20) })
      server.answer(ReplayServer.searchPath, with: .status(500, detail: "The database is asleep."))
      try await transcript.step("F5", { try await vesper.display.press("F5") }) { $0.failureBanner != nil }
      try await transcript.step("F8", { try await vesper.display.press("F8") }) { window in
        window.failureBanner?.first { $0.states.contains(.focused) } != nil
      }
      server.removeAllRules()
      try await transcript.step("Return", { try await vesper.display.press("Return") }) { window in
        window.failureBanner == nil && window.finds(20) && window.labels.contains("20 of 10,000+ photos")
      }
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos([], of: server))
      try await transcript.step("a word that is not found", { try await vesper.display.press("ctrl+f") }) { window in
        window.searchEntry?.states.contains(.focused) ?? false || window.keyboardIsInSearch
      }
      try await transcript.step("type zzzz", { try await vesper.display.type("zzzz\n") }) { window in
        window.says("No photos found")
      }
      try transcript.end()
    }
  }

  @Test(.long) func `the settings, as a screen reader tells them`() async throws {
    try await withVesper(arguments: ["--source", "samples"]) { vesper, _ in
      let transcript = Transcript("settings", of: vesper)
      try await transcript.step("start", until: { $0.searchEntry != nil })
      try await transcript.step("Ctrl+comma", { try await vesper.display.press("ctrl+comma") }) { window in
        window.settings?.first { $0.states.contains(.focused) } != nil
      }
      for number in 1...4 {
        let before = try await vesper.read().all.filter { $0.states.contains(.focused) }.map(\.path)
        try await transcript.step("Tab \(number)", { try await vesper.display.press("Tab") }) { window in
          let now = window.all.filter { $0.states.contains(.focused) }.map(\.path)
          return !now.isEmpty && now != before
        }
      }
      try transcript.end()
    }
  }

  @Test(.long) func `filters, as a screen reader tells them`() async throws {
    try await withVesper(arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      let transcript = Transcript("filters", of: vesper)
      try await transcript.step("start", until: { $0.photoLines.count > 2 })
      try await transcript.step("to No credit needed", { try await vesper.focus("No credit needed") }) { _ in true }
      try await transcript.step("space", { try await vesper.display.press("space") }) { window in
        window.filterToggle("No credit needed")?.isPressed == true && window.says("4 photos")
      }
      try await transcript.step("space again", { try await vesper.display.press("space") }) { window in
        window.filterToggle("No credit needed")?.isPressed == false && window.says("13 photos")
      }
      try await transcript.step("the filter button", { try await vesper.openFilters() }) { window in
        window.filters?.first { $0.states.contains(.focused) } != nil
      }
      try await transcript.step("to the dates", { try await vesper.focus("Filter by upload date") }) { _ in true }
      try await transcript.step("space", { try await vesper.display.press("space") }) { window in
        window.filters?.first("switch", named: "Filter by upload date")?.isOn == true && window.says("No photos found")
      }
      try await transcript.step("to the first date", { try await vesper.focus("Earliest date") }) { _ in true }
      try await transcript.step("a date that there is not") {
        try await vesper.display.press("ctrl+a")
        try await vesper.display.type("13/45/2020")
        try await vesper.display.press("Return")
      } until: { window in
        window.first { $0.text == "13/45/2020" && $0.description.contains("is not a date") } != nil
      }
      try await transcript.step("Escape", { try await vesper.display.press("Escape") }) { $0.filters == nil }
      try transcript.end()
    }
  }

  @Test(.long) func `a photo is looked at, as a screen reader tells it`() async throws {
    try await withVesper(arguments: ["--search", "flower", "--source", "samples"]) { vesper, _ in
      let transcript = Transcript("photo", of: vesper)
      try await transcript.step("start", until: { $0.foundPhotos.count == 3 })
      try await transcript.step("the first photo", { try await vesper.showFirstPhoto() }) { $0.fittingLevel != nil }
      try await transcript.step("Right", { try await vesper.display.press("Right") }) { $0.says("2 of 3") }
      try await transcript.step("1", { try await vesper.display.press("1") }) { $0.zoomLevel == 100 }
      try await transcript.step("0", { try await vesper.display.press("0") }) { $0.zoomLevel != 100 }
      try await transcript.step("Ctrl+Right", { try await vesper.display.press("ctrl+Right") }) { _ in true }
      for number in 1...4 {
        let before = try await vesper.read().all.filter { $0.states.contains(.focused) }.map(\.path)
        try await transcript.step("Tab \(number)", { try await vesper.display.press("Tab") }) { window in
          let now = window.all.filter { $0.states.contains(.focused) }.map(\.path)
          return !now.isEmpty && now != before
        }
      }
      try await transcript.step("F11", { try await vesper.display.press("F11") }) { window in
        window.first("button", named: "Leave full screen") != nil && !window.labels.contains("Credit")
      }
      try await transcript.step("Escape", { try await vesper.display.press("Escape") }) { $0.labels.contains("Credit") }
      try await transcript.step("Escape again", { try await vesper.display.press("Escape") }) { window in
        window.foundPhotos.count == 3 && !window.labels.contains("Credit")
      }
      try transcript.end()
    }
  }

  @Test(.long) func `collections, as a screen reader tells them`() async throws {
    try await withVesper(arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      let transcript = Transcript("collections", of: vesper)
      try await transcript.step("start", until: { $0.photoLines.count > 2 })
      try await vesper.selectAll(2)
      try await transcript.step("Ctrl+Shift+S", { try await vesper.display.press("ctrl+shift+s") }) { window in
        window.says("Name of the collection")
      }
      try await transcript.step("type Lesson 3", { try await vesper.display.type("Lesson 3") }) { window in
        window.first("button", named: "Create “Lesson 3”") != nil
      }
      try await transcript.step("Return", { try await vesper.display.press("Return") }) { window in
        window.labels.contains("2 photos are saved to “Lesson 3”.") && !window.says("Name of the collection")
      }
      try await transcript.step("Ctrl+D", { try await vesper.display.press("ctrl+d") }) { window in
        window.photoLines.count == 2 && window.first { $0.name == "Lesson 3, 2 photos" } != nil
      }
      try await transcript.step("to the collections", { try await vesper.focus("All Saved Photos, 2 photos") }) { _ in
        true
      }
      try await transcript.step("Down", { try await vesper.display.press("Down") }) { window in
        window.first { $0.name == "Lesson 3, 2 photos" }?.states.contains(.selected) == true
          && window.keyboardSpeaks("2 photos")
      }
      try await transcript.step("F2", { try await vesper.display.press("F2") }) { $0.says("Name of the collection") }
      try await transcript.step("type Poster") {
        try await vesper.display.type("Poster")
        try await vesper.display.press("Return")
      } until: { window in
        window.first { $0.name == "Poster, 2 photos" } != nil
      }
      try await transcript.step("Delete", { try await vesper.display.press("Delete") }) { window in
        window.first { $0.name == "Poster, 2 photos" } == nil && window.keyboardSpeaks("2 photos")
          && window.says("Undo")
      }
      // The deleted collection is shown again, which its row tells a moment after it has come.
      try await transcript.step("Ctrl+Z", { try await vesper.display.press("ctrl+z") }) { window in
        window.first { $0.name == "Poster, 2 photos" } != nil
          && window.first { $0.name.hasPrefix("All Saved Photos") }?.states.contains(.selected) == false
      }
      try transcript.end()
    }
  }

  @Test(.long) func `earlier searches, as a screen reader tells them`() async throws {
    try await withVesper(arguments: ["--source", "samples"]) { vesper, _ in
      let transcript = Transcript("earlier-searches", of: vesper)
      try await vesper.display.type("birds\n")
      try await vesper.wait(until: "the birds") { !$0.photoLines.isEmpty }
      try await transcript.step("Ctrl+F", { try await vesper.display.press("ctrl+f") }) { $0.searchEntry != nil }
      try await transcript.step("Down", { try await vesper.display.press("Down") }) { !$0.suggestions.isEmpty }
      try await transcript.step("Down again", { try await vesper.display.press("Down") }) { window in
        window.searchEntry?.description.hasPrefix("birds") == true
      }
      try await transcript.step("Return", { try await vesper.display.press("Return") }) { window in
        window.searchEntry?.text == "birds" && window.suggestions.isEmpty && !window.photoLines.isEmpty
      }
      try transcript.end()
    }
  }
}

extension VesperTests {
  @Test func `since GTK 4.14 screen readers missed the first message of a window`() async throws {
    try await withVesper(arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      try await vesper.wait(until: "the photos") { $0.photoLines.count > 2 }
      try await vesper.selectAll(2)
      // Screen readers have read the window by now.
      try await vesper.bus.registerListener()
      let signals = vesper.bus.signals(of: "org.a11y.atspi.Event.Object")
      try await vesper.display.press("ctrl+s")
      let focus = try await vesper.wait(for: "the message") { window in
        window.first("alert", named: "2 photos are saved.").flatMap { _ in window.focusedPath }
      }
      let _: Bool = try await eventually(for: "its event", details: signals.description) {
        signals.tell("2 photos are saved.", by: focus) ? true : nil
      }
    }
  }
}

extension MessageBus.Signals {
  fileprivate var description: String { received.map(\.description).joined(separator: "\n") }

  /// Whether an announcement told a text or, where GTK cannot announce, an element whose description it became.
  fileprivate func tell(_ text: String, by path: String) -> Bool {
    received.contains { signal in
      guard signal.arguments.items.contains(where: { $0.string == text }) else { return false }
      return signal.member == "Announcement" || signal.member == "PropertyChange" && signal.path == path
    }
  }
}

extension AccessibleNode {
  fileprivate var focusedPath: String? { all.last { $0.states.contains(.focused) }?.path }

  /// Whether the text of the search has the keyboard, which newer versions of GTK tell of what is in the entry.
  fileprivate var keyboardIsInSearch: Bool { searchEntry?.first { $0.states.contains(.focused) } != nil }

  /// Whether what has the keyboard speaks a message, as it does where GTK cannot announce one.
  fileprivate func keyboardSpeaks(_ message: String) -> Bool {
    gtk_get_minor_version() >= 14 || all.last { $0.states.contains(.focused) }?.description == message
  }
}
