import Foundation
import Testing

/// A screen of Weston's with a keyboard and a mouse: those of the X11 screen on which Weston has a window.
final class WaylandInputDisplay: Display {
  static let shared = Task { try await WaylandInputDisplay(screen: Display()) }

  /// Where Weston's window fills everything.
  private let screen: Display

  private init(screen: Display) async throws {
    self.screen = screen
    let configuration = screen.directory.url.appending(path: "weston.ini")
    try Data(
      """
      [core]
      idle-time=0
      [shell]
      panel-position=none
      locking=false
      animation=none
      startup-animation=none
      close-animation=none
      [keyboard]
      repeat-rate=0

      """.utf8
    ).write(to: configuration)
    let weston = try ChildProcess(
      [
        "weston", "--backend=x11-backend.so", "--use-pixman", "--width=\(Self.size.width)",
        "--height=\(Self.size.height)", "--socket=wayland", "--config=\(configuration.path)",
      ],
      environment: screen.environment.merging(
        ["PATH": TestEnvironment.path, "XDG_RUNTIME_DIR": screen.directory.url.path]) { $1 },
      directory: screen.directory)
    let socket = screen.directory.url.appending(path: "wayland").path
    let _: Bool = try await eventually(for: "Weston", details: weston.errors) {
      let hasWindow = await screen.hasWindow(ofClass: "Weston Compositor")
      return hasWindow && FileManager.default.fileExists(atPath: socket) ? true : nil
    }
    super.init(
      environment: screen.environment.merging(["WAYLAND_DISPLAY": socket, "GDK_BACKEND": "wayland"]) { $1 },
      server: weston, directory: screen.directory)
  }

  override func pointAtNothing() async throws {
    // Weston adds up how far the mouse goes, from a corner in which it is not. At an edge of the screen it stays there.
    try await point(x: 0, y: 0)
    try await super.pointAtNothing()
  }

  /// Makes the window in front as large as the screen, so that it tells places on the screen.
  func maximizeWindow() async throws {
    try await press("super+shift+m")
  }

  /// Does nothing: Weston gives the focus by itself, and xdotool does not know the windows in it.
  override func focusWindow(_ name: String = "Vesper") async throws {}
}
