import Foundation
import Testing

extension VesperStorageTests {
  /// The credit format of an opened photo closed a ring of bindings, behind which no setting was ever saved again.
  @Test func `settings are saved also after a photo was opened, and outlive a kill`() async throws {
    let home = try TemporaryDirectory()
    let arguments = ["--search", "bird", "--source", "samples"]
    let vesper = try await RunningVesper.start(on: display, home: home, arguments: arguments, environment: [:])
    defer { vesper.process.kill() }
    try await vesper.showFirstPhoto()
    try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
    try await vesper.chooseCreditFormat("HTML", presses: 1)
    try await eventually(for: "the format") { home.settings?["creditFormat"] as? String == "html" ? true : nil }
    try await vesper.wait(until: "the preview") { window in window.labels.contains { $0.hasPrefix("<") } }
    try await vesper.display.press("Escape")
    try await vesper.wait(until: "the results") { !$0.labels.contains("Credit") }
    try await vesper.display.press("ctrl+1")
    try await eventually(for: "the layout") { home.settings?["layout"] as? String == "list" ? true : nil }
    vesper.process.kill()
    try await withVesper(home: home, arguments: arguments) { vesper, _ in
      try await vesper.wait(until: "the list of before") {
        $0.showsList
      }
      try await vesper.display.press("ctrl+2")
      try await vesper.wait(until: "the rows") { $0.showsRows }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the format of before") { window in
        window.labels.contains { $0.hasPrefix("<a href") }
      }
    }
  }
}
