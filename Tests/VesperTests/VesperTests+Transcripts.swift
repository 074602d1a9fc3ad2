import Foundation
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

  @Test func `saving, removing and undoing, as a screen reader tells them`() async throws {
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

  @Test func `errors, as a screen reader tells them`() async throws {
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
        window.failureBanner == nil && window.finds(20)
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

  @Test func `the settings, as a screen reader tells them`() async throws {
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
}

extension VesperTests {
  @Test func `a message tells screen readers that it has appeared`() async throws {
    try await withVesper(arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      try await vesper.wait(until: "the photos") { $0.photoLines.count > 2 }
      try await vesper.selectAll(2)
      // Screen readers have read the window by now.
      try await vesper.bus.registerListener()
      let signals = vesper.bus.signals(of: "org.a11y.atspi.Event.Object")
      try await vesper.display.press("ctrl+s")
      let alert = try await vesper.wait(for: "the message") { $0.first("alert", named: "2 photos are saved.") }
      let window = try await vesper.read()
      let parents = Set(window.all.filter { $0.children.contains { $0.path == alert.path } }.map(\.path))
      try await eventually(for: "its event", details: signals.received.map(\.description).joined(separator: "\n")) {
        signals.received.contains { signal in
          let detail = signal.arguments.item(0)?.string
          return signal.member == "Announcement" || signal.member == "ChildrenChanged" && parents.contains(signal.path)
            || signal.member == "StateChanged" && signal.path == alert.path && ["showing", "visible"].contains(detail)
        } ? true : nil
      }
    }
  }
}

extension AccessibleNode {
  /// Whether the text of the search has the keyboard, which newer versions of GTK tell of what is in the entry.
  fileprivate var keyboardIsInSearch: Bool { searchEntry?.first { $0.states.contains(.focused) } != nil }
}
