import Foundation
import ReplayServer
import Testing

extension VesperTests {
  @Test func `a key counts as soon as it is entered, and no more when it is removed`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.photoRows.count == 20 }
      let dialog = try await vesper.openSettings()
      @MainActor func enter(_ name: String) async throws {
        let entry = try #require(
          dialog.first { $0.name == name && $0.role != "label" && $0.states.contains(.focusable) })
        for node in [try #require(dialog.first("label", named: "Keys")), entry] {
          let middle = try await eventually(for: "its place") {
            let area = try await vesper.area(of: node)
            return area.isEmpty ? nil : area.center
          }
          try await vesper.display.click(x: middle.x, y: middle.y)
        }
        try await vesper.display.type("s3cret")
        try await vesper.display.press("Return")
        try await vesper.wait(until: "the key is kept") {
          $0.settings?.labels.contains("Kept where only you can read it.") ?? false
        }
      }
      try await enter("Openverse token")
      try await eventually(for: "the keyed search") { server.searches.count == 2 ? true : nil }
      #expect(server.searches.map { $0.headers["authorization"] } == [nil, "Bearer s3cret"])
      try await vesper.click(
        try await vesper.wait(for: "Remove") { $0.settings?.first("button", named: "Remove the Openverse token") })
      try await vesper.wait(until: "the limits without it") { window in
        window.labels.contains { $0.contains("of 20 searches left") }
      }
    }
  }
}
