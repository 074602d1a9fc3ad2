import GeneratedCases
import ReplayServer
import Testing

extension VesperTests {
  /// What goes wrong, and what the alert must say of it.
  nonisolated struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reply: Reply
    let words: String
  }

  nonisolated static let faults: [Fault] = [
    Fault(
      testDescription: "500", reply: .status(500, detail: "The database is asleep."),
      words: "The service reported an error (500): The database is asleep. Try again later."),
    Fault(
      testDescription: "HTML with status 200", reply: .html("<html><body>Please log in</body></html>"),
      words: "The service’s answer could not be read"),
    Fault(
      testDescription: "no JSON", reply: .json("{\"results\": [{]"), words: "The service’s answer could not be read"),
    Fault(
      testDescription: "a body cut off",
      reply: Reply(
        headers: [("Content-Type", "application/json")], body: .init("{\"results\": [".utf8),
        delivery: .truncated(missing: 1000)),
      words: "broke before the answer was complete"),
    Fault(testDescription: "a body without end", reply: .endless(), words: "is larger than the limit of 4 MB"),
    Fault(testDescription: "a gzip bomb", reply: .gzipBomb(), words: "is larger than the limit of 4 MB"),
    Fault(testDescription: "a reset connection", reply: .reset(), words: "The connection to 127.0.0.1 broke"),
    Fault(
      testDescription: "a redirect to a file", reply: .redirect(to: "file:///etc/passwd"),
      words: "The service sends Vesper on to file:///etc/passwd. Vesper does not open this address"),
    Fault(
      testDescription: "a redirect into the private network", reply: .redirect(to: "http://169.254.169.254/latest/"),
      words: "The service sends Vesper on to http://169.254.169.254/latest/. Vesper does not open this address"),
  ]

  @Test(.long) func `every failure is told once, above the old results, which stay, and F5 works again`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      for fault in Self.faults {
        server.answer(ReplayServer.searchPath, with: fault.reply)
        try await vesper.display.press("F5")
        try await vesper.wait(until: "the alert about \(fault.testDescription)") { window in
          window.failureBanner?.labels.contains { $0.contains(fault.words) } ?? false
        }
        let window = try await vesper.read()
        #expect(window.finds(20), "\(fault.testDescription)")
        // Once, and not in a dialog as well.
        #expect(window.children.count == 1 && window.labels.count { $0.contains(fault.words) } == 1)
        #expect(window.labels.contains("20 of 10,000+ photos"))
        server.removeAllRules()
        try await vesper.closeFailureBanner()
      }
      server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos("Another cat", of: server))
      try await vesper.display.press("F5")
      try await vesper.wait(until: "the new result") { $0.foundPhotos.map(\.title) == ["Another cat"] }
    }
  }

  @Test(.long) func `a failure in another source says which photos are still there`() async throws {
    let server = try ReplayServer.started()
    let commons = ["VESPER_COMMONS_URL": server.baseURL.absoluteString + "w/api.php"]
    try await withVesper(server, arguments: ["--search", "cats"], environment: commons) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      server.answer("/*", with: .status(500))
      try await vesper.chooseSource("Wikimedia Commons")
      try await vesper.wait(until: "the failure") { window in
        window.failureBanner?.labels.contains {
          $0.hasSuffix("These are still the photos for “cats” from Openverse.")
        } ?? false
      }
      #expect(try await vesper.read().finds(20))
    }
  }

  @Test func `who types is not interrupted, and is told on the page`() async throws {
    let server = try ReplayServer.started()
    server.answer(ReplayServer.searchPath, with: .status(500, detail: "The database is asleep."))
    try await withVesper(server) { vesper, server in
      try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
      try await vesper.display.type("snail")
      try await vesper.wait(until: "the page") { window in
        window.labels.contains { $0.contains("The database is asleep.") }
      }
      try await vesper.display.type("s")
      let window = try await vesper.wait(until: "the text") { $0.searchEntry?.text == "snails" }
      #expect(window.children.count == 1)
      try await eventually(for: "the second search") { server.searches.last?.query["q"] == "snails" ? true : nil }
      // A page tells it, and nothing beside it.
      let page = try await vesper.wait(until: "the page again") {
        $0.first("alert", named: "Search failed") != nil
      }
      #expect(page.failureBanner == nil)
    }
  }

  @Test func `a service that wants a pause gets it`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      let cats = try await vesper.wait(until: "the cats") { $0.finds(20) }.foundPhotos.map(\.title)
      server.answer(ReplayServer.searchPath, with: .throttled(retryAfter: nil, expected: 3600))
      try await vesper.display.press("F5")
      try await vesper.wait(until: "the alert with the hour") { window in
        // It counts down.
        window.failureBanner?.labels.contains {
          $0.wholeMatch(of: #/Limit reached. Try again in [56]\d minutes./#) != nil
        }
          ?? false
      }
      try await vesper.closeFailureBanner()
      server.removeAllRules()
      let count = server.searches.count
      try await vesper.display.press("F5")
      try await vesper.wait(until: "the wait") { window in
        window.labels.contains { $0.hasPrefix("Search limit reached. Searching in ") }
      }
      #expect(server.searches.count == count)
      #expect(try await vesper.read().foundPhotos.map(\.title) == cats)
    }
  }

  @Test func `a next page that failed is asked for by Try Again, and nothing else`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      server.answer(ReplayServer.searchPath, with: .status(500, detail: "The database is asleep."))
      try await vesper.click(try await vesper.wait(for: "more") { $0.first("button", named: "Show More") })
      let banner = try await vesper.wait(for: "the failure") { $0.failureBanner }
      #expect(try await vesper.read().finds(20))
      server.removeAllRules()
      try await vesper.click(try #require(banner.first("button", named: "Try Again")))
      try await vesper.wait(until: "more photos, and no failure") { window in
        window.labels.contains { $0.hasPrefix("40 of ") } && window.failureBanner == nil
      }
      #expect(server.searches.last?.query["page"] == "2")
    }
  }

  @Test func `a server that is gone is told by its name`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      server.stop()
      try await vesper.display.press("F5")
      try await vesper.wait(until: "the alert") { window in
        window.failureBanner?.labels.contains {
          $0 == "Could not reach 127.0.0.1. Check the network connection and try again."
        } ?? false
      }
      #expect(try await vesper.read().finds(20))
    }
  }
}

extension AccessibleNode {
  /// The line above the photos that tells of a search that did not work.
  var failureBanner: AccessibleNode? {
    first { $0.offers("Try Again") && $0.offers("Close") }
  }

  /// Whether it is an alert with this button, which may come a moment later.
  func offers(_ button: String) -> Bool { role == "alert" && first("button", named: button) != nil }
}

extension RunningVesper {
  func closeFailureBanner() async throws {
    let button = try await wait(for: "the button that closes it") { $0.failureBanner?.first("button", named: "Close") }
    try await click(button)
    try await wait(until: "it is closed") { $0.failureBanner == nil }
  }
}
