import Foundation
import Testing

/// A screen and a keyboard of our own: other tests open windows too, and would take the keyboard's focus.
class Display {
  /// How a program finds it.
  let environment: [String: String]
  private let server: ChildProcess
  let directory: TemporaryDirectory
  /// How often the keyboard or the mouse did something.
  private(set) var inputCount = 0
  /// No fewer than the events that a program has had from it.
  private(set) var eventCount = 0

  static let size = (width: 1680, height: 1024)

  /// The screen that all tests of a suite use, one after the other.
  static func of(_ suite: Any.Type) async throws -> Display {
    if let display = displays[ObjectIdentifier(suite)] { return display }
    let display = try await Display()
    displays[ObjectIdentifier(suite)] = display
    return display
  }
  private static var displays: [ObjectIdentifier: Display] = [:]

  init(environment: [String: String], server: ChildProcess, directory: TemporaryDirectory) {
    self.environment = environment
    self.server = server
    self.directory = directory
  }

  convenience init() async throws {
    let directory = try TemporaryDirectory()
    let server = try ChildProcess(
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24", "-nolisten", "tcp",
        // The mouse's pointer is in no picture.
        "-nocursor",
        // Else it begins anew when the last program leaves, and turns away whoever comes at that moment.
        "-noreset",
        // On a busy machine a key is held for so long that it would repeat.
        "-r",
        "-fbdir", directory.url.path,
      ], environment: ["PATH": TestEnvironment.path], directory: directory)
    let number = try await eventually(for: "the X server's number", details: server.errors) {
      server.output.hasSuffix("\n") ? server.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
    self.init(environment: ["DISPLAY": ":\(number)"], server: server, directory: directory)
  }

  /// Types like a person: each key is pressed and released, and the next one comes a little later.
  func type(_ text: String, millisecondsBetweenKeys: Int = 40) async throws {
    try await xdotool("type", "--delay", "\(millisecondsBetweenKeys)", text)
  }

  /// Presses and releases a key or a combination, such as "Return", "F5" or "ctrl+a".
  func press(_ keys: String...) async throws { try await press(keys) }

  func press(_ keys: [String]) async throws {
    try await xdotool(["key", "--delay", "20"] + keys.map(Self.places))
  }

  /// Presses keys, and at once one that the keyboard may not have. xdotool gives it a place for half of that time only,
  /// which a busy program may have missed.
  func press(_ keys: [String], thenRare key: String) async throws {
    try await xdotool(["key", "--delay", "20"] + keys + ["key", "--delay", "300", key])
  }

  /// Deletes the text of the search entry, and presses a key so much later.
  func clearAndPress(_ key: String, after milliseconds: Int) async throws {
    try await xdotool(["key", "ctrl+f", "ctrl+a", "key", "--delay", "\(milliseconds)", "BackSpace", key])
  }

  /// Holds a key until something has come of it, as people do. Weston 10 closes the menu of a key that was let go of
  /// before the menu had opened.
  func press(_ key: String, until body: () async throws -> Void) async throws {
    let key = Self.places(key)
    try await xdotool("keydown", key)
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    try await xdotool("keyup", key)
    try result.get()
  }

  /// A combination with function keys as their places on the keyboard: where they have a second meaning, as with the
  /// keyboards of newer systems, xdotool holds Alt beside them.
  private static func places(_ keys: String) -> String {
    keys.split(separator: "+").map { functionKeys[String($0)] ?? String($0) }.joined(separator: "+")
  }

  private static let functionKeys = [
    "F1": "67", "F2": "68", "F3": "69", "F4": "70", "F5": "71", "F6": "72", "F7": "73", "F8": "74", "F9": "75",
    "F10": "76", "F11": "95", "F12": "96",
  ]

  /// - Parameter button: Its number in X11.
  func click(x: Int, y: Int, button: Int = 1) async throws {
    try await xdotool("mousemove", "\(x)", "\(y)", "click", "\(button)")
  }

  func doubleClick(x: Int, y: Int) async throws {
    try await xdotool("mousemove", "\(x)", "\(y)", "click", "--repeat", "2", "--delay", "60", "1")
  }

  /// Moves the mouse.
  func point(x: Int, y: Int) async throws {
    try await xdotool("mousemove", "\(x)", "\(y)")
  }

  /// Moves the mouse to the frame of the window, where nothing is: without a window manager the keyboard follows it.
  func pointAtNothing() async throws {
    try await point(x: 2, y: 300)
  }

  /// Gives the window the keyboard, as a window manager does when a dialog has closed.
  func focusWindow(_ name: String = "Vesper") async throws {
    try await xdotool("search", "--onlyvisible", "--name", name, "windowfocus")
  }

  /// Whether a window says that it is of a class, by which docks know its program.
  func hasWindow(ofClass name: String) async -> Bool {
    (try? await xdotool("search", "--onlyvisible", "--class", "^\(name)$")) != nil
  }

  /// Turns the mouse's wheel down, a notch at a time.
  func scrollDown(x: Int, y: Int, notches: Int) async throws {
    try await xdotool("mousemove", "\(x)", "\(y)", "click", "--repeat", "\(notches)", "--delay", "20", "5")
  }

