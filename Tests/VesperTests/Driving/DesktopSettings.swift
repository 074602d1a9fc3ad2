import Foundation
import Testing

/// What a person chose for the whole desktop, such as how large texts are, told to programs as desktops tell it: by the
/// protocol XSETTINGS. It holds for as long as this is there.
final class DesktopSettings {
  private let service: ChildProcess

  nonisolated enum Value: Sendable {
    case number(Int)
    case text(String)

    fileprivate var written: String {
      switch self {
      case .number(let number): "\(number)"
      case .text(let text): "\"\(text)\""
      }
    }
  }

  /// - Parameter values: by the names of the protocol, such as "Xft/DPI".
  init(_ values: [String: Value], on display: Display) async throws {
    let directory = try TemporaryDirectory()
    let file = directory.url.appendingPathComponent("settings")
    try values.map { "\($0) \($1.written)\n" }.sorted().joined().write(to: file, atomically: true, encoding: .utf8)
    let service = try ChildProcess(
      ["xsettingsd", "-c", file.path], environment: display.environment.merging(["PATH": TestEnvironment.path]) { $1 },
      directory: directory)
    self.service = service
    let _: Bool = try await eventually(for: "the desktop's settings", details: service.errors) {
      service.errors.contains("Took ownership") ? true : nil
    }
  }

  func end() { service.kill() }
}
