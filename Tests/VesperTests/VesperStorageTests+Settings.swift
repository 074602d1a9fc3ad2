import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperStorageTests {
  @Test func `Creative Commons in the filters searches again with the licence filter`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      #expect(server.searches.map { $0.query["license_type"] } == [nil])
      let dialog = try await vesper.openFilters()
      let button = try #require(dialog.first("switch", named: "Creative Commons only"))
      #expect(!button.isOn)
      try await vesper.click(button)
      try await eventually(for: "the second search") { server.searches.count == 2 ? true : nil }
      #expect(server.searches.last?.query == ["q": "cats", "page": "1", "page_size": "20", "license_type": "all-cc"])
      try await vesper.wait(until: "the switch is on") { window in
        window.filters?.first("switch", named: "Creative Commons only")?.isOn ?? false
      }
      // Once more is once more, and what was found before needs no request.
      try await vesper.click(button)
      try await vesper.wait(until: "the switch is off") { window in
        window.filters?.first("switch", named: "Creative Commons only")?.isOn == false
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the filters are closed") {
        $0.filters == nil && $0.labels.contains("20 of 10,000+ photos")
      }
    }
  }

  @Test func `the date filter brings its rows to full opacity, and Openverse's limits are told`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      let dialog = try await vesper.openFilters()
      let button = try #require(dialog.first("switch", named: "Filter by upload date"))
      for name in ["Earliest date", "Latest date"] {
        let label = try #require(dialog.first("label", named: name))
        try await vesper.wait(untilColorsOf: label, are: "at half opacity") { colors in
          colors.contains { $0.lightness < 180 } && !colors.contains { $0.lightness < 100 }
        }
        // They looked disabled, and were not.
        #expect(dialog.dateEntry(name)?.states.contains(.sensitive) == false)
      }
      try await vesper.click(button)
      try await vesper.wait(until: "the rows to be used") { window in
        ["Earliest date", "Latest date"].allSatisfy { name in
          window.filters?.dateEntry(name)?.states.contains(.sensitive) ?? false
            && window.filters?.first { $0.name == "Pick a date: \(name)" } != nil
        }
      }
      for name in ["Earliest date", "Latest date"] {
        let label = try #require(dialog.first("label", named: name))
        try await vesper.wait(untilColorsOf: label, are: "at full opacity") { $0.contains { $0.lightness < 70 } }
      }
      try await vesper.wait(until: "the word about dates") { window in
        window.labels.contains { $0.contains("Openverse has no upload dates") && $0.contains("20 of 10,000") }
      }
      try await vesper.click(button)
      let label = try #require(dialog.first("label", named: "Latest date"))
      try await vesper.wait(untilColorsOf: label, are: "at half opacity again") { colors in
        !colors.contains { $0.lightness < 100 }
      }
    }
  }

  @Test(.long) func `the dates filter the samples, one drags the other, and a restart keeps them`() async throws {
    let home = try TemporaryDirectory()
    let collection = try SampleCollection([
      .init(title: "February", uploaded: "2024-02-10"), .init(title: "March", uploaded: "2024-03-10"),
      .init(title: "April", uploaded: "2024-04-10"),
    ])
    let arguments = ["--search", "sample", "--source", "samples"]
    try await withVesper(home: home, arguments: arguments, environment: collection.environment) { vesper, _ in
      try await vesper.wait(until: "all three") { $0.foundPhotos.count == 3 }
      let dialog = try await vesper.openFilters()
      try await vesper.click(try #require(dialog.first("switch", named: "Filter by upload date")))
      try await vesper.wait(until: "none of the last year") { $0.foundPhotos.isEmpty }

      // The latest date before the earliest takes that with it.
      try await vesper.typeDate("2024-03-10", into: "Latest date")
      try await vesper.waitForDates("03/10/2024", "03/10/2024")
      try await vesper.wait(until: "March") { $0.foundPhotos.map(\.title) == ["March"] }

      try await vesper.typeDate("2/10/2024", into: "Earliest date")
      try await vesper.waitForDates("02/10/2024", "03/10/2024")
      try await vesper.wait(until: "two months") { $0.foundPhotos.map(\.title) == ["February", "March"] }

      // And the other way round.
      try await vesper.typeDate("2024-04-10", into: "Earliest date")
      try await vesper.waitForDates("04/10/2024", "04/10/2024")
      try await vesper.wait(until: "April") { $0.foundPhotos.map(\.title) == ["April"] }

      // What is no date stays to be corrected.
      let problem = try await vesper.typeWrongDate("soon", into: "Earliest date")
      #expect(problem.hasPrefix("“soon” is not a date. Write it like "))
      #expect(home.settings?["minUploadDate"] as? String == "2024-04-10")
      try await vesper.typeDate("2024-04-10", into: "Earliest date")
      try await vesper.waitForDates("04/10/2024", "04/10/2024")
      try await vesper.wait(until: "no more problem") { window in
        !window.labels.contains(problem) && window.filters?.dateEntry("Earliest date")?.description != problem
      }
    }
    // The same person on a system that writes dates as Germans do. Its words stay those that the test knows, also beside
    // the translations that `script/run` puts next to the program.
    let german = ["LC_ALL": "de_DE.UTF-8", "LANGUAGE": "en"]
    try await withVesper(
      home: home, arguments: arguments, environment: collection.environment.merging(german) { $1 }
    ) { vesper, _ in
      try await vesper.wait(until: "April still") { $0.foundPhotos.map(\.title) == ["April"] }
      let dialog = try await vesper.openFilters()
      #expect(dialog.first("switch", named: "Filter by upload date")?.isOn ?? false)
      try await vesper.waitForDates("10.04.2024", "10.04.2024")
      try await vesper.typeDate("9.3.2024", into: "Earliest date")
      try await vesper.waitForDates("09.03.2024", "10.04.2024")
      try await vesper.wait(until: "two months") { $0.foundPhotos.map(\.title) == ["March", "April"] }
    }
  }

  @Test func `the dates begin as a year ago and today`() async throws {
    let calendar = Foundation.Calendar(identifier: .gregorian)
    func dates(_ now: Date) throws -> [String] {
      try [#require(calendar.date(byAdding: .year, value: -1, to: now)), now].map { date in
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        func padded(_ number: Int?) -> String { String(number ?? 0).count < 2 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(padded(parts.month))/\(padded(parts.day))/\(padded(parts.year))"
      }
    }
    let start = Date()
    try await withVesper { vesper, _ in
      try await vesper.openFilters()
      try await vesper.wait(until: "a year ago and today") { window in
        let shown = ["Earliest date", "Latest date"].map { window.filters?.dateEntry($0)?.text }
        // It may have become midnight.
        return try [dates(start), dates(Date())].contains { $0 == shown }
      }
    }
  }

  @Test func `an installed schema keeps the settings in GSettings`() async throws {
    let home = try TemporaryDirectory()
    let schemas = try home.directory("schemas")
    let schema = "io.github.vesper_photos.Vesper.gschema.xml"
    try Data(contentsOf: TestEnvironment.root.appending(path: "data/\(schema)"))
      .write(to: schemas.appending(path: schema))
    let compiler = try ChildProcess(
      ["glib-compile-schemas", "--strict", schemas.path], environment: ["PATH": TestEnvironment.path],
      directory: home)
    #expect(try await compiler.waitForExit() == 0)
    let environment = ["GSETTINGS_SCHEMA_DIR": schemas.path, "GSETTINGS_BACKEND": "keyfile"]
    try await withVesper(home: home, environment: environment) { vesper, _ in
      let dialog = try await vesper.openFilters()
      try await vesper.click(try #require(dialog.first("switch", named: "Creative Commons only")))
      try await vesper.click(try #require(dialog.first("switch", named: "Filter by upload date")))
      try await vesper.typeDate("2024-03-10", into: "Latest date")
      try await vesper.waitForDates("03/10/2024", "03/10/2024")
    }
    #expect(!FileManager.default.fileExists(atPath: home.url.appendingPathComponent("config/vesper").path))
    try await withVesper(home: home, environment: environment) { vesper, _ in
      let dialog = try await vesper.openFilters()
      #expect(dialog.first("switch", named: "Creative Commons only")?.isOn ?? false)
      try await vesper.waitForDates("03/10/2024", "03/10/2024")
    }
  }
}

extension AccessibleNode {
  var settings: AccessibleNode? { first("window", named: "Settings") }
  var isOn: Bool { states.contains(.checked) }

  fileprivate func dateEntry(_ name: String) -> AccessibleNode? { first("text box", named: name) }
}

extension RunningVesper {
  func openSettings() async throws -> AccessibleNode {
    try await wait(until: "the window") { $0.searchEntry != nil }
    try await display.press("ctrl+comma")
    return try await wait(for: "the settings") { $0.settings }
  }

  /// Writes a date, in the entry's own place, and confirms it with Enter.
  fileprivate func typeDate(_ text: String, into name: String) async throws {
    let entry = try await wait(for: name) { window in
      window.filters?.dateEntry(name).flatMap { $0.states.contains(.sensitive) ? $0 : nil }
    }
    try await clickWithMouse(on: entry)
    try await display.press("ctrl+a")
    try await display.type(text, millisecondsBetweenKeys: 10)
    try await display.press("Return")
  }

  /// Writes what is no date, and returns what is said of it, by the entry and beside it.
  fileprivate func typeWrongDate(_ text: String, into name: String) async throws -> String {
    try await typeDate(text, into: name)
    return try await wait(for: "the problem") { window in
      guard let entry = window.filters?.dateEntry(name), window.labels.contains(entry.description), entry.text == text
      else { return nil }
      return entry.description
    }
  }

  fileprivate func waitForDates(
    _ earliest: String, _ latest: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await wait(until: "\(earliest) to \(latest)", sourceLocation: sourceLocation) { window in
      window.filters?.dateEntry("Earliest date")?.text == earliest
        && window.filters?.dateEntry("Latest date")?.text == latest
    }
  }
}
