import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperWindowTests {
  private static let cats = ["--search", "cats"]
  /// The service does not say what shape the cats have, whose rows change when the thumbnails come. The samples do.
  private static let sampleBirds = ["--source", "samples", "--search", "birds"]

  @Test func `photos are in rows that fill the width, Control and 1 show a list, which is remembered`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.cats) { vesper, _ in
      let tiles = try await vesper.tiles(20)
      let list = try #require(try await vesper.read().first { $0.role == "list" && $0.name == "Photos found" })
      let whole = try await vesper.restingArea(of: list)
      try await vesper.wait(untilAreas: "a row that fills the width", of: { Array($0.photoLines.prefix(5)) }) { areas in
        let row = areas.filter { $0.y == areas[0].y }
        return row.count > 1 && row.count < 5 && Set(row.map(\.height)).count == 1
          && abs(row[0].x - whole.x - (whole.maxX - row[row.count - 1].maxX)) <= RunningVesper.leftOutPadding
          && row[0].x - whole.x <= 8
      }
      let rows = try await vesper.showList()
      #expect(tiles[0].name == "\(rows[0].title), \(rows[0].author), \(rows[0].license)")
      #expect(zip(tiles, rows).allSatisfy { $0.title == $1.title })
      #expect(try await !vesper.read().showsRows)
      try await eventually(for: "the memory") { home.settings?["layout"] as? String == "list" ? true : nil }
    }
    try await withVesper(home: home, arguments: Self.cats) { vesper, _ in
      try await vesper.wait(until: "the list") { $0.showsList }
      try await vesper.click(try await vesper.wait(for: "the menu") { $0.pressable("Main menu") })
      let choices = try await vesper.wait(for: "the choices of the menu") { window in
        let items = window.all.filter { $0.isChoiceInMenu && $0.name.hasPrefix("Show as ") }
        return items.count == 2 ? items : nil
      }
      let other = try #require(choices.first { !$0.states.contains(.checked) })
      #expect(choices.count { $0.states.contains(.checked) } == 1)
      try await vesper.click(other)
      _ = try await vesper.tiles(20)
      _ = try await vesper.showList()
      try await vesper.display.press("ctrl+2")
      _ = try await vesper.tiles(20)
    }
  }

  @Test func `a photo that is shown in another way is not fetched again`() async throws {
    try await withVesper(arguments: Self.cats) { vesper, server in
      _ = try await vesper.tiles(20)
      for key in ["ctrl+1", "ctrl+2", "ctrl+1", "ctrl+2"] {
        try await vesper.display.press(key)
        try await vesper.wait(until: "the other view") { $0.finds(20) && $0.photoRows.isEmpty == (key == "ctrl+2") }
      }
      // The others fail, and are tried again.
      let folder = TestEnvironment.root.appending(path: "Tests/Fixtures/openverse/thumbs").path
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let requests = try await eventually(for: "all thumbnails") {
        let requests = names.map { server.requests(to: "/v1/images/\($0.dropLast(".jpg".count))/thumb/").count }
        return requests.count { $0 > 0 } > 3 && server.progress.underWay == 0 ? requests : nil
      }
      #expect(requests.max() == 1 && requests.count { $0 == 1 } > 3, "\(requests)")
    }
  }

  @Test func `in the rows a click opens a photo, and the arrow keys and Return another`() async throws {
    try await withVesper(arguments: Self.cats) { vesper, _ in
      let tiles = try await vesper.tiles(20)
      try await vesper.clickWithMouse(on: tiles[1])
      try await vesper.wait(until: "the second photo") {
        $0.labels.contains("Credit") && $0.labels.contains(tiles[1].author)
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the rows, and the keyboard at the photo") { window in
        !window.labels.contains("Credit") && window.photoLines.firstIndex { $0.states.contains(.focused) } == 1
      }
      try await vesper.display.press("Right", "Right", "Left", "Right", "Return")
      try await vesper.wait(until: "the fourth photo") {
        $0.labels.contains("Credit") && $0.labels.contains(tiles[3].author)
      }
    }
  }

  @Test func `a press that ends beside the photo, and a drag that is given up, opened it`() async throws {
    try await withVesper(arguments: Self.sampleBirds) { vesper, _ in
      let tiles = try await vesper.tiles(13)
      let start = try await vesper.middle(of: tiles[0])
      // Other versions of GTK do not tell exactly where the photo ends.
      if Gallery.isComparable {
        let area = try await vesper.area(of: tiles[0])
        // Not so far that it would become a drag.
        try await vesper.display.drag(from: (area.maxX - 3, start.y), to: (area.maxX + 3, start.y))
        try await vesper.display.drop()
      }
      try await vesper.clickWithMouse(on: tiles[1], holding: "ctrl")
      try await vesper.waitForSelection([1])
      try await vesper.display.drag(from: start, to: (start.x + 60, start.y + 60))
      try await vesper.display.press("Escape")
      try await vesper.display.drop()
      try await vesper.clickWithMouse(on: tiles[2], holding: "ctrl")
      try await vesper.waitForSelection([1, 2])
      #expect(try await !vesper.read().labels.contains("Credit"))
    }
  }

  @Test(.long) func `photos are selected with Control and a click, with Shift and arrows, with Control and A`()
    async throws
  {
    try await withVesper(arguments: Self.cats) { vesper, _ in
      var tiles = try await vesper.tiles(20)
      for tile in [tiles[1], tiles[2]] { try await vesper.clickWithMouse(on: tile, holding: "ctrl") }
      try await vesper.waitForSelection([1, 2])
      // The other view shows the same selection.
      try await vesper.showList()
      try await vesper.waitForSelection([1, 2])
      try await vesper.display.press("ctrl+2")
      tiles = try await vesper.tiles(20)
      try await vesper.waitForSelection([1, 2])
      // Without a click, as assistive technology does it.
      try await vesper.click(try #require(tiles[1].selectButton))
      try await vesper.waitForSelection([2])
      try await vesper.clickWithMouse(on: tiles[0], holding: "ctrl")
      try await vesper.display.press("shift+Right")
      try await vesper.waitForSelection([0, 1])
      try await vesper.display.press("shift+Right")
      try await vesper.waitForSelection([0, 1, 2])
      try await vesper.display.press("ctrl+a")
      try await vesper.waitForSelection(Set(0..<20))
    }
  }

  @Test func `a photo is saved, and its credit copied, by a button on it`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      let tile = try await vesper.wait(for: "a photo") { $0.photoLines.first }
      let save = try #require(tile.first { $0.role == "button" && $0.name == "Save \(tile.title)" })
      try await vesper.click(save)
      try await eventually(for: "the file") { home.savedPictures.count == 1 ? true : nil }
      try await vesper.wait(until: "the mark") { $0.photoLines.first?.description == "Saved" }
      try await vesper.click(
        try #require(tile.first { $0.role == "button" && $0.name == "Copy the credit of \(tile.title)" }))
      _ = try await vesper.pasted(with: tile.title)
    }
  }

  @Test(.long) func `the place stays where it was after a look at a photo`() async throws {
    try await withVesper(arguments: Self.sampleBirds) { vesper, _ in
      let first = try await vesper.tiles(13)[0]
      try await vesper.clickWithMouse(on: first, holding: "ctrl")
      try await vesper.display.press("Down", "Down", "Down")
      let tile = try await vesper.wait(for: "the fourth row") { window in
        window.photoLines.first { $0.states.contains(.focused) && $0.name != first.name }
      }
      let place = try await vesper.restingArea(of: tile, looks: 20) { $0.maxY <= 640 }
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the rows") { !$0.labels.contains("Credit") }
      let _: Bool = try await eventually(for: "the same place") {
        guard let tile = try await vesper.tiles(13).first(where: { $0.states.contains(.focused) }) else { return nil }
        return try await vesper.area(of: tile) == place ? true : nil
      }
    }
  }

  @Test func `the place among the photos was lost when the list took the place of the rows`() async throws {
    let cats = (10..<70).map { SampleCollection.Photo(title: "Cat \($0)", uploaded: nil) }
    let collection = try SampleCollection(cats)
    let arguments = ["--source", "samples", "--search", "cat"]
    try await withVesper(arguments: arguments, environment: collection.environment) { vesper, _ in
      _ = try await vesper.tiles(20)
      let photos = try await vesper.wait(for: "the photos") {
        $0.first { $0.role == "list" && $0.name == "Photos found" }
      }
      let list = try await vesper.restingArea(of: photos)
      try await vesper.display.scrollDown(x: list.center.x, y: list.center.y, notches: 10)
      try await vesper.waitForLaterCat(atTopOf: list)
      try await vesper.showList()
      try await vesper.waitForLaterCat(atTopOf: list)
      try await vesper.display.press("ctrl+2")
      try await vesper.wait(until: "the rows") { $0.showsRows }
      try await vesper.waitForLaterCat(atTopOf: list)
    }
  }

  @Test(.long) func `rows that keys scrolled while the bar of a selection opened jumped to their beginning`()
    async throws
  {
    try await withVesper(arguments: Self.cats) { vesper, _ in
      let first = try await vesper.tiles(20)[0]
      var tile = first
      let middle = try await vesper.middle(of: first)
      try await vesper.display.click(x: middle.x, y: middle.y, holding: "ctrl")
      for _ in 1...3 {
        try await vesper.display.press("Down")
        tile = try await vesper.wait(for: "the next row") { [tile] window in
          window.photoLines.first { $0.states.contains(.focused) && $0.name != tile.name }
        }
      }
      for _ in 1...3 {
        try await vesper.display.press("Home")
        try await vesper.waitForSelection([0])
        try await vesper.display.press("Escape")
        try await vesper.waitForSelection([])
        try await vesper.display.click(
          x: middle.x, y: middle.y, holding: "ctrl", thenPress: "Down", "Down", "Down")
        // Which photo is there depends on whose thumbnails have arrived.
        tile = try await vesper.wait(for: "the fourth row") { window in
          window.photoLines.first { $0.states.contains(.focused) && $0.name != first.name }
        }
        _ = try await vesper.restingArea(of: tile, looks: 20) { $0.maxY <= 640 }
      }
    }
  }
}

