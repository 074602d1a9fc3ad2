import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperTests {
  @Test func `with the public services the network is watched, and the window opens`() async throws {
    // The proxy of the tests never answers.
    try await withVesper(environment: ["VESPER_OPENVERSE_URL": ""]) { vesper, server in
      try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `a second start hands its search over to the window that is open`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      let second = try vesper.restart(["--search", "birds", "--creative-commons"])
      #expect(try await second.waitForExit() == 0)
      #expect(second.errors == "")
      try await vesper.wait(until: "the search for birds") {
        $0.first("search box", named: "Search free photos")?.text == "birds"
      }
      try await eventually(for: "the request for birds") {
        server.searches.last?.query["q"] == "birds" && server.searches.last?.query["license_type"] == "all-cc"
          ? true : nil
      }
      // Without arguments it only brings the window to the front.
      let third = try vesper.restart([])
      #expect(try await third.waitForExit() == 0)
      #expect(server.searches.last?.query["q"] == "birds")
      #expect(home.settings == nil)
    }
  }

  @Test(.long) func `A second start searched the saved photos, with what filters those`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      // Not by way of the button, from which a search was already led back.
      try await vesper.click(try await vesper.wait(for: "the source") { $0.sourceChip })
      try await vesper.click(try await vesper.wait(for: "the saved photos") { $0.sourceChoice("Saved Photos") })
      try await vesper.wait(until: "them, and the way back") { window in
        window.searches("Saved Photos") && window.first("button", named: "Back to the search") != nil
      }
      let filters = try await vesper.openFilters()
      try await vesper.click(try #require(filters.first("switch", named: "Creative Commons only")))
      try await vesper.wait(until: "the filter") { $0.pillsThatAreOn == ["Creative Commons"] }
      let second = try vesper.restart(["--search", "horses"])
      #expect(try await second.waitForExit() == 0)
      try await eventually(for: "the search") { server.searches.last?.query["q"] == "horses" ? true : nil }
      #expect(server.searches.last?.query == ["q": "horses", "page": "1", "page_size": "20"])
      try await vesper.wait(until: "horses") { window in
        window.searches("Openverse") && window.searchEntry?.text == "horses" && window.pillsThatAreOn.isEmpty
          && window.first("button", named: "Back to the search") == nil
      }
    }
  }

  @Test func `what one start asks for is not remembered, what the person changes then is`() async throws {
    let home = try TemporaryDirectory()
    let collection = try SampleCollection([.init(title: "Cats", uploaded: "2024-02-10")])
    let arguments = ["--search", "cats", "--creative-commons", "--since", "2020-01-01", "--source", "samples"]
    try await withVesper(home: home, arguments: arguments, environment: collection.environment) { vesper, _ in
      try await vesper.wait(until: "the cats") { $0.foundPhotos.count == 1 }
      #expect(home.settings == nil)
      try await vesper.openFilters()
      let filter = try await vesper.wait(for: "the switch") { $0.first("switch", named: "Filter by upload date") }
      // It is on for this start only; off and on again is the person's wish.
      try await vesper.click(filter)
      try await vesper.wait(until: "the switch is off") {
        $0.first("switch", named: "Filter by upload date")?.states.contains(.checked) == false
      }
      #expect(home.settings?["dateFilter"] as? Bool != true)
      try await vesper.click(filter)
      try await eventually(for: "the settings file") { home.settings?["dateFilter"] as? Bool == true ? true : nil }
      #expect(home.settings?["creativeCommons"] as? Bool == false)
      #expect(home.settings?["minUploadDate"] as? String == "")
      #expect(home.settings?["maxUploadDate"] as? String == "")
      #expect(home.settings?["source"] as? String == "openverse")
    }
  }

  @Test(arguments: [nil, "none"])
  func `without a session bus the window opens as well`(accessibility: String?) async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let home = try TemporaryDirectory()
    var environment = Launch.environment(home: home)
    environment.merge(try await display.environment) { $1 }
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere/bus"
    environment["GTK_A11Y"] = accessibility
    environment["AT_SPI_BUS_ADDRESS"] = nil
    environment["VESPER_OPENVERSE_URL"] = server.baseURL.absoluteString
    let process = try ChildProcess(
      [TestEnvironment.vesper.path, "--search", "cats"], environment: environment, directory: home)
    defer { process.kill() }
    try await eventually(for: "the search", details: process.errors) {
      server.searches.map { $0.query["q"] } == ["cats"] ? true : nil
    }
    // Once there are photos, which the window announces.
    try await eventually(for: "the photos", details: process.errors) {
      if !process.isRunning { throw RunningVesper.Ended(process) }
      return home.searches("recent") == ["cats"] ? true : nil
    }
    #expect(process.isRunning)
  }

  @Test(.long, arguments: ["C", "en_US.UTF-8", "de_DE.UTF-8"])
  func `the keyboard's way through the filters changes no date, whatever its century`(locale: String) async throws {
    let home = try TemporaryDirectory()
    let stored = #"{"dateFilter":true,"minUploadDate":"1899-05-06","maxUploadDate":"2031-05-06"}"#
    try Data(stored.utf8).write(to: home.settingsFile)
    try await withVesper(home: home, environment: ["LC_ALL": locale, "LANGUAGE": "en"]) { vesper, _ in
      try await vesper.openFilters()
      let shown = locale.hasPrefix("de") ? ["06.05.1899", "06.05.2031"] : ["05/06/1899", "05/06/2031"]
      func waitForDates() async throws {
        try await vesper.wait(until: "the dates \(shown)") { window in
          ["Earliest date", "Latest date"].map { window.first("text box", named: $0)?.text } == shown
        }
      }
      try await waitForDates()
      for _ in 0..<12 { try await vesper.display.press("Tab") }
      try await waitForDates()

      // What is half a date is no date: it stays on leaving, and the date of before comes back where nothing is written.
      let entry = try await vesper.wait(for: "the entry") { $0.first("text box", named: "Earliest date") }
      for text in ["12/24", "1 2"] {
        try await vesper.clickWithMouse(on: entry)
        try await vesper.display.press("ctrl+a")
        try await vesper.display.type(text, millisecondsBetweenKeys: 10)
        try await vesper.wait(until: "the text") { $0.first("text box", named: "Earliest date")?.text == text }
        try await vesper.display.press("Tab")
        try await vesper.wait(until: "the problem") { window in
          window.labels.contains { $0.hasPrefix("“\(text)” is not a date.") }
        }
        try await vesper.clickWithMouse(on: entry)
        try await vesper.display.press("ctrl+a", "BackSpace", "Tab")
        try await waitForDates()
      }
      // What was typed when the filters are closed with Escape is not wanted.
      try await vesper.clickWithMouse(on: entry)
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("2020-01-02", millisecondsBetweenKeys: 10)
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the filters to close") { $0.filters == nil }
      #expect(try String(contentsOf: home.settingsFile, encoding: .utf8) == stored)
    }
  }
}

extension TemporaryDirectory {
  var settingsFile: URL {
    get throws { try directory("config/vesper").appendingPathComponent("settings.json") }
  }

  /// What is remembered; nil for nothing.
  var settings: [String: Any]? {
    guard let data = try? Data(contentsOf: settingsFile) else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }
}
