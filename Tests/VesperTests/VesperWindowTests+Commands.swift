import Foundation
import Testing

extension VesperWindowTests {
  @Test func `F1 lists the keys, which do what is written there`() async throws {
    try await withVesper { vesper, _ in
      try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
      try await vesper.display.press("F1")
      let window = try await vesper.wait(until: "the keys") { $0.labels.contains("Go to the search") }
      for name in ["Search Again", "Show as photos", "Save the photo", "Settings", "Close the window", "Quit"] {
        #expect(window.labels.contains(name), "\(name)")
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "it is closed") { !$0.labels.contains("Go to the search") }
      try await vesper.display.press("ctrl+comma")
      try await vesper.wait(until: "the settings") { $0.first("window", named: "Settings") != nil }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "they are closed") { $0.first("window", named: "Settings") == nil }
    }
  }

  @Test func `F10 opens the menu, where Vesper says who made its sample photos`() async throws {
    try await withVesper { vesper, _ in
      try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
      try await vesper.display.press("F10")
      let menu = try await vesper.wait(until: "the menu") { window in
        window.all.contains { $0.role == "menu item" && $0.name == "About Vesper" }
      }
      let items = menu.all.filter(\.isMenuItem).map(\.name)
      #expect(
        items == [
          "Show as a list", "Show as photos", "Check a Document…", "Keyboard Shortcuts", "Settings", "About Vesper",
          "Quit",
        ])
      try await vesper.wait(until: "the keyboard in the menu") { window in
        window.first { $0.name == "Show as a list" && $0.states.contains(.focused) } != nil
      }
      try await vesper.chooseInMenu("About Vesper")
      try await vesper.wait(until: "about Vesper") { window in
        window.labels.contains("1.0.0") || window.labels.contains { $0.contains("Version 1.0.0") }
      }
      try await vesper.click(
        try await vesper.wait(for: "the way to the credits") { window in
          window.all.first { $0.role == "tab" && $0.name == "Credits" }
        })
      try await vesper.wait(until: "the credits") { window in
        window.labels.contains { $0.contains("“A bird in UCD campus” by asinensis, CC BY 2.0") }
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "it is closed") { !$0.labels.contains("1.0.0") }
    }
  }
}
