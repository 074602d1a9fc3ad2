import Foundation
import GeneratedCases
import PhotoSearchCore
import ReplayServer
import Testing

/// Journeys past services that fail, and come back.
extension JourneyTests {
  private static let commons = "/w/api.php"
  private static let noCommons = #"{"batchcomplete":true}"#

  /// A server in the place of all services that need no key.
  private static func environment(_ server: ReplayServer) -> [String: String] {
    OtherServices.environment(on: server).merging(["VESPER_COMMONS_URL": server.baseURL.absoluteString]) { $1 }
  }

  @Test func `Who asked all sources, of which one was too slow and one refused, was told that there are no photos`()
    async throws
  {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    server.answer(ReplayServer.searchPath, with: .hanging())
    server.answer(Self.commons, with: .status(403))
    OtherServices.fail(on: server, with: .status(403))
    let environment = Self.environment(server).merging(["VESPER_TIMEOUT_FACTOR": "4"]) { $1 }
    try await go(server, home: home, "--source", "all", environment: environment) { vesper in
      try await vesper.search("birds")
      try await vesper.wait(until: "that it failed", within: .seconds(300)) { window in
        window.first("alert", named: "Search failed") != nil
      }
      try await vesper.waitToSee("Search failed")
      let failed = try await vesper.read()
      #expect(!failed.labels.contains("No photos found"))
      let names = (["Openverse", "Wikimedia Commons"] + OtherServices.all.map(\.name)).joined(separator: ", ")
      #expect(failed.labels.contains("No source answered: \(names). Try again in a moment."))
      // What is on this machine can be had meanwhile.
      try await vesper.clickOnPage("Search Sample Photos")
      try await vesper.wait(until: "samples") { $0.searches("Sample Photos") && $0.photoLines.count > 2 }
      server.removeAllRules()
      OtherServices.findNothing(on: server)
      server.answer(Self.commons, with: .json(Self.noCommons))
      // 500px is not offered.
      try await vesper.chooseSource("All Sources", presses: PhotoService.all.count - 1)
      try await vesper.wait(until: "the birds of Openverse") { window in
        window.finds(20) && window.first { $0.role == "alert" && $0.name.contains("No results from") } == nil
      }
    }
  }

