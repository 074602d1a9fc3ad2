import Foundation
import ReplayServer
import Testing

/// Journeys of several steps that lead from one feature to the next, on the program as people have it: installed.
///
/// They run on the program that `VESPER_JOURNEY_PROGRAM` names, such as the installed release build that `script/test`
/// makes; without it on the debug build.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct JourneyTests: ProgramTests {
  init() { expectMainLoop() }

  /// The installed program, and what keeps it there.
  private static var installed: InstalledVesper?

  /// The program that is installed with all of its data.
  private static var given: URL? {
    ProcessInfo.processInfo.environment["VESPER_JOURNEY_PROGRAM"].flatMap {
      $0.isEmpty ? nil : URL(fileURLWithPath: $0)
    }
  }

  /// Whether the settings are in GSettings, as where people have installed it.
  static var hasSchema: Bool { given != nil }
  /// A desktop's own store for GSettings would not be in the home.
  static let environment = ["GSETTINGS_BACKEND": "keyfile"]

  static func program() async throws -> URL {
    if let given { return given }
    if let installed { return installed.executable }
    let made = try InstalledVesper()
    try await made.addTranslations()
    installed = made
    return made.executable
  }

  /// Goes a part of a journey, at whose end the program is killed: it must have been running until then, and must not
  /// have complained.
  func go(
    _ server: ReplayServer? = nil, home: TemporaryDirectory, _ arguments: String...,
    environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (RunningVesper) async throws -> Void
  ) async throws {
    // What is killed and started again finds its service where it was.
    let url = server.map { ["VESPER_OPENVERSE_URL": $0.baseURL.absoluteString] } ?? [:]
    let own = Self.environment.merging(url) { $1 }
    let vesper = try await RunningVesper.start(
      on: display, home: home, executable: Self.program(), arguments: arguments,
      environment: own.merging(environment) { $1 })
    defer { vesper.process.kill() }
    do {
      try await body(vesper)
    } catch {
      vesper.attachScreen(sourceLocation: sourceLocation)
      throw error
    }
    #expect(vesper.process.isRunning, sourceLocation: sourceLocation)
    #expect(vesper.process.errors == "", sourceLocation: sourceLocation)
    try vesper.askedTexts.expectInTemplate(sourceLocation: sourceLocation)
  }
}

/// What people do on the way, with keys alone.
extension RunningVesper {
  /// Types a text in the place of the one in the search entry.
  func search(_ text: String) async throws {
    try await display.press("ctrl+f", "ctrl+a")
    try await display.type(text)
    try await wait(until: "the text") { $0.searchEntry?.text == text }
  }

  /// Opens the photo at a place of the results.
  func openPhoto(_ index: Int = 0, credit: String = "Credit") async throws {
    try await moveKeyboard(to: "the photos") { window in
      window.photoElements.contains { $0.states.contains(.focused) }
    }
    try await display.press("Home")
    for _ in 0..<index { try await display.press(keyToNextPhoto) }
    try await wait(until: "the keyboard at photo \(index)") { window in
      window.photoElements.firstIndex { $0.states.contains(.focused) } == index
    }
    try await display.press("Return")
    try await wait(until: "the photo") { $0.labels.contains(credit) }
  }

  /// The key that moves to the next photo: beside it in rows, and below it in the list.
  var keyToNextPhoto: String {
    get async throws {
      let window = try await read()
      let photos = window.photoElements
      guard photos.count > 1 else { return "Down" }
      let (first, second) = try await (area(of: photos[0]), area(of: photos[1]))
      if first.y == second.y { return first.x > second.x ? "Left" : "Right" }
      return window.showsRows ? "Right" : "Down"
    }
  }

  /// Leaves the photo that is looked at.
  func leavePhoto(credit: String = "Credit") async throws {
    try await display.press("Escape")
    try await wait(until: "the results") { !$0.labels.contains(credit) }
  }

  /// Chooses the format of the credit of the photo that is looked at, which is plain text before.
  func chooseCreditFormat(_ name: String, presses: Int) async throws {
    try await focus("Format of the credit")
    try await display.press("space")
    try await wait(until: "the choices") { $0.creditFormat(name) != nil }
    for _ in 0..<presses { try await display.press("Down") }
    try await display.press("space")
    try await wait(until: name) { $0.creditFormat(name)?.isOn ?? false }
    try await display.press("Escape")
    try await wait(until: "no choices") { $0.creditFormat(name) == nil }
  }

  /// What is on the clipboard once it has this text, by pasting it into the search entry, where it stays.
  func pasted(with part: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    try await eventually(for: "the clipboard in the entry", sourceLocation: sourceLocation) {
      // What is copied comes to the clipboard after a moment.
      try await display.press("ctrl+f", "ctrl+a", "ctrl+v")
      return try await read().searchEntry?.text.flatMap { $0.contains(part) ? $0 : nil }
    }
  }

  /// Selects a photo, or deselects it, as assistive technology does it.
  func select(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await click(
      wait(for: title, sourceLocation: sourceLocation) { $0.first("button", named: "Select \(title)") })
  }

  /// Clicks on what has this name, as assistive technology does it.
  func press(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await click(wait(for: name, sourceLocation: sourceLocation) { $0.pressable(name) })
  }
}

extension AccessibleNode {
  /// The photos of the list or the grid, in whichever language.
  var photoElements: [AccessibleNode] {
    all.filter { element in
      // The names in Arabic have a comma of their own.
      guard element.name.contains(", ") || element.name.contains("، ") else { return false }
      // The collections beside saved photos have two texts.
      return element.role == "list item" && element.labels.count > 2 && element.first { $0.role == "image" } != nil
        || element.selectButton != nil
    }
  }

  /// The choice of a format of the credit, while it can be made.
  func creditFormat(_ name: String) -> AccessibleNode? {
    // Newer versions of GTK call the role by its longer name.
    first { ["radio", "radio button"].contains($0.role) && $0.name == name }
  }

}

extension TemporaryDirectory {
  /// Waits until the window is remembered as it is to come back: that is written a moment after it has changed.
  func waitForSession(
    _ text: String, intendedUses: Int = 0, isPhotoOpen: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let _: Bool = try await eventually(
      for: "the session", sourceLocation: sourceLocation, details: "\(session ?? [:])"
    ) {
      guard let session, session["text"] as? String == text, (session["open"] != nil) == isPhotoOpen else { return nil }
      let query = (session["search"] as? [String: Any])?["query"] as? [String: Any]
      return (query?["licenseWishes"] as? [Any])?.count ?? 0 == intendedUses ? true : nil
    }
  }
}
