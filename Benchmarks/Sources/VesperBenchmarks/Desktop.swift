import CScreen
import Foundation

/// A screen, a keyboard and a message bus of our own.
final class Desktop {
  /// Where programs find it.
  let environment: [String: String]
  private let server: Program
  private let bus: Program

  init(_ scratch: Scratch) {
    let directory = scratch.path + "/desktop"
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    // Nobody else's programs end with ours.
    let bound = ["setpriv", "--pdeathsig", "KILL", "--"]
    server = Program(
      bound + [
        "Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-fbdir", directory,
      ], environment: [:], output: directory + "/display", errors: "/dev/null")
    bus = Program(
      bound + ["dbus-daemon", "--session", "--nofork", "--print-address=1"], environment: [:],
      output: directory + "/bus", errors: "/dev/null")
    let display = ":" + Self.line(directory + "/display")
    environment = ["DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": Self.line(directory + "/bus")]
    guard screen_open(display, directory + "/Xvfb_screen0") == 0 else { stop("the screen cannot be watched") }
  }

  /// The first line of a file, when it is there.
  private static func line(_ path: String) -> String {
    for _ in 0..<5000 {
      if let text = try? String(contentsOfFile: path, encoding: .utf8), text.hasSuffix("\n") {
        return text.trimmingCharacters(in: .newlines)
      }
      usleep(1000)
    }
    stop("Xvfb or dbus-daemon did not start")
  }

  /// A pixel of the screen as 0x00RRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { screen_pixels()[y * Int(screen_width()) + x] & 0xFFFFFF }

  /// What happens until a moment of the clock, one after the other, until `body` returns something.
  func follow<Value>(until deadline: Double, _ body: (screen_event) -> Value?) -> Value? {
    while true {
      let event = screen_next(deadline)
      if event.kind == SCREEN_NOTHING { return nil }
      if let value = body(event) { return value }
    }
  }

  /// Lets so many milliseconds pass.
  func pass(_ milliseconds: Double) {
    let _: Void? = follow(until: screen_clock() + milliseconds) { _ in nil }
  }
}

/// A part of the screen.
struct Area {
  let x: Range<Int>
  let y: Range<Int>

  /// What rows of a list are in, in a window of the usual size in the corner of the screen: all of it but the bars.
  static let rows = Area(x: 20..<820, y: 80..<590)

  func overlaps(_ event: screen_event) -> Bool {
    x.overlaps(Int(event.x)..<Int(event.x + event.width)) && y.overlaps(Int(event.y)..<Int(event.y + event.height))
  }

  /// How light each pixel is, 0 to 255, line by line.
  var lightness: [UInt8] {
    let width = Int(screen_width())
    guard let pixels = screen_pixels() else { return [] }
    return y.flatMap { y in
      x.map { x in
        let pixel = pixels[y * width + x]
        return UInt8(((pixel >> 16 & 0xFF) * 77 + (pixel >> 8 & 0xFF) * 151 + (pixel & 0xFF) * 28) >> 8)
      }
    }
  }

  /// Whether there is the colour of a photograph.
  var isColorful: Bool {
    let width = Int(screen_width())
    guard let pixels = screen_pixels() else { return false }
    for y in y {
      for x in x {
        let pixel = pixels[y * width + x]
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        if max(red, green, blue) - min(red, green, blue) > 20 { return true }
      }
    }
    return false
  }
}
