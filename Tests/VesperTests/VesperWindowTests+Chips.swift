import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperWindowTests {
  private static let filters = #"{"licenseWishes": "changes,commercialUse", "orientation": "portrait"}"#

  /// A home with these settings.
  private static func home(_ settings: String) throws -> TemporaryDirectory {
    let home = try TemporaryDirectory()
    try Data(settings.utf8).write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    return home
  }

  @Test(.long) func `each filter that is on is a pill, and a click turns it off`() async throws {
    let home = try Self.home(Self.filters)
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      let pills = ["Portrait", "Commercial use", "Editing allowed"]
      try await vesper.wait(until: "the pills") { $0.pillsThatAreOn == pills }
      try await eventually(for: "the search") { server.searches.count == 1 ? true : nil }
      try await vesper.click(try #require(try await vesper.read().filterToggle("Editing allowed")))
      try await vesper.wait(until: "two pills") { $0.pillsThatAreOn == ["Portrait", "Commercial use"] }
      try await eventually(for: "the wider search") { server.searches.count == 2 ? true : nil }
      try await eventually(for: "the memory") {
        home.settings?["licenseWishes"] as? String == "commercialUse" ? true : nil
      }
      // What replaces another filter of its kind.
      try await vesper.click(try #require(try await vesper.read().filterToggle("Landscape")))
      try await vesper.wait(until: "landscapes") { $0.pillsThatAreOn == ["Commercial use", "Landscape"] }
      try await vesper.click(try #require(try await vesper.read().first("button", named: "Remove Filters")))
      try await vesper.wait(until: "no pills") { window in
        window.pillsThatAreOn.isEmpty && window.first("button", named: "Remove Filters") == nil
      }
      // The results of before stay until then.
      let _: Bool = try await eventually(for: "the widest search") {
        server.searches.last?.query == ["q": "cats", "page": "1", "page_size": "20"] ? true : nil
      }
      try await vesper.wait(until: "all cats") { $0.finds(20) }
    }
  }

  @Test(.long) func `dates and order are pills too`() async throws {
    let home = try Self.home(
      #"{"dateFilter": true, "minUploadDate": "2024-03-05", "maxUploadDate": "2024-03-10", "order": "newest"}"#)
    try await withVesper(home: home, arguments: ["--source", "samples", "--search", "cat"]) { vesper, _ in
      try await vesper.wait(until: "the pills") { $0.pillsThatAreOn == ["03/05/2024 – 03/10/2024", "Newest first"] }
      try await vesper.click(
        try #require(try await vesper.read().first("button", named: "Remove filter: 03/05/2024 – 03/10/2024")))
      try await vesper.wait(until: "one pill, and the cats") {
        $0.pillsThatAreOn == ["Newest first"] && !$0.foundPhotos.isEmpty
      }
      #expect(home.settings?["minUploadDate"] as? String == "2024-03-05", "the days stay for the next time")
    }
  }

  @Test(.long) func `the filter button tells how many filters are on, also before there is a search`() async throws {
    try await withVesper(home: try Self.home(Self.filters)) { vesper, _ in
      try await vesper.wait(until: "three") { $0.filterButton?.answersTo("Filters, 3 active") ?? false }
      #expect(try await vesper.read().filterToggle("Landscape") == nil, "there is nothing to narrow yet")
      try await vesper.display.type("cats")
      try await vesper.wait(until: "the pills") { $0.filterToggle("Landscape") != nil }
    }
  }

  @Test(.long) func `a new pill moved the popover with the filters from under the pointer`() async throws {
    try await withVesper(arguments: ["--source", "samples", "--search", "cat"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { !$0.foundPhotos.isEmpty }
      try await vesper.click(try await vesper.wait(for: "more") { $0.first("button", named: "More filters") })
      let dates = try await vesper.wait(for: "the dates") {
        $0.filters?.first("switch", named: "Filter by upload date")
      }
      try await vesper.click(dates)
      try await vesper.wait(until: "the filter is on") { window in
        window.filters?.first("switch", named: "Filter by upload date")?.isOn == true && window.foundPhotos.isEmpty
      }
      #expect(try await vesper.read().pillsThatAreOn.isEmpty)
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "its pill") { $0.filters == nil && $0.pillsThatAreOn.count == 1 }
    }
  }

  @Test(.long) func `Page Down on a pill, or on an earlier search, ended the program`() async throws {
    let home = try Self.home(Self.filters)
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { !$0.foundPhotos.isEmpty }
      try await vesper.focus("Commercial use")
      try await vesper.display.press("Page_Down", "shift+Page_Down", "ctrl+Page_Up")
      try await vesper.focus("Editing allowed")
      try await vesper.display.press("ctrl+f", "ctrl+a", "BackSpace", "Return")
      try await vesper.focus("Search again for cats")
      try await vesper.display.press("Page_Down", "Page_Up")
      try await vesper.wait(until: "the earlier search") { $0.all.contains { $0.answersTo("Search again for cats") } }
      #expect(vesper.process.isRunning)
    }
  }

  @Test(.long) func `pills that do not fit come in sight with the keyboard and with the wheel`() async throws {
    let home = try Self.home(Self.filters)
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { !$0.foundPhotos.isEmpty }
      try await vesper.expectEverything(within: 360, of: "the pills")
      let first = try #require(try await vesper.read().filterToggle("Commercial use"))
      let start = try await vesper.restingArea(of: first)
      try await vesper.display.scrollDown(x: start.center.x, y: start.center.y, notches: 40)
      try await vesper.wait(
        untilAreas: "the last one in sight", of: { [$0.first { $0.answersTo("More filters") }] },
        { $0[0].maxX <= 360 + RunningVesper.frameWidth })
      try await vesper.focus("Commercial use")
      try await vesper.wait(
        untilAreas: "the first one in sight", of: { [$0.filterToggle("Commercial use")] },
        { $0[0].x >= RunningVesper.frameWidth - RunningVesper.leftOutPadding })
    }
  }
}
