import Foundation
import ReplayServer
import Testing

extension VesperTests {
  @Test func `a key counts as soon as it is entered, and no more when it is removed`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      _ = try await vesper.openSettings()
      try await vesper.enter("s3cret", into: "Openverse token")
      try await eventually(for: "the keyed search") { server.searches.count == 2 ? true : nil }
      #expect(server.searches.map { $0.headers["authorization"] } == [nil, "Bearer s3cret"])
      try await vesper.click(
        try await vesper.wait(for: "Remove") { $0.settings?.first("button", named: "Remove the Openverse token") })
      try await vesper.click(
        try await vesper.wait(for: "Close") { $0.settings?.first { $0.description == "Close the window" } })
      try await vesper.wait(until: "no settings") { $0.settings == nil }
      try await vesper.display.focusWindow()
      try await vesper.display.press("F5")
      try await eventually(for: "a search without it") {
        server.searches.count > 2 && server.searches.last?.headers["authorization"] == nil ? true : nil
      }
    }
  }

  @Test func `Escape closes the settings after a key was removed by keyboard`() async throws {
    try await withVesper(arguments: ["--source", "samples"]) { vesper, _ in
      _ = try await vesper.openSettings()
      try await vesper.enter("s3cret", into: "Openverse token")
      // Each time the keyboard goes to what took the place of where it was.
      try await vesper.wait(until: "the keyboard on Remove") {
        $0.settings?.first("button", named: "Remove the Openverse token")?.states.contains(.focused) == true
      }
      try await vesper.display.press("space")
      try await vesper.wait(until: "the keyboard in the entry") { window in
        window.settings?.first { $0.name == "Openverse token" && $0.states.contains(.focused) } != nil
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "no settings") { $0.settings == nil }
    }
  }

  @Test func `Flickr's key is sent in the address from then on, and kept for the user alone`() async throws {
    let server = try ReplayServer.started()
    server.answer(
      "/*",
      with: .json(
        #"{"stat":"ok","photos":{"pages":1,"total":1,"photo":[{"id":"1","owner":"7@N06","title":"Snail"}]}}"#))
    let home = try TemporaryDirectory()
    let file = home.url.path + "/config/vesper/keys/flickr.key"
    try await withVesper(
      server, home: home, arguments: ["--search", "cats", "--source", "flickr"],
      environment: ["VESPER_FLICKR_URL": server.baseURL.absoluteString]
    ) { vesper, server in
      _ = try await vesper.openSettings()
      try await vesper.enter("s3cret", into: "Flickr key")
      try await eventually(for: "the keyed search") {
        server.requests.last?.query["api_key"] == "s3cret" ? true : nil
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "s3cret\n")
      try await vesper.click(
        try await vesper.wait(for: "Remove") { $0.settings?.first("button", named: "Remove the Flickr key") })
      try await eventually(for: "the file is gone") { FileManager.default.fileExists(atPath: file) ? nil : true }
    }
  }

  @Test func `a server of 500px's kind is asked anew with the key, and anew without it`() async throws {
    let server = try ReplayServer.started()
    server.answer(
      "/*", with: .json(#"{"current_page":1,"total_pages":1,"total_items":1,"photos":[{"id":1,"name":"Snail"}]}"#))
    func keys() -> [String?] { server.requests.map { $0.query["consumer_key"] } }
    try await withVesper(
      server, arguments: ["--search", "cats", "--source", "500px"],
      environment: ["VESPER_500PX_URL": server.baseURL.absoluteString]
    ) { vesper, _ in
      try await vesper.wait(until: "the snail") { $0.foundPhotos.map(\.title) == ["Snail"] }
      #expect(keys() == [nil])
      _ = try await vesper.openSettings()
      try await vesper.enter("s3cret", into: "500px key")
      try await eventually(for: "the search with the key") { keys() == [nil, "s3cret"] ? true : nil }
      try await vesper.click(
        try await vesper.wait(for: "Remove") { $0.settings?.first("button", named: "Remove the 500px key") })
      try await eventually(for: "the search without it") { keys() == [nil, "s3cret", nil] ? true : nil }
    }
  }
}

extension RunningVesper {
  /// Types a key into its place in the settings, which are open.
  fileprivate func enter(_ key: String, into name: String) async throws {
    let dialog = try await wait(for: "the settings") { $0.settings }
    try await clickWithMouse(on: try #require(dialog.first("label", named: "Keys")))
    let entry = try await wait(for: name) { window in
      window.settings?.first { $0.name == name && $0.role != "label" && $0.states.contains(.focusable) }
    }
    try await clickWithMouse(on: entry)
    try await display.type(key)
    try await display.press("Return")
    try await wait(until: "the key is kept") {
      $0.settings?.labels.contains("Kept where only you can read it.") ?? false
    }
  }
}
