import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperStorageTests {
  @Test(.long) func `searches of before are offered below the entry, also in the next run`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--source", "samples"]) { vesper, _ in
      for word in ["cats", "sunflower"] {
        try await vesper.display.press("ctrl+a")
        try await vesper.display.type(word)
        try await vesper.wait(until: word) { !$0.foundPhotos.isEmpty && $0.searchEntry?.text == word }
        // What is found may be for the first letters.
        try await eventually(for: "\(word) to be remembered") { home.searches("recent").contains(word) ? true : nil }
      }
    }
    #expect(
      try FileManager.default.attributesOfItem(atPath: home.searchesFile.path)[.posixPermissions] as? Int == 0o600)
    try await withVesper(home: home, arguments: ["--source", "samples"]) { vesper, _ in
      try await vesper.display.press("Down")
      try await vesper.wait(until: "both") { window in
        ["sunflower", "cats"].allSatisfy(window.suggestions.contains)
      }
      try await vesper.display.press("Escape")
      try await vesper.display.type("c")
      try await vesper.wait(until: "the one that goes on like that") { $0.suggestions == ["cats"] }
      try await vesper.display.press("Down", "Return")
      try await vesper.wait(until: "the cats") { !$0.foundPhotos.isEmpty && $0.searchEntry?.text == "cats" }
    }
  }

  @Test(.long) func `Down through searches of before was silent, and their details were cut off`() async throws {
    let home = try TemporaryDirectory()
    try Data(#"{"licenseWishes": "changes,commercialUse"}"#.utf8).write(to: home.settingsFile)
    try await withVesper(home: home, arguments: ["--search", "cats", "--source", "samples"]) { vesper, _ in
      try await vesper.wait(until: "some cats") { !$0.foundPhotos.isEmpty }
      try await vesper.click(try await vesper.wait(for: "the button") { $0.first("button", named: "Remove Filters") })
      try await eventually(for: "the search without filters to be remembered") { () -> Bool? in
        let memory = (try? Data(contentsOf: home.searchesFile)).flatMap {
          try? JSONSerialization.jsonObject(with: $0) as? [String: [[String: Any]]]
        }
        guard let newest = memory?["recent"]?.first?["query"] as? [String: Any] else { return nil }
        return (newest["licenseWishes"] as? [Any] ?? []).isEmpty ? true : nil
      }
      try await vesper.wait(until: "all cats") { $0.pillsThatAreOn.isEmpty && !$0.foundPhotos.isEmpty }
      try await vesper.expectEverything(within: 360, of: "the list")
      try await vesper.display.press("ctrl+f", "Down", "Down")
      try await vesper.wait(until: "the first one told") { $0.searchEntry?.description == "cats, Sample Photos" }
      // One for each filter that is removed may come between.
      try await vesper.display.press("Down", "Down")
      let details = "Sample Photos, Commercial use, Editing allowed"
      try await vesper.wait(until: "the second one told") { $0.searchEntry?.description == "cats, \(details)" }
      try await vesper.wait(
        untilAreas: "all of its details in sight", of: { [$0.first("label", named: details)] }, { $0[0].height > 20 })
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "nothing told") { $0.searchEntry?.description == "" }
    }
  }

  @Test func `a search is kept with the star`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats", "--source", "samples"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { !$0.foundPhotos.isEmpty }
      let star = try await vesper.wait(for: "the star") { window in
        window.first { $0.name == "Star this search" && $0.states.contains(.sensitive) }
      }
      try await vesper.click(star)
      try await eventually(for: "the search to be kept") { home.searches("saved") == ["cats"] ? true : nil }
      try await vesper.click(star)
      try await eventually(for: "the search to be dropped") { home.searches("saved").isEmpty ? true : nil }
    }
  }

  @Test func `each source says what it found, and who failed may be asked again`() async throws {
    let environment = ["VESPER_COMMONS_URL": "http://127.0.0.1:9/", "https_proxy": ""]
    try await withVesper(arguments: ["--search", "cats", "--source", "all"], environment: environment) { vesper, _ in
      let found =
        (["Openverse: 20 of 10,000+", "Wikimedia Commons: no answer"] + OtherServices.all.map { "\($0.name): 0" }
        + ["Saved Photos: 0", "Flickr: needs your key"]).joined(separator: "  ·  ")
      let missing = "No results from Wikimedia Commons: Could not reach 127.0.0.1."
      try await vesper.wait(until: "what the sources found") { window in
        window.finds(20) && window.labels.contains(found) && window.labels.contains { $0.contains(missing) }
          && window.first { $0.offers("Retry") && $0.name.hasPrefix(missing) } != nil
      }
      // In the line above the photos alone.
      let window = try await vesper.read()
      #expect(window.labels.count { $0.contains("Could not reach") } == 1)
    }
  }

  @Test func `a key is kept for the user alone and shown nowhere`() async throws {
    let home = try TemporaryDirectory()
    let file = home.url.appendingPathComponent("config/vesper/keys/flickr.key")
    try await withVesper(home: home) { vesper, _ in
      _ = try await vesper.openSettings()
      let tab = try await vesper.wait(for: "the tab") { $0.first("tab", named: "Keys") }
      try await vesper.clickWithMouse(on: tab)
      let entry = try await vesper.wait(for: "the entry") { window in
        window.first { $0.name == "Flickr key" && $0.interfaces.contains("org.a11y.atspi.EditableText") }
      }
      try await vesper.clickWithMouse(on: entry)
      // What cannot be a key was easily overlooked: it is told at the field, in the colour of errors.
      try await vesper.display.type("no key")
      try await vesper.display.press("Return")
      let problem = try await vesper.wait(for: "the problem") { window in
        window.first { $0.name == "Flickr key" && $0.description.hasPrefix("This cannot be a key") }?.description
      }
      let label = try await vesper.wait(for: "its label") { $0.first("label", named: problem) }
      try await vesper.wait(untilColorsOf: label, are: "red") { $0.contains(where: \.isRed) }
      try await vesper.clickWithMouse(on: entry)
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("s3cret42")
      try await vesper.display.press("Return")
      let window = try await vesper.wait(until: "the key is kept") { window in
        window.labels.contains("Kept where only you can read it.")
          && window.first("button", named: "Remove the Flickr key") != nil
          && window.labels.contains(
            "This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc.")
      }
      #expect(!window.dump().contains("s3cret42"))
      #expect(try String(contentsOf: file, encoding: .utf8) == "s3cret42\n")
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
      try await vesper.click(try #require(window.first("button", named: "Remove the Flickr key")))
      try await eventually(for: "the key to go") {
        FileManager.default.fileExists(atPath: file.path) ? nil : true
      }
    }
  }
}

extension AccessibleNode {
  /// The searches of before that are offered below the entry.
  var suggestions: [String] {
    searchEntry?.all.filter { $0.role == "list item" }.compactMap(\.labels.first) ?? []
  }
}

extension TemporaryDirectory {
  fileprivate var searchesFile: URL { url.appendingPathComponent(".local/state/vesper/searches.json") }

  /// The texts of the searches that are remembered as "recent" or "saved".
  func searches(_ list: String) -> [String] {
    let memory = (try? Data(contentsOf: searchesFile)).flatMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: [[String: Any]]]
    }
    return memory?[list]?.compactMap { ($0["query"] as? [String: Any])?["text"] as? String } ?? []
  }
}
