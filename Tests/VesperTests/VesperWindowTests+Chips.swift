import Foundation
import ReplayServer
import Testing

extension VesperWindowTests {
  private static let filters = #"{"licenseWishes": "changes,commercialUse", "orientation": "landscape"}"#

  /// A home with these settings.
  private static func home(_ settings: String) throws -> TemporaryDirectory {
    let home = try TemporaryDirectory()
    try Data(settings.utf8).write(to: home.directory("config/vesper").appendingPathComponent("settings.json"))
    return home
  }

  @Test func `each filter that is on is a chip, and its button removes it`() async throws {
    let home = try Self.home(Self.filters)
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      let chips = ["May be used commercially", "May be changed", "Landscape"]
      try await vesper.wait(until: "the chips") { $0.chips == chips }
      try await eventually(for: "the search") { server.searches.count == 1 ? true : nil }
      try await vesper.click(
        try #require(try await vesper.read().first("button", named: "Remove filter: May be changed")))
      try await vesper.wait(until: "two chips") { $0.chips == ["May be used commercially", "Landscape"] }
      try await eventually(for: "the wider search") { server.searches.count == 2 ? true : nil }
      try await eventually(for: "the memory") {
        home.settings?["licenseWishes"] as? String == "commercialUse" ? true : nil
      }
      try await vesper.click(try #require(try await vesper.read().first("button", named: "Remove Filters")))
      try await vesper.wait(until: "no chips") { $0.chips.isEmpty }
      // The results of before stay until then.
      let _: Bool = try await eventually(for: "the widest search") {
        server.searches.last?.query == ["q": "cats", "page": "1", "page_size": "20"] ? true : nil
      }
      try await vesper.wait(until: "all cats") { $0.finds(20) }
    }
  }

  @Test func `dates and order are chips too`() async throws {
    let home = try Self.home(
      #"{"dateFilter": true, "minUploadDate": "2024-03-05", "maxUploadDate": "2024-03-10", "order": "newest"}"#)
    try await withVesper(home: home, arguments: ["--source", "samples", "--search", "cat"]) { vesper, _ in
      try await vesper.wait(until: "the chips") { $0.chips == ["03/05/2024 – 03/10/2024", "Newest first"] }
      try await vesper.click(
        try #require(try await vesper.read().first("button", named: "Remove filter: 03/05/2024 – 03/10/2024")))
      try await vesper.wait(until: "one chip, and the cats") { $0.chips == ["Newest first"] && !$0.photoRows.isEmpty }
      #expect(home.settings?["minUploadDate"] as? String == "2024-03-05", "the days stay for the next time")
    }
  }
}

extension AccessibleNode {
  /// The words of the chips.
  fileprivate var chips: [String] {
    all.filter { $0.role == "button" && $0.name.hasPrefix("Remove filter: ") }
      .map { String($0.name.dropFirst("Remove filter: ".count)) }
  }
}
