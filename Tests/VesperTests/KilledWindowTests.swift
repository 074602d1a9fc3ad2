import Foundation
import GeneratedCases
import Testing

/// A window that is killed while somebody saves, removes, brings back and searches: nothing is lost, nothing is half
/// done, and the next start says no more than that it has saved the rest.
///
/// `VESPER_KILLS` tells how often, `VESPER_FAULT_SEED` what happens before.
@Suite(.long, .serialized, .timeLimit(.minutes(600)))
struct KilledWindowTests: ProgramTests {
  init() { expectMainLoop() }

  private static let keys = [
    "ctrl+a", "ctrl+a", "ctrl+s", "ctrl+s", "ctrl+s", "ctrl+d", "ctrl+d", "Delete", "Delete", "ctrl+z", "ctrl+z",
    "Down", "Right", "Home", "ctrl+space", "F5", "ctrl+1", "ctrl+2", "Return", "Escape", "Next",
  ]

  @Test func `a window that is killed at any moment has lost nothing and left nothing half done`() async throws {
    let environment = ProcessInfo.processInfo.environment
    let kills = environment["VESPER_KILLS"].flatMap { Int($0) } ?? 2
    let seed = environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 1
    var random = SplitMix64(seed: seed)
    let home = try TemporaryDirectory()
    var saved: Set<String> = []
    for round in 1...kills {
      let what: Comment = "VESPER_FAULT_SEED=\(seed), kill \(round)"
      let word = ["flower", "bird", "water", "tree"].randomElement(using: &random)!
      let vesper = try await RunningVesper.start(
        on: display, home: home, arguments: ["--search", word, "--source", "samples"])
      defer { vesper.process.kill() }
      let window = try await vesper.wait(until: "photos") { $0.photoElements.count > 1 }
      // What was on its way is saved at the next start, which says so.
      let alerts = window.all.filter { alert in
        alert.role == "alert" && !alert.name.hasSuffix("saved.") && !alert.name.hasSuffix("when Vesper was closed.")
      }
      #expect(alerts.map(\.name) == [], what)
      try await vesper.moveKeyboard(to: "the photos") { window in
        window.photoElements.contains { $0.states.contains(.focused) }
      }
      let keys = (0..<40).map { _ in Self.keys.randomElement(using: &random)! }
      async let pressed: Void? = try? vesper.display.press(["ctrl+a", "ctrl+s"] + keys)
      await pause(milliseconds: UInt32.random(in: 0..<1500, using: &random))
      // On a busy machine nothing may have been saved by then, and the later kills would have nothing to lose.
      if round == 1 {
        // Files come and go while they are read.
        try await eventually(for: "a saved photo") { (try? home.picturesEverSaved())?.first }
      }
      #expect(vesper.process.isRunning, what)
      #expect(vesper.process.errors == "", what)
      vesper.process.kill()
      await pressed
      try await expectOrder(home, what)
      let pictures = try home.picturesEverSaved()
      #expect(saved.isSubset(of: pictures), what)
      saved = pictures
    }
    #expect(!saved.isEmpty)
  }

  private func expectOrder(_ home: TemporaryDirectory, _ what: Comment) async throws {
    let remembered = ["session.json", "searches.json"].map { home.url.path + "/.local/state/vesper/" + $0 }
    for file in remembered where FileManager.default.fileExists(atPath: file) {
      #expect(throws: Never.self, what) {
        try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file)))
      }
    }
    let result = try await Launch.run(["--print=", "--source=saved", "--json", "--limit=1000"], home: home)
    let errors = home.savedPictures.isEmpty ? "vesper: No photos found\n" : ""
    #expect(result.exitCode == 0 && result.errors == errors, "\(what): \(result)")
    #expect(result.lines.count == home.savedPictures.count, "\(what): \(result.lines) \(home.savedPictures)")
    let folder = home.url.path + "/Pictures/Vesper"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    #expect(files.filter { $0.hasPrefix(".vesper-") } == [], what)
  }
}

extension TemporaryDirectory {
  /// What tells saved pictures apart, also those that were removed: their contents, which no longer change.
  fileprivate func picturesEverSaved() throws -> Set<String> {
    let folder = url.path + "/Pictures/Vesper"
    let removed = ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/.removed")) ?? [])
      .map { ".removed/" + $0 }
    return Set(
      try (savedPictures + removed).map { name in
        try Data(contentsOf: URL(filePath: folder + "/" + name)).base64EncodedString()
      })
  }
}
