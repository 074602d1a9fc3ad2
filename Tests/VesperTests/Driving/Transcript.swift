import CGtk
import Foundation
import ReplayServer
import Testing

/// What a screen reader would say on a journey: after each step the element that has the keyboard now, the alerts that
/// have come, and the words of the status bar. `Tests/Fixtures/transcripts/NAME.txt` has what is expected.
///
/// The variable `VESPER_TRANSCRIPTS`, which `script/update-transcripts` sets, makes the files become what is said.
final class Transcript {
  private let vesper: RunningVesper
  private let name: String
  private var lines: [String] = []
  private var focus = ""
  private var alerts: Set<String> = []
  private var statuses: [String] = []

  private static let folder = Fixtures.folder.appendingPathComponent("transcripts")
  private static let isUpdate = ProcessInfo.processInfo.environment["VESPER_TRANSCRIPTS"] != nil

  /// - Parameter name: that of the file.
  init(_ name: String, of vesper: RunningVesper) {
    (self.name, self.vesper) = (name, vesper)
  }

  /// Does something, waits until a condition holds and nothing that is said changes any more, and writes down what is
  /// new.
  func step(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ action: () async throws -> Void = {},
    until condition: (AccessibleNode) -> Bool
  ) async throws {
    try await action()
    // A toast may go before everything else has come.
    var came: [String] = []
    // The tree is not read at once: what appears may have the name of before when it is first seen.
    var seenBefore: Set<String> = []
    var last: [String] = []
    var looks = 0
    let window = try await vesper.wait(for: what, sourceLocation: sourceLocation) { application -> AccessibleNode? in
      let there = application.alerts
      for alert in there where !alerts.contains(alert) && seenBefore.contains(alert) && !came.contains(alert) {
        came.append(alert)
      }
      seenBefore = Set(there)
      let said = [application.keyboard?.spoken ?? ""] + application.alerts + application.statuses
      looks = said == last ? looks + 1 : 0
      last = said
      // On a busy machine nothing may change for that long while a search is on its way, or before the window is in front.
      let isSearching = application.statuses.contains { $0.contains("Searching…") || $0.hasPrefix("Waiting for ") }
      let isAtRest = looks >= 4 && application.keyboard != nil && !isSearching
      return isAtRest && condition(application) ? application : nil
    }
    lines.append("> \(what)")
    // Focus first: screen readers interrupt what they say for it.
    let focus = window.keyboard?.spoken ?? ""
    if focus != self.focus { lines.append("  \(focus)") }
    lines += came.map { "  alert: \($0)" }
    lines += window.statuses.filter { !statuses.contains($0) }.map { "  status: \($0)" }
    self.focus = focus
    alerts = Set(window.alerts)
    statuses = window.statuses
  }

  /// Compares with the file, or writes it.
  func end(sourceLocation: SourceLocation = #_sourceLocation) throws {
    // Nobody can use what has the keyboard and says nothing.
    for line in lines where line.contains(" “”") {
      Issue.record("\(name): \(line)", sourceLocation: sourceLocation)
    }
    // Other versions of GTK tell other roles and states.
    guard gtk_get_minor_version() == 8 else { return }
    let file = Self.folder.appendingPathComponent("\(name).txt")
    // Today, and the same day a year ago, are other dates tomorrow.
    let dates = try Regex("[0-9]{2}/[0-9]{2}/20(2[5-9]|[3-9][0-9])")
    let said = lines.joined(separator: "\n").replacing(dates, with: "DATE") + "\n"
    if Self.isUpdate {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      return try said.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let changes = said.split(separator: "\n").difference(from: expected.split(separator: "\n"))
    let words = changes.map { change in
      switch change {
      case .insert(_, let line, _): "+\(line)"
      case .remove(_, let line, _): "-\(line)"
      }
    }
    guard !words.isEmpty else { return }
    Attachment.record(said, named: "\(name).txt", sourceLocation: sourceLocation)
    Issue.record(
      "“\(name)” has changed, see script/update-transcripts:\n\(words.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }
}

extension AccessibleNode {
  /// What has the keyboard: the innermost element of the window in front.
  fileprivate var keyboard: AccessibleNode? { all.last { $0.states.contains(.focused) } }

  /// The element and all that is in it, without what is hidden. The application itself has no states.
  private var seen: [AccessibleNode] {
    guard states.contains(.visible) || role == "application" else { return [] }
    return [self] + children.flatMap(\.seen)
  }

  /// The texts of what is announced when it appears.
  fileprivate var alerts: [String] {
    seen.filter { $0.role == "alert" && !$0.name.isEmpty }
      .map { $0.description.isEmpty ? $0.name : "\($0.name). \($0.description)" }
  }

  fileprivate var statuses: [String] {
    seen.filter { $0.role == "status" && !$0.name.isEmpty }
      .map { $0.description.isEmpty ? $0.name : "\($0.name). \($0.description)" }
  }

  /// Role, name, text, description and states, in the order in which they are said.
  fileprivate var spoken: String {
    var parts = ["\(role) “\(name)”"]
    if let text, !text.isEmpty { parts.append("“\(text)”") }
    if !description.isEmpty, description != name { parts.append(description) }
    let told: [State] = [.checked, .expanded, .pressed, .selected]
    parts += told.filter(states.contains).map { "\($0)" }
    if !states.contains(.sensitive) { parts.append("unavailable") }
    return parts.joined(separator: ", ")
  }
}
