import CGtk
import Foundation
import ReplayServer
import Testing

extension VesperWindowTests {
  private static let cats = ["--search", "cats"]

  @Test func `Control and 2 show the results as a grid, which is remembered, Control and 1 as a list`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.cats) { vesper, _ in
      let rows = try await vesper.wait(for: "the list") { $0.finds(20) ? $0.photoRows : nil }
      try await vesper.display.press("ctrl+2")
      let tiles = try await vesper.tiles(20)
      #expect(tiles[0].name == "\(rows[0].title), \(rows[0].author), \(rows[0].license)")
      #expect(zip(tiles, rows).allSatisfy { $0.title == $1.title })
      try await vesper.wait(untilAreas: "four beside each other", of: { Array($0.photoLines.prefix(5)) }) { areas in
        areas.count == 5 && Set(areas.prefix(4).map(\.y)).count == 1 && areas[4].y > areas[0].y
          && areas[4].x == areas[0].x
      }
      #expect(try await vesper.read().showsGrid)
      try await eventually(for: "the memory") { home.settings?["layout"] as? String == "grid" ? true : nil }
    }
    try await withVesper(home: home, arguments: Self.cats) { vesper, _ in
      _ = try await vesper.tiles(20)
      try await vesper.click(try await vesper.wait(for: "the menu") { $0.pressable("Main menu") })
      let choices = try await vesper.wait(for: "the choices of the menu") { window in
        let items = window.all.filter { $0.isMenuItem && $0.name.hasPrefix("Show as ") }
        return items.count == 2 ? items : nil
      }
      #expect(choices.map { $0.states.contains(.checked) } == [false, true])
      try await vesper.click(choices[0])
      try await vesper.wait(until: "the list") { $0.finds(20) }
      try await vesper.display.press("ctrl+2")
      _ = try await vesper.tiles(20)
      try await vesper.display.press("ctrl+1")
      try await vesper.wait(until: "the list again") { $0.finds(20) }
    }
  }

  @Test func `in the grid a click opens a photo, and the arrow keys and Return another`() async throws {
    try await withVesper(arguments: Self.cats) { vesper, _ in
      let rows = try await vesper.wait(for: "the list") { $0.finds(20) ? $0.photoRows : nil }
      try await vesper.display.press("ctrl+2")
      let tiles = try await vesper.tiles(20)
      try await vesper.clickWithMouse(on: tiles[1])
      try await vesper.wait(until: "the second photo") {
        $0.labels.contains("Credit") && $0.labels.contains(rows[1].author)
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the grid, and the keyboard at the photo") { window in
        !window.labels.contains("Credit") && window.photoLines.firstIndex { $0.states.contains(.focused) } == 1
      }
      // With newer versions of GTK the first arrow key selects the photo where the keyboard is.
      if gtk_get_minor_version() >= 12 { try await vesper.display.press("Down") }
      try await vesper.display.press("Down", "Right", "Return")
      try await vesper.wait(until: "the photo below to the right") {
        $0.labels.contains("Credit") && $0.labels.contains(tiles[6].author)
      }
    }
  }

  @Test func `photos are selected with Control and a click, with Shift and arrows, with Control and A`() async throws {
    try await withVesper(arguments: Self.cats) { vesper, _ in
      try await vesper.wait(until: "the list") { $0.finds(20) }
      try await vesper.display.press("ctrl+2")
      var tiles = try await vesper.tiles(20)
      for tile in [tiles[1], tiles[4]] {
        try await vesper.clickWithMouse(on: tile, holding: "ctrl")
      }
      try await vesper.waitForSelection([1, 4])
      // The other view shows the same selection.
      try await vesper.display.press("ctrl+1")
      try await vesper.wait(until: "the list") { $0.finds(20) }
      try await vesper.waitForSelection([1, 4])
      try await vesper.display.press("ctrl+2")
      try await vesper.waitForSelection([1, 4])
      // Without a click, as assistive technology does it.
      tiles = try await vesper.tiles(20)
      try await vesper.click(try #require(tiles[1].selectButton))
      try await vesper.waitForSelection([4])
      try await vesper.clickWithMouse(on: tiles[0], holding: "ctrl")
      try await vesper.display.press("shift+Right", "shift+Right")
      try await vesper.waitForSelection([0, 1, 2])
      try await vesper.display.press("ctrl+a")
      try await vesper.waitForSelection(Set(0..<20))
    }
  }

  @Test func `the place stays where it was after a look at a photo`() async throws {
    try await withVesper(arguments: Self.cats) { vesper, _ in
      try await vesper.wait(until: "the list") { $0.finds(20) }
      try await vesper.display.press("ctrl+2")
      let first = try await vesper.tiles(20)[0]
      try await vesper.clickWithMouse(on: first, holding: "ctrl")
      try await vesper.display.press("Down", "Down", "Down")
      let tile = try await vesper.wait(for: "the fourth line") { window in
        window.photoLines.firstIndex { $0.states.contains(.focused) } == 12 ? window.photoLines[12] : nil
      }
      let place = try await vesper.restingArea(of: tile, looks: 20) { $0.maxY <= 640 }
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") && $0.labels.contains(tile.author) }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the grid") { !$0.labels.contains("Credit") }
      let _: Bool = try await eventually(for: "the same place") {
        guard let tile = try await vesper.tiles(20).first(where: { $0.name == tile.name }) else { return nil }
        return try await vesper.area(of: tile) == place ? true : nil
      }
    }
  }
}

extension AccessibleNode {
  /// The photos of the list or the grid, as lines.
  var photoLines: [AccessibleNode] { all.filter { $0.name.contains(", ") && $0.selectButton != nil } }
  /// What selects the photo of a line.
  var selectButton: AccessibleNode? { first { $0.role == "button" && $0.name.hasPrefix("Select ") } }
  /// The title of a photo's line.
  var title: String { String(selectButton?.name.dropFirst("Select ".count) ?? "") }
  /// The author of a photo in the grid, whose name is that of the title, the author and the licence.
  var author: String {
    let rest = name.dropFirst(title.count + ", ".count)
    return rest.range(of: ", ", options: .backwards).map { String(rest[..<$0.lowerBound]) } ?? ""
  }
  /// Whether photos are shown otherwise than in a list.
  var showsGrid: Bool { photoRows.isEmpty && !photoLines.isEmpty }
  var isPressed: Bool { states.contains(.pressed) || states.contains(.checked) }
}

extension RunningVesper {
  /// Waits for so many photos in the grid.
  func tiles(_ count: Int) async throws -> [AccessibleNode] {
    try await wait(for: "\(count) photos in the grid") { window in
      let tiles = window.photoLines
      return window.isFull(tiles.count, of: count) && window.photoRows.isEmpty ? tiles : nil
    }
  }

  fileprivate func waitForSelection(
    _ indices: Set<Int>, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await wait(until: "the selection of \(indices)", sourceLocation: sourceLocation) { window in
      let lines = window.photoLines
      let selected = Set(lines.indices.filter { lines[$0].selectButton?.isPressed ?? false })
      // Newer versions of GTK make the lines that can be seen.
      return selected == indices.intersection(lines.indices)
    }
  }
}
