import CGtk
import Foundation
import Testing

/// The program in a window, as a person has it before them: typed into with real keys, read and clicked through the
/// accessibility tree, looked at in screenshots.
final class RunningVesper {
  let process: ChildProcess
  let display: Display
  let bus: MessageBus
  let askedTexts: AskedTexts
  private let application: AccessibleApplication
  private let start: Start

  /// Starts the program and waits until its window takes keys.
  ///
  /// - Parameters:
  ///   - display: where nothing else is.
  ///   - home: where it remembers things. Give the same one again to restart it.
  ///   - environment: variables on top of the usual ones.
  static func start(
    on display: Display, home: TemporaryDirectory, executable: URL = TestEnvironment.vesper, arguments: [String] = [],
    environment: [String: String] = [:]
  ) async throws -> RunningVesper {
    // A test that failed may have left the button down.
    try await display.drop()
    try await display.pointAtNothing()
    let bus = try await MessageBus(display: display)
    // GTK waits 25 seconds for the registry, which a busy machine may need to start it.
    _ = try await bus.call(
      "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", "GetChildren", [],
      startsProgram: true)
    var all = Launch.environment(home: home)
    all.merge(display.environment) { $1 }
    all["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    all["AT_SPI_BUS_ADDRESS"] = bus.address
    let askedTexts = try AskedTexts()
    all.merge(try await askedTexts.environment) { $1 }
    all.merge(environment) { _, new in new }
    let start = Start(executable: executable, environment: all, home: home)
    let process = try start.launch(arguments)
    let application = try await eventually(
      for: "the program on the accessibility bus", within: .seconds(300), details: process.errors
    ) { () async throws -> AccessibleApplication? in
      if let connection = try await bus.accessibleConnection(ofProcess: process.pid) {
        let application = AccessibleApplication(bus: bus, connection: connection)
        // Keys that come before it is on the screen are lost.
        if let window = await application.read()?.children.first, try await !application.area(of: window).isEmpty {
          return application
        }
      }
      if !process.isRunning { throw Ended(process) }
      return nil
    }
    return RunningVesper(
      process: process, display: display, bus: bus, askedTexts: askedTexts, application: application, start: start)
  }

  private init(
    process: ChildProcess, display: Display, bus: MessageBus, askedTexts: AskedTexts,
    application: AccessibleApplication, start: Start
  ) {
    self.process = process
    self.display = display
    self.bus = bus
    self.askedTexts = askedTexts
    self.application = application
    self.start = start
  }

  /// Starts the program again while it runs, with other arguments and the same home, display and bus.
  func restart(_ arguments: [String]) throws -> ChildProcess {
    try start.launch(arguments)
  }

  private struct Start {
    let executable: URL
    let environment: [String: String]
    let home: TemporaryDirectory

    func launch(_ arguments: [String]) throws -> ChildProcess {
      try ChildProcess([executable.path] + arguments, environment: environment, directory: home)
    }
  }

  /// The program ended when nobody asked it to.
  struct Ended: Error, CustomStringConvertible {
    let description: String

    @MainActor init(_ process: ChildProcess) {
      description = "ended with \(process.exitCode): \(process.errors)"
    }
  }

  /// Everything that its windows show now.
  func read() async throws -> AccessibleNode {
    if let node = await application.read() { return node }
    guard process.isRunning else { throw Ended(process) }
    throw MessageBus.Failure(description: "no answer: \(process.errors)")
  }

  /// An element as it is now; nil when it has gone.
  func read(again node: AccessibleNode) async -> AccessibleNode? { await application.read(node.path) }

  /// Waits until the windows show something, and returns it.
  func wait<Answer>(
    for what: String, within timeout: Duration = .seconds(180), sourceLocation: SourceLocation = #_sourceLocation,
    _ question: (AccessibleNode) throws -> Answer?
  ) async throws -> Answer {
    var last: AccessibleNode?
    return try await eventually(
      for: what, within: timeout, sourceLocation: sourceLocation,
      details: "\n\(last?.dump() ?? "nothing")\n\(process.errors)"
    ) {
      last = try await read()
      return try last.flatMap(question)
    }
  }

  /// Waits until a condition holds for what the windows show.
  @discardableResult func wait(
    until what: String, within timeout: Duration = .seconds(180), sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (AccessibleNode) throws -> Bool
  ) async throws -> AccessibleNode {
    try await wait(for: what, within: timeout, sourceLocation: sourceLocation) { try condition($0) ? $0 : nil }
  }

  func focused(among nodes: [AccessibleNode]) async -> AccessibleNode? { await application.focused(among: nodes) }
  func value(of node: AccessibleNode) async -> Double? { await application.value(of: node) }
  func click(_ node: AccessibleNode) async throws { try await application.click(node) }
  func write(_ text: String, into node: AccessibleNode) async throws { try await application.write(text, into: node) }

  /// Where an element is on the screen; empty when it is not to be seen. Without a window manager every window is at
  /// the screen's corner, with the frame that GTK draws.
  func area(of node: AccessibleNode) async throws -> Area {
    var area = try await application.area(of: node)
    area.x += Self.frameWidth
    area.y += Self.frameWidth
    return area
  }

  static let frameWidth = 5

  /// Gives the window a size, its frame not counted, and waits until it has laid out its contents and is drawn with it.
  func takeSize(width: Int, height: Int) async throws {
    let frame = 2 * Self.frameWidth
    let window = try #require(try await read().children.first)
    // Without a window manager it can be made too small for its contents, and grows again when they have been laid out.
    var looksAsWanted = 0
    var area: Area?
    let _: Bool = try await eventually(
      for: "a window of \(width) × \(height)", details: area.map { "\($0)" } ?? ""
    ) {
      if looksAsWanted == 0 { try await display.resizeWindow(width: width + frame, height: height + frame) }
      let screen = try display.screenshot()
      let (right, bottom) = (width + frame - 1, height + frame - 1)
      let corners = [screen[right, bottom], screen[right + 1, bottom], screen[right, bottom + 1]]
      let place = try await self.area(of: window)
      area = place
      // The frame is in it or not, depending on the version of GTK.
      let isLaidOut = (width...width + frame).contains(place.width) && (height...height + frame).contains(place.height)
      looksAsWanted = isLaidOut && corners.map { $0.lightness > 0 } == [true, false, false] ? looksAsWanted + 1 : 0
      return looksAsWanted == 4 ? true : nil
    }
  }

  /// Makes a wide window narrower, as when a person drags its edge: what is in one line goes into two before there is no
  /// room for it.
  func leaveWideLayout(height: Int = 600) async throws {
    guard let window = try await read().children.first, try await area(of: window).width > 785 else { return }
    try await takeSize(width: 785, height: height)
  }

  /// How far to the left of its place, and above it, newer versions of GTK may tell that an element is: they leave out
  /// the padding of what it is in.
  static let leftOutPadding = gtk_get_minor_version() >= 10 ? 24 : 0

  func areas(of nodes: some Sequence<AccessibleNode>) async throws -> [Area] {
    var areas: [Area] = []
    for node in nodes { areas.append(try await area(of: node)) }
    return areas
  }

  /// Where elements are, by their paths.
  func areasByPath(of nodes: [AccessibleNode]) async throws -> [String: Area] {
    var areas: [String: Area] = [:]
    for node in nodes where (node.states.contains(.showing) || node.role == "window") && node.hasPlace {
      areas[node.path] = try await area(of: node)
    }
    return areas
  }

  /// Waits until elements, which are looked for anew each time, can be seen and have places as expected.
  func wait(
    untilAreas what: String, of elements: (AccessibleNode) -> [AccessibleNode?],
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: ([Area]) -> Bool
  ) async throws {
    var last: [Area] = []
    let _: Bool = try await eventually(for: what, sourceLocation: sourceLocation, details: "\(last)") {
      let found = elements(try await read())
      last = try await areas(of: found.compactMap(\.self))
      let areSeen = !last.isEmpty && last.count == found.count && !last.contains { $0.isEmpty }
      return areSeen && condition(last) ? true : nil
    }
  }

  /// The colours of an element on the screen.
  func colors(of node: AccessibleNode) async throws -> [Screenshot.Color] {
    try display.screenshot().colors(in: await areaOnScreen(of: node))
  }

  /// The colours of an element once they are the same several times in a row, such as those of a photo that has faded in.
  func steadyColors(
    of node: AccessibleNode, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [Screenshot.Color] {
    var last: [Screenshot.Color] = []
    var looksWithoutChange = 0
    return try await eventually(for: "\(node.role) “\(node.name)” to stay as it is", sourceLocation: sourceLocation) {
      let colors = try await colors(of: node)
      looksWithoutChange = colors == last ? looksWithoutChange + 1 : 1
      last = colors
      guard !colors.isEmpty, looksWithoutChange >= 8 else { return nil }
      // The screen is a file, which rests as well while the X server stands still.
      _ = await display.hasWindow(ofClass: "vesper")
      return try await self.colors(of: node) == colors ? colors : nil
    }
  }

  /// The part of an element's place of which it is sure that it is there. Of something small, all that it may be in.
  func areaOnScreen(of node: AccessibleNode) async throws -> Area {
    var area = try await area(of: node)
    let offset = try await popoverOffset(of: node)
    area.x += offset.x
    area.y += offset.y
    let padding = Self.leftOutPadding
    if area.width > 2 * padding, area.height > 2 * padding {
      area.x += padding
      area.y += padding
      area.width -= padding
      area.height -= padding
    } else if !area.isEmpty {
      area.width += padding
      area.height += padding
    }
    return area
  }

  /// Waits until the colours of an element are as expected.
  func wait(
    untilColorsOf node: AccessibleNode, are what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: ([Screenshot.Color]) -> Bool
  ) async throws {
    let _: Bool = try await eventually(
      for: "\(node.role) “\(node.name)” to be \(what)", sourceLocation: sourceLocation
    ) {
      let colors = try await colors(of: node)
      return !colors.isEmpty && condition(colors) ? true : nil
    }
  }
}

extension RunningVesper {
  /// Attaches a picture of the screen to the test, which has failed.
  func attachScreen(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let picture = try? display.screenshot().portablePixmap else { return }
    Attachment.record([UInt8](picture), named: "screen.ppm", sourceLocation: sourceLocation)
  }
}
