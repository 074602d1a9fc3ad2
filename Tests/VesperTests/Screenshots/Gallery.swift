import CGtk
import Foundation
import ReplayServer
import Testing

/// The pictures that a window is compared with: `Tests/Fixtures/screenshots/LOOK/STATE.png`.
///
/// Other versions of GTK than the one that made them draw other pixels: there the window is checked by its structure.
///
/// With the variable `VESPER_SCREENSHOTS`, which `script/update-screenshots` sets to a directory, there is nothing to
/// compare with: the pictures become what the window looks like, and the directory gets what has changed.
struct Gallery {
  let look: Look
  let vesper: RunningVesper
  /// Whether what is hard to see is looked for, too.
  var measuresContrast = false

  private static let folder = Fixtures.folder.appendingPathComponent("screenshots")
  private static let update = ProcessInfo.processInfo.environment["VESPER_SCREENSHOTS"]
    .map { URL(fileURLWithPath: $0) }

  /// Whether this is the version of GTK that the pictures are of. It is also one that tells where elements are.
  nonisolated static let isComparable = gtk_get_major_version() == 4 && gtk_get_minor_version() == 8

  private func file(_ state: String) -> URL {
    Self.folder.appendingPathComponent(look.name).appendingPathComponent("\(state).png")
  }

  /// What the window looks like, with its frame.
  private func picture() throws -> Screenshot {
    let frame = 2 * RunningVesper.frameWidth
    return try vesper.display.screenshot()
      .cropped(to: Area(x: 0, y: 0, width: look.size.width + frame, height: look.size.height + frame)).coarse
  }

  /// Waits until the window looks as in the picture of a state.
  func expect(_ state: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    if let update = Self.update { return try await take(state, update) }
    // The picture first: GTK hides the mark around what has the keyboard some seconds after a key.
    if Self.isComparable { try await expectPicture(state, sourceLocation) }
    try await expectStructure(state, sourceLocation)
    if measuresContrast { try await expectContrast(state, sourceLocation) }
  }

  private func expectPicture(_ state: String, _ sourceLocation: SourceLocation) async throws {
    guard let wanted = try? Screenshot(pngFile: file(state).path) else {
      Issue.record("there is no picture of “\(state)”, \(look.name)", sourceLocation: sourceLocation)
      return
    }
    var patience = Patience()
    var (seen, difference) = try compare(wanted)
    while !difference.isTolerable, !patience.runsOut() {
      await pause(milliseconds: 50)
      (seen, difference) = try compare(wanted)
    }
    guard !difference.isTolerable else { return }
    let name = "\(look.name) - \(state)"
    Attachment.record(try seen.png, named: "\(name).png", sourceLocation: sourceLocation)
    Attachment.record(
      try seen.marking(difference).png, named: "\(name) (difference).png", sourceLocation: sourceLocation)
    Issue.record(
      "“\(state)”, \(look.name), has changed: \(difference.squares.count) squares. See script/update-screenshots.",
      sourceLocation: sourceLocation)
  }

  /// Waits until everything has its place.
  private func expectStructure(_ state: String, _ sourceLocation: SourceLocation) async throws {
    // GTK 4.8 does not tell which elements are showing. There the pictures say more.
    guard !Self.isComparable else { return }
    var patience = Patience()
    var mistakes = try await structure().mistakes
    while !mistakes.isEmpty, !patience.runsOut() {
      await pause(milliseconds: 50)
      mistakes = try await structure().mistakes
    }
    guard !mistakes.isEmpty else { return }
    Attachment.record(
      try vesper.display.screenshot().png, named: "\(look.name) - \(state).png", sourceLocation: sourceLocation)
    Issue.record(
      "“\(state)”, \(look.name): \(mistakes.joined(separator: "; "))", sourceLocation: sourceLocation)
  }

  /// Waits until everything stands out from what is behind it.
  func expectContrast(_ state: String, _ sourceLocation: SourceLocation = #_sourceLocation) async throws {
    guard Self.isComparable else { return }
    var patience = Patience()
    var mistakes: [String] = []
    repeat {
      await pause(milliseconds: 50)
      mistakes = try await contrastMistakes()
    } while !mistakes.isEmpty && !patience.runsOut()
    guard !mistakes.isEmpty else { return }
    Attachment.record(
      try vesper.display.screenshot().png, named: "\(look.name) - \(state).png", sourceLocation: sourceLocation)
    Issue.record(
      "“\(state)”, \(look.name): \(mistakes.joined(separator: "; "))", sourceLocation: sourceLocation)
  }

  /// What in the window in front, or in what has opened over it, is hard to see.
  func contrastMistakes() async throws -> [String] {
    let application = try await vesper.read()
    let window = application.children.last ?? application
    var areas: [String: Area] = [:]
    // GTK 4.8 does not tell of elements whether they are showing; those that are not have no place. Rows that are out of
    // sight may tell a wrong one: the first ones stand for all.
    let photos = window.first { $0.role == "list" && $0.name == "Photos found" }
    let outOfSight = Set(photos?.children.dropFirst(2).flatMap { $0.all.map(\.path) } ?? [])
    for node in window.all where node.hasPlace && !outOfSight.contains(node.path) {
      areas[node.path] = try await vesper.area(of: node)
    }
    let popover = window.popovers.last { areas[$0.path].map { !$0.isEmpty } ?? false }
    if let popover {
      let offset = try await vesper.popoverOffset(of: popover)
      for node in popover.all {
        areas[node.path]?.x += offset.x
        areas[node.path]?.y += offset.y
      }
    }
    return WindowContrast(
      window: window, popover: popover, areas: areas, picture: try vesper.display.screenshot()
    ).mistakes
  }

  /// The window in front, with what is in it.
  private func structure() async throws -> WindowStructure {
    let application = try await vesper.read()
    let window = application.children.last ?? application
    return WindowStructure(window: window, areas: try await vesper.areasByPath(of: window.all))
  }

  private func compare(_ wanted: Screenshot) throws -> (Screenshot, PictureDifference) {
    let seen = try picture()
    return (seen, PictureDifference(wanted, seen))
  }

  /// Takes a new picture of a window in which nothing happens any more.
  private func take(_ state: String, _ changes: URL) async throws {
    let file = file(state)
    let old = try? Screenshot(pngFile: file.path)
    var seen = try picture()
    var questionsWithoutChange = 0
    try await eventually(for: "a window at rest") {
      await pause(milliseconds: 100)
      let new = try picture()
      if let old, PictureDifference(old, new).isTolerable {
        seen = new
        return true
      }
      questionsWithoutChange = new.opaquePixels == seen.opaquePixels ? questionsWithoutChange + 1 : 0
      seen = new
      // The mark around what has the keyboard goes some seconds after a key.
      return questionsWithoutChange == 40 ? true : nil
    }
    let difference = old.map { PictureDifference($0, seen) }
    guard difference.map({ !$0.isTolerable }) ?? true else { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try seen.writePNG(to: file.path)
    let pictures = [old, seen, difference.map(seen.marking)].compactMap(\.self)
    try Screenshot.row(pictures)
      .writePNG(to: changes.appendingPathComponent("\(look.name) - \(state).png").path)
    let amount = difference.map { "\($0.squares.count) squares" } ?? "new"
    let list = changes.appendingPathComponent("changes.txt")
    let known = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    try (known + "\(look.name) - \(state): \(amount)\n").write(to: list, atomically: true, encoding: .utf8)
  }
}

extension AccessibleNode {
  /// What opens over the window, whether it is open or not.
  nonisolated var popovers: [AccessibleNode] { all.filter { $0.children.first?.name == "GtkPopoverContent" } }
}
