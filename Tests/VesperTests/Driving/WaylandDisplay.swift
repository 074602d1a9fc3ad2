import Foundation
import Testing

/// A screen of Weston's, without a keyboard and a mouse: nothing can be typed or clicked there but through the
/// accessibility tree.
final class WaylandDisplay: Display {
  static let shared = Task { try await WaylandDisplay() }

  private convenience init() async throws {
    let directory = try TemporaryDirectory()
    let server = try ChildProcess(
      [
        "weston", "--backend=headless-backend.so", "--use-pixman", "--width=\(Self.size.width)",
        "--height=\(Self.size.height)", "--socket=wayland", "--no-config", "--idle-time=0",
        // For screenshots.
        "--debug",
      ], environment: ["PATH": TestEnvironment.path, "XDG_RUNTIME_DIR": directory.url.path], directory: directory)
    let socket = directory.url.appending(path: "wayland").path
    let _: Bool = try await eventually(for: "Weston", details: server.errors) {
      FileManager.default.fileExists(atPath: socket) ? true : nil
    }
    self.init(
      environment: ["WAYLAND_DISPLAY": socket, "GDK_BACKEND": "wayland"], server: server, directory: directory)
  }

  override func pointAtNothing() async throws {}
  override func drop() async throws {}

  /// What is on the screen now, as a PNG file.
  func picture() async throws -> Screenshot {
    let folder = try TemporaryDirectory()
    let process = try ChildProcess(
      ["weston-screenshooter"],
      environment: environment.merging(["PATH": TestEnvironment.path, "XDG_RUNTIME_DIR": directory.url.path]) { $1 },
      directory: folder)
    guard try await process.waitForExit() == 0 else { throw Failure(message: process.errors) }
    let files = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
    guard let file = files.first(where: { $0.pathExtension == "png" }) else {
      throw Failure(message: "no picture: \(process.output)\(process.errors)")
    }
    return try Screenshot(pngFile: file.path)
  }
}
