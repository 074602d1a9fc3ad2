import CScreen
import Foundation

/// How programs with a window are started, each with a home of its own.
struct Starter {
  let desktop: Desktop
  let scratch: Scratch
  let vesper: String
  let twins: Twins
  /// Of the photo service.
  let server: URL

  /// What a program has when it is used for the first time.
  func home(settings: String? = nil) -> String {
    let home = scratch.path + "/home-\(UInt32.random(in: .min ... .max))"
    try? FileManager.default.createDirectory(atPath: home + "/config/vesper", withIntermediateDirectories: true)
    // A cursor that blinks is drawn sixty times a second, for ten seconds after each key.
    try? FileManager.default.createDirectory(atPath: home + "/config/gtk-4.0", withIntermediateDirectories: true)
    try? "[Settings]\ngtk-cursor-blink=false\n"
      .write(toFile: home + "/config/gtk-4.0/settings.ini", atomically: true, encoding: .utf8)
    if let settings {
      try? settings.write(toFile: home + "/config/vesper/settings.json", atomically: true, encoding: .utf8)
    }
    return home
  }

  /// Starts Vesper and waits until it can be used.
  func vesper(_ arguments: [String] = [], home: String? = nil) -> Started { start([vesper] + arguments, home: home) }

  /// Starts one of the programs in C.
  func twin(_ name: Twin, _ arguments: [String] = []) -> Started { start([twins.path(name)] + arguments) }

  private func start(_ command: [String], home: String? = nil) -> Started {
    let home = home ?? self.home()
    var environment = desktop.environment
    environment["HOME"] = home
    for (variable, name) in [
      ("XDG_CONFIG_HOME", "config"), ("XDG_CACHE_HOME", "cache"), ("XDG_DATA_HOME", "data"),
      ("XDG_STATE_HOME", "state"),
    ] { environment[variable] = home + "/" + name }
    environment["XDG_RUNTIME_DIR"] = home
    environment["LC_ALL"] = "C.UTF-8"
    environment.merge([
      "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_USE_PORTAL": "0", "GTK_A11Y": "none",
      "GSETTINGS_BACKEND": "memory", "VESPER_OPENVERSE_URL": server.absoluteString,
    ]) { $1 }
    return Started(command, environment: environment, desktop: desktop)
  }
}

/// A program whose window is there.
final class Started {
  let program: Program
  private let desktop: Desktop
  /// When it was started, by the clock.
  let start: Double
  /// Milliseconds until the window had been drawn.
  private(set) var firstFrame = 0.0
  /// Milliseconds until the window had been drawn and listened.
  private(set) var usable = 0.0

  init(_ command: [String], environment: [String: String], desktop: Desktop) {
    self.desktop = desktop
    let pixel = (420, 320)
    while desktop.pixel(pixel.0, pixel.1) != 0 { desktop.pass(5) }
    start = screen_clock()
    program = Program(command, environment: environment)
    var window: UInt?
    let isThere: Bool? = desktop.follow(until: start + 30_000) { event in
      switch event.kind {
      case SCREEN_MAPPED: window = event.window
      case SCREEN_DAMAGED:
        guard let window, firstFrame == 0, desktop.pixel(pixel.0, pixel.1) != 0 else { break }
        firstFrame = event.time - start
        screen_ping(window)
      case SCREEN_ANSWERED:
        usable = event.time - start
        return true
      default: break
      }
      return nil
    }
    if isThere == nil { stop("\(command[0]) has no window") }
  }

  /// Waits until it has done nothing for some time.
  func waitUntilIdle(for milliseconds: Double = 300) {
    for _ in 0..<200 {
      let before = program.processorTime
      desktop.pass(milliseconds)
      if program.processorTime - before < 1 { return }
    }
    stop("it does not come to rest")
  }

  /// Types a text, one character after the other.
  func type(_ text: String) {
    for character in text.unicodeScalars {
      _ = screen_press(UInt(character.value))
      desktop.pass(15)
    }
  }
}