  /// Types a word in the place of the one in the search entry, and turns the wheel after each letter.
  func turnWheelWhileTyping(_ word: String, x: Int, y: Int) async throws {
    let wheel = ["click", "--repeat", "8", "--delay", "4", "5"]
    try await xdotool(
      ["mousemove", "\(x)", "\(y)", "key", "ctrl+a"] + word.flatMap { ["key", "--delay", "1", String($0)] + wheel })
  }

  /// Asks the program's window for another size. It may take a moment, or have another one.
  func resizeWindow(named name: String = "Vesper", width: Int, height: Int) async throws {
    // GTK 4.24 keeps the corner where reading begins, which without a window manager may be outside of the screen.
    try await xdotool(
      "search", "--onlyvisible", "--name", name, "windowsize", "\(width)", "\(height)", "windowmove", "0", "0")
  }

  /// Clicks while a key, such as "ctrl", is held down, and at once presses others.
  func click(x: Int, y: Int, holding key: String, thenPress keys: String...) async throws {
    let presses = keys.isEmpty ? [] : ["key", "--delay", "20"] + keys
    try await xdotool(["mousemove", "\(x)", "\(y)", "keydown", key, "click", "1", "keyup", key] + presses)
  }

  /// Presses the mouse's button at a place, and moves the mouse to another one step by step. The button stays down.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) async throws {
    let steps = 12
    let moves = (1...steps).flatMap { step in
      [
        "mousemove", "\(start.x + (end.x - start.x) * step / steps)",
        "\(start.y + (end.y - start.y) * step / steps)", "sleep", "0.02",
      ]
    }
    try await xdotool(["mousemove", "\(start.x)", "\(start.y)", "mousedown", "1"] + moves)
  }

  /// Releases the mouse's button.
  func drop() async throws {
    try await xdotool("mouseup", "1")
  }

  /// Moves the mouse a pixel, and back the next time.
  func nudge() async throws {
    nudgeIsBack.toggle()
    try await xdotool("mousemove_relative", "--", nudgeIsBack ? "1" : "-1", "0")
  }
  private var nudgeIsBack = false

  /// Moves a window that is not Vesper's to where that one is not.
  func moveWindow(named name: String, x: Int, y: Int) async throws {
    try await xdotool("search", "--onlyvisible", "--name", name, "windowmove", "\(x)", "\(y)")
  }

  /// Where the newest window is that can be seen and is at least so large: what opens over a window, such as a menu, is
  /// one too, but not a tooltip.
  func newestWindow(atLeast size: Area) async throws -> Area {
    try await eventually(for: "a window of \(size.width) × \(size.height)") {
      // A window may go while it is asked for.
      let ids = try? await xdotool(["search", "--onlyvisible", "--class", "."]).split(whereSeparator: \.isNewline)
      for id in ids?.reversed() ?? [] {
        guard let area = try? await place(ofWindow: String(id)) else { return nil }
        if area.width >= size.width, area.height >= size.height { return area }
      }
      return nil
    }
  }

  private func place(ofWindow id: String) async throws -> Area {
    var numbers: [String: Int] = [:]
    for line in try await xdotool(["getwindowgeometry", "--shell", id]).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=")
      if parts.count == 2 { numbers[String(parts[0])] = Int(parts[1]) }
    }
    guard let x = numbers["X"], let y = numbers["Y"], let width = numbers["WIDTH"], let height = numbers["HEIGHT"]
    else {
      throw Failure(message: "no window \(id)")
    }
    return Area(x: x, y: y, width: width, height: height)
  }

  /// What is on the screen now.
  func screenshot() throws -> Screenshot {
    // The server keeps its picture in this file, in the format of xwd.
    try Screenshot(xwd: Data(contentsOf: directory.url.appendingPathComponent("Xvfb_screen0")))
  }

  private func xdotool(_ arguments: String...) async throws {
    try await xdotool(arguments)
  }

  @discardableResult private func xdotool(_ arguments: [String]) async throws -> String {
    inputCount += 1
    eventCount += Self.eventCount(of: arguments)
    let process = try ChildProcess(
      ["xdotool"] + arguments, environment: environment.merging(["PATH": TestEnvironment.path]) { $1 },
      directory: directory)
    let code = try await process.waitForExit()
    guard code == 0 else { throw Failure(message: process.errors) }
    return process.output
  }

  /// A key is pressed and released, with its modifiers, and a letter may have Shift. Nothing else is more than that.
  private static func eventCount(of arguments: [String]) -> Int {
    let repetitions = arguments.firstIndex(of: "--repeat").flatMap { Int(arguments[$0 + 1]) } ?? 0
    let keys = arguments.map { $0.split(separator: "+").count }.reduce(0, +)
    let letters = arguments.first == "type" ? arguments.last?.count ?? 0 : 0
    return 2 * (repetitions + keys) + 4 * letters
  }

  struct Failure: Error {
    let message: String
  }
}
