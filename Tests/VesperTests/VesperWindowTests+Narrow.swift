import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperWindowTests {
  /// What a window of 360 pixels has inside its frame.
  private static let narrow = 360
  private static let filters =
    #"{"licenseWishes": "changes,commercialUse", "orientation": "landscape", "source": "commons"}"#

  @Test func `a window can be as narrow as 360 pixels, and nothing is outside of it`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.expectEverything(within: Self.narrow, of: "the rows")
      try await vesper.showList()
      try await vesper.expectEverything(within: Self.narrow, of: "the list")
      try await vesper.expectOneLine()
    }
  }

  @Test(.long) func `filters, a long source name and pages without photos fit a narrow window`() async throws {
    let home = try TemporaryDirectory()
    try Data(Self.filters.utf8).write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    try await withVesper(home: home) { vesper, _ in
      try await vesper.wait(until: "the start") { $0.filterButton?.answersTo("Filters, 3 active") ?? false }
      try await vesper.expectEverything(within: Self.narrow, of: "the start")
      try await vesper.expectOneLine { [$0.sourceChip, $0.searchEntry] }
      try await vesper.expectOneLine { [$0.filterButton, $0.pressable("Saved photos"), $0.pressable("Main menu")] }
      // With the field, the header needs more room.
      try await vesper.display.type("zzzz\n")
      try await vesper.wait(until: "nothing") { $0.says("No photos found") || $0.says("Try Again") }
      try await vesper.expectEverything(within: Self.narrow, of: "the search")
      try await vesper.expectOneLine()
    }
    let server = try ReplayServer.started()
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos([], of: server))
    try Data(#"{"licenseWishes": "changes", "source": "openverse"}"#.utf8)
      .write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    try await withVesper(server, home: home, arguments: ["--search", "snail"]) { vesper, _ in
      try await vesper.wait(until: "nothing") { $0.labels.contains("Nothing was found for “snail”.") }
      try await vesper.expectEverything(within: Self.narrow, of: "nothing")
    }
  }

  @Test(.long) func `The filters were wider than a window that fills a narrow screen`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.expectEverything(within: Self.narrow, of: "the list")
      try await vesper.openFilters()
      let _: Bool = try await eventually(for: "narrow filters") {
        let filters = try await vesper.display.newestWindow(atLeast: Area(x: 0, y: 0, width: 200, height: 300))
        return filters.width <= Self.narrow ? true : nil
      }
    }
  }

  @Test func `one photo fits a narrow window, with the way back`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.expectEverything(within: Self.narrow, of: "the photo")
      try await vesper.wait(
        untilAreas: "the way back", of: { [$0.first("button", named: "Back to the results")] },
        { $0[0].width >= 24 })
    }
  }
}

extension RunningVesper {
  /// Expects elements beside each other, such as everything of the header, with room for some words in the entry.
  fileprivate func expectOneLine(
    sourceLocation: SourceLocation = #_sourceLocation,
    of elements: (AccessibleNode) -> [AccessibleNode?] = {
      [$0.sourceChip, $0.searchEntry, $0.filterButton, $0.pressable("Saved photos"), $0.pressable("Main menu")]
    }
  ) async throws {
    let entry = elements(try await read()).firstIndex { $0?.role == "search box" }
    try await wait(
      untilAreas: "one line", of: elements, sourceLocation: sourceLocation,
      { areas in
        zip(areas, areas.dropFirst()).allSatisfy { $0.maxX <= $1.x + Self.leftOutPadding }
          && entry.map { areas[$0].width >= 60 } ?? true
          && areas.allSatisfy { abs($0.center.y - areas[0].center.y) <= 2 + Self.leftOutPadding }
      })
  }

  /// Makes the window as narrow as this inside its frame, and looks at every element that can be seen.
  func expectEverything(
    within width: Int, height: Int = 640, of what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let frame = 2 * Self.frameWidth
    if width < 760 { try await leaveWideLayout(height: height) }
    var outside: [(node: AccessibleNode, area: Area)] = []
    let _: Bool = try await eventually(
      for: "\(what) within \(width) pixels", sourceLocation: sourceLocation,
      details: outside.first.map { "at \($0.area): \($0.node.dump())" } ?? ""
    ) {
      try await display.resizeWindow(width: width + frame, height: height + frame)
      outside = try await elementsOutside(of: width)
      return outside.isEmpty ? true : nil
    }
  }

  private func elementsOutside(of width: Int) async throws -> [(node: AccessibleNode, area: Area)] {
    let root = try await read()
    // Before the first layout nothing has a place.
    let nowhere = Area(x: 0, y: 0, width: 0, height: 0)
    guard let window = root.children.first, try await !area(of: window).isEmpty else { return [(root, nowhere)] }
    var outside: [(node: AccessibleNode, area: Area)] = []
    // The line of filters scrolls sideways.
    let pills = Set(root.first { $0.isLineOfFilters }?.all.map(\.path) ?? [])
    for node in root.all where node.states.contains(.showing) && node.hasPlace && !pills.contains(node.path) {
      // What has just gone elsewhere is looked at the next time.
      guard let area = try? await area(of: node) else { return [(node, nowhere)] }
      // Newer versions of GTK count the frame to the window.
      let right = Self.frameWidth + width + (node.role == "window" ? Self.frameWidth : 0)
      let isInside = area.isEmpty || area.x >= Self.frameWidth - Self.leftOutPadding && area.maxX <= right
      if !isInside { outside.append((node, area)) }
    }
    return outside
  }
}

extension AccessibleNode {
  /// Whether it is what scrolls the line of filters, and nothing else.
  fileprivate var isLineOfFilters: Bool {
    children.count == 1 && first { $0.answersTo("More filters") } != nil && photoLines.isEmpty
  }
}
