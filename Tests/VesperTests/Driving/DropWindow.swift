import Foundation
import Testing

/// Another program on the screen, with a window that takes what is dropped on it: see Tests/DropWindow.
final class DropWindow {
  /// The middle of the window, beside that of Vesper.
  static let place = (x: 1100, y: 200)
  private let display: Display
  private let process: ChildProcess

  /// - Parameter files: The paths of what can be dragged from the window.
  init(on display: Display, files: [String] = []) async throws {
    self.display = display
    let home = try TemporaryDirectory()
    let environment = Launch.environment(home: home).merging(display.environment) { $1 }
    let alone = ["GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
    process = try ChildProcess(
      [TestEnvironment.vesper.deletingLastPathComponent().appendingPathComponent("DropWindow").path] + files,
      environment: environment.merging(alone) { $1 }, directory: home)
    let _: Bool = try await eventually(for: "the window to drop on", details: process.errors) {
      do {
        try await display.moveWindow(named: "Drop here", x: Self.place.x - 100, y: Self.place.y - 100)
        return true
      } catch is Display.Failure {
        return nil
      }
    }
  }

  /// Waits until the window would take what is being dragged over it, drops it there, and returns what it got in each
  /// form. The window is gone afterwards.
  func take() async throws -> [String: String] {
    let _: Bool = try await eventually(for: "something over the window", details: process.errors) {
      try await display.nudge()
      return lines.contains("over") ? true : nil
    }
    try await display.drop()
    defer { process.kill() }
    return try await eventually(for: "what was dropped", details: "\(lines) \(process.errors)") {
      try lines.first { $0.hasPrefix("{") }.map { try JSONDecoder().decode([String: String].self, from: Data($0.utf8)) }
    }
  }

  /// Drags the files to a place, and drops them when the program there would take them.
  func drag(to place: (x: Int, y: Int)) async throws {
    try await display.drag(from: Self.place, to: place)
    let _: Bool = try await eventually(for: "a program that takes the files", details: process.errors) {
      try await display.nudge()
      return lines.contains("taken") ? true : nil
    }
    try await display.drop()
  }

  private var lines: [String] { process.output.split(separator: "\n").map(String.init) }
}