extension AccessibleNode {
  /// The photos, in rows or as lines of the list.
  var photoLines: [AccessibleNode] { all.filter { $0.name.contains(", ") && $0.selectButton != nil } }
  /// What selects the photo of a line.
  var selectButton: AccessibleNode? { first { $0.role == "button" && $0.name.hasPrefix("Select ") } }
  /// The title of a photo's line.
  var title: String { String(selectButton?.name.dropFirst("Select ".count) ?? "") }
  /// The author of a photo, whose name is that of the title, the author and the licence.
  var author: String {
    let rest = name.dropFirst(title.count + ", ".count)
    return rest.range(of: ", ", options: .backwards).map { String(rest[..<$0.lowerBound]) } ?? ""
  }
  /// Whether the photos are shown in rows that fill the width.
  var showsRows: Bool { photoRows.isEmpty && !photoLines.isEmpty }
  /// Whether they are shown as a list.
  var showsList: Bool { !photoRows.isEmpty }
  var isPressed: Bool { states.contains(.pressed) || states.contains(.checked) }
}

extension RunningVesper {
  /// Waits until another photo than the first ones is at the top. A click there would open what comes there later, and
  /// the way back leads to what was opened.
  fileprivate func waitForLaterCat(
    atTopOf list: Area, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let first: Set = ["Cat 10", "Cat 11", "Cat 12", "Cat 13"]
    let top = Area(x: list.x + 60, y: list.y + 40, width: 1, height: 1)
    let _: Bool = try await eventually(for: "a later photo at the top", sourceLocation: sourceLocation) {
      for line in try await read().photoLines where !first.contains(line.title) {
        if try await !area(of: line).intersection(top).isEmpty { return true }
      }
      return nil
    }
  }

  /// Waits for so many photos in rows.
  func tiles(_ count: Int) async throws -> [AccessibleNode] {
    try await wait(for: "\(count) photos in rows") { window in
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
