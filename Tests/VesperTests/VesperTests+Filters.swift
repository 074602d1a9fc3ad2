import Foundation
import ReplayServer
import Testing

extension VesperTests {
  private static let anyCats: [String: String] = ["q": "cats", "page": "1", "page_size": "20"]

  @Test func `what the person wants to do narrows the search, and is remembered`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.photoRows.count == 20 }
      let dialog = try await vesper.openSettings()
      try await vesper.check("Change them", in: dialog)
      try await eventually(for: "the second search") { server.searches.count == 2 ? true : nil }
      #expect(
        server.searches.last?.query
          == Self.anyCats.merging(["license": "by,by-sa,by-nc,by-nc-sa,cc0,pdm,sampling+,nc-sampling+"]) { $1 })
      try await vesper.check("Use them without credit", in: dialog)
      try await eventually(for: "the third search") { server.searches.last?.query["license"] == "cc0,pdm" ? true : nil }
      try await eventually(for: "the memory") {
        home.settings?["licenseWishes"] as? String == "changes,noCredit" ? true : nil
      }
    }
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await eventually(for: "the search") { server.searches.first?.query["license"] == "cc0,pdm" ? true : nil }
      let dialog = try await vesper.openSettings()
      let isOn = ["Earn money with them", "Change them", "Use them without credit"].map {
        dialog.first("checkbox", named: $0)?.isOn
      }
      #expect(isOn == [false, true, true])
    }
  }

  @Test func `orientation, size and order are chosen, and remembered`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.photoRows.count == 20 }
      _ = try await vesper.openSettings()
      try await vesper.choose("Portrait", of: "Orientation", presses: 2)
      try await vesper.choose("Large (1600 × 1200)", of: "Smallest size", presses: 2)
      try await vesper.choose("Newest first", of: "Order", presses: 1)
      try await eventually(for: "the search") {
        server.searches.last?.query == Self.anyCats.merging(["aspect_ratio": "tall", "size": "large"]) { $1 }
          ? true : nil
      }
      try await eventually(for: "the memory") {
        let settings = home.settings
        return ["orientation", "minimumSize", "order"].map { settings?[$0] as? String }
          == ["portrait", "large", "newest"] ? true : nil
      }
    }
    try await withVesper(home: home) { vesper, _ in
      let dialog = try await vesper.openSettings()
      for choice in ["Portrait", "Large (1600 × 1200)", "Newest first"] {
        #expect(dialog.labels.contains(choice), "\(choice)")
      }
    }
  }

  @Test func `a photo that is looked at says when it conflicts with a filter that is turned on`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      let dialog = try await vesper.openSettings()
      try await vesper.check("Use them without credit", in: dialog)
      try await vesper.wait(until: "the conflict") {
        $0.labels.contains("You look for photos that need no credit; with this one you have to name the author.")
      }
    }
  }
}

extension RunningVesper {
  /// With the mouse: GTK 4.8 tells assistive programs no way to press it.
  fileprivate func check(_ name: String, in dialog: AccessibleNode) async throws {
    let middle = try await area(of: try #require(dialog.first("checkbox", named: name))).center
    try await display.click(x: middle.x, y: middle.y)
  }

  /// Opens a chooser of the settings with the mouse and goes down with the keyboard.
  fileprivate func choose(_ choice: String, of name: String, presses: Int) async throws {
    let chooser = try await wait(for: name) { $0.settings?.first("combo box", named: name) }
    let middle = try await area(of: chooser).center
    try await display.click(x: middle.x, y: middle.y)
    try await wait(until: "the choices") { $0.all.contains { $0.role == "list item" && $0.labels == [choice] } }
    for _ in 0..<presses { try await display.press("Down") }
    try await display.press("Return")
    try await wait(until: choice) { $0.settings?.first("combo box", named: name)?.labels.contains(choice) ?? false }
  }
}