  @Test(.long) func `all sources fail, come back one after the other, and what they found stays through a kill`()
    async throws
  {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    server.answer(ReplayServer.searchPath, with: .status(500))
    server.answer(Self.commons, with: .status(500))
    OtherServices.fail(on: server, with: .status(500))
    let environment = Self.environment(server)
    try await go(server, home: home, "--source", "all", "--search", "cats", environment: environment) { vesper in
      try await vesper.waitToSee("Search failed")
      server.removeAllRules()
      OtherServices.findNothing(on: server)
      server.answer(Self.commons, with: .status(500))
      try await vesper.clickOnPage("Try Again")
      var alert = try await vesper.wait(for: "who is missing") { $0.finds(20) ? $0.alertOfCommons("(500)") : nil }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.leavePhoto()
      // It fails again, in another way. It is still said who is missing, and the others are not asked again.
      server.answer(Self.commons, with: .status(403))
      let count = server.searches.count
      try await vesper.click(try #require(alert.first("button", named: "Retry")))
      alert = try await vesper.wait(for: "who is missing still") { $0.finds(20) ? $0.alertOfCommons("(403)") : nil }
      #expect(server.searches.count == count)
      server.answer(Self.commons, with: .json(Self.noCommons))
      try await vesper.click(try #require(alert.first("button", named: "Retry")))
      try await vesper.wait(until: "nobody is missing") { window in
        window.first { $0.role == "alert" && $0.name.contains("No results from") } == nil
          && window.labels.contains { $0.contains("Wikimedia Commons: 0") }
      }
      try await home.waitForSession("cats")
    }
    server.stopAndWait()
    try await go(server, home: home, environment: environment) { vesper in
      try await vesper.wait(until: "the cats of before") { !$0.photoLines.isEmpty && $0.searches("All Sources") }
    }
  }

  @Test(.long) func `a pause that the service wants, a filter meanwhile, then the results by themselves`() async throws
  {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    try await go(server, home: home, "--search", "cats") { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      // The filter has to be chosen in this time, and a busy machine takes longer for it.
      let way = try await ContinuousClock().measure {
        _ = try await vesper.openFilters()
        try await vesper.closeFilters()
      }
      let pause = 60 + 6 * Int(way.components.seconds)
      server.answer(ReplayServer.searchPath, query: ["q": "birds"], with: .throttled(retryAfter: pause), times: 1)
      try await vesper.search("birds")
      try await vesper.wait(until: "the pause") { window in
        window.failureBanner?.labels.contains { $0.hasPrefix("Limit reached.") } ?? false
      }
      let count = server.searches.count
      let filters = try await vesper.openFilters()
      try await vesper.click(try #require(filters.first("switch", named: "Creative Commons only")))
      try await vesper.wait(until: "the countdown") { window in
        window.labels.contains { $0.hasPrefix("Search limit reached. Searching in ") }
      }
      #expect(server.searches.count == count)
      try await vesper.closeFilters()
      // Nobody presses anything.
      try await vesper.wait(until: "the birds", within: .seconds(pause + 60)) { window in
        window.finds(20) && window.pillsThatAreOn == ["Creative Commons"] && window.failureBanner == nil
          && window.foundPhotos.allSatisfy { $0.title.lowercased().contains("bird") }
      }
      #expect(server.searches.count == count + 1)
      #expect(server.searches.last?.query["license_type"] == "all-cc")
      try await vesper.openPhoto()
      try await vesper.leavePhoto()
    }
  }

  @Test(.long) func `a second start with a search reaches the window at a photo, in the settings and at Saved Photos`()
    async throws
  {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    try await go(server, home: home, "--search", "cats") { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.openPhoto()
      try await vesper.startAgain("--search", "birds")
      try await vesper.wait(until: "the birds") { window in
        window.searchEntry?.text == "birds" && window.finds(20) && !window.labels.contains("Credit")
      }
      // Who types goes on behind it.
      try await vesper.display.press("ctrl+f", "End")
      try await vesper.startAgain("--search", "bird")
      try await vesper.display.type("s")
      try await vesper.wait(until: "the birds") { $0.searchEntry?.text == "birds" && $0.finds(20) }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the saved photos") { $0.labels.contains("Photos you save appear here") }
      try await vesper.startAgain("--search", "dogs")
      try await vesper.wait(until: "the dogs, from the service") { window in
        window.searchEntry?.text == "dogs" && window.finds(20) && window.searches("Openverse")
      }
      #expect(server.searches.last?.query["q"] == "dogs")
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the saved photos") { $0.labels.contains("Photos you save appear here") }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the dogs again") { $0.searchEntry?.text == "dogs" && $0.finds(20) }
      _ = try await vesper.openSettings()
      try await vesper.startAgain("--search", "cats")
      try await vesper.wait(until: "the cats") { $0.searchEntry?.text == "cats" && $0.finds(20) }
      try await vesper.startAgain()
      #expect(try await vesper.read().searchEntry?.text == "cats")
    }
  }

  @Test(.long) func `what was loaded is cleared while a search is on its way: it comes, and can be asked for again`()
    async throws
  {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    try await go(server, home: home, "--search", "cats") { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      let dialog = try await vesper.openSettings()
      try await vesper.clickWithMouse(on: try #require(dialog.first("tab", named: "Storage")))
      try await vesper.wait(until: "the storage") { $0.settings?.first("button", named: "Clear cache") != nil }
      let birds = Reply.json(server.recording("search-birds-page1.json")).held()
      server.answer(ReplayServer.searchPath, query: ["q": "birds"], with: birds)
      // By a second start: the settings are open, and the search is still on its way.
      let second = try vesper.restart(["--search", "birds"])
      try await eventually(for: "the search on its way") { server.searches.last?.query["q"] == "birds" ? true : nil }
      try await vesper.clearCache()
      server.releaseHeldReplies()
      try await vesper.expectHandover(by: second)
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the birds") { window in
        window.settings == nil && window.finds(20)
          && window.foundPhotos.allSatisfy { $0.title.lowercased().contains("bird") }
      }
      try await vesper.openPhoto()
      try await vesper.leavePhoto()
      try await vesper.search("cats")
      try await vesper.wait(until: "the cats again") { window in
        window.finds(20) && window.foundPhotos.contains { $0.title.lowercased().contains("cat") }
      }
    }
  }
}

extension RunningVesper {
  /// Starts the program while it runs, which hands over what is asked for and ends.
  fileprivate func startAgain(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await expectHandover(by: restart(arguments), sourceLocation: sourceLocation)
  }

  fileprivate func expectHandover(
    by second: ChildProcess, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    #expect(try await second.waitForExit() == 0, sourceLocation: sourceLocation)
    #expect(second.errors == "", sourceLocation: sourceLocation)
  }

  fileprivate func closeFilters(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await display.press("Escape")
    try await wait(until: "the filters are closed", sourceLocation: sourceLocation) { $0.filters == nil }
  }

  /// Chooses a source of the search field with keys, so many lines below the first.
  fileprivate func chooseSource(_ name: String, presses: Int) async throws {
    try await moveKeyboard(to: "the source") { $0.sourceChip?.states.contains(.focused) ?? false }
    try await display.press("space")
    try await wait(until: "the sources") { $0.sourceChoice(name) != nil }
    try await display.press("Home")
    for _ in 0..<presses { try await display.press("Down") }
    try await display.press("Return")
    try await wait(until: name) { $0.searches(name) }
  }
}

extension AccessibleNode {
  /// The line above the photos that says that Wikimedia Commons failed, if it tells this reason and offers a retry.
  fileprivate func alertOfCommons(_ reason: String) -> AccessibleNode? {
    let start = "No results from Wikimedia Commons"
    return first { $0.offers("Retry") && $0.name.hasPrefix(start) && $0.name.contains(reason) }
  }
}
