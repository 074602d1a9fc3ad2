import Testing

/// A walk through a window with the keyboard alone: the Tab key until the keyboard is where it was, and in lists the
/// arrow keys. It writes down what a person without a mouse would complain about.
final class KeyboardWalk {
  private let vesper: RunningVesper
  private let root: AccessibleNode
  private let elements: [AccessibleNode]
  /// Whether places are told as those on the screen: what has opened over a window counts from its own corner.
  private let isOnWindow: Bool
  /// Those that a person can see and use, each with its place on the screen.
  private var controls: [(node: AccessibleNode, area: Area)] = []
  private(set) var reached: [AccessibleNode] = []
  private(set) var complaints: [String] = []
  private var keyboard: AccessibleNode

  /// - Parameters:
  ///   - root: What is walked through: a window, or what has opened over one.
  ///   - isLeftOut: Says which controls are not for the keyboard.
  init?(_ vesper: RunningVesper, in root: AccessibleNode, leavingOut isLeftOut: (AccessibleNode) -> Bool) async throws {
    self.vesper = vesper
    self.root = root
    isOnWindow = root.role == "window"
    elements = root.all
    guard let keyboard = await vesper.focused(among: elements) else { return nil }
    self.keyboard = keyboard
    for node in elements where node.takesKeyboard && !isLeftOut(node) {
      // What a scrolled area hides has a place too.
      let area = try await vesper.area(of: node)
      if !area.isEmpty { controls.append((node, area)) }
    }
  }

  /// Goes round.
  func go() async throws {
    let first = keyboard
    var order = [first]
    try await note(first)
    while controls.count > 1, order.count <= controls.count * 2 + 10 {
      guard try await press("Tab") else { return complaints.append("“\(keyboard.what)” loses the keyboard with Tab") }
      if keyboard.path == first.path { break }
      order.append(keyboard)
      try await note(keyboard)
    }
    if keyboard.path != first.path { complaints.append("Tab does not come round to “\(first.what)”") }
    // Back the same way.
    for expected in order.reversed() where controls.count > 1 {
      guard try await press("shift+Tab", looksForRing: false) else {
        return complaints.append("“\(keyboard.what)” loses the keyboard with Shift and Tab")
      }
      if keyboard.path != expected.path, !keyboard.isLine || !expected.isLine {
        complaints.append("Shift and Tab lead to “\(keyboard.what)”, not “\(expected.what)”")
        break
      }
    }
    let names = Set(reached.map(\.path))
    for control in controls where !names.contains(control.node.path) {
      complaints.append("“\(control.node.what)” is not reached")
    }
  }

  private func note(_ node: AccessibleNode) async throws {
    guard !reached.contains(where: { $0.path == node.path }) else { return }
    reached.append(node)
    if try await vesper.area(of: node).isEmpty { complaints.append("“\(node.what)” has the keyboard and is not seen") }
    if node.isLine { try await walkThroughLines() }
  }

  /// From line to line, as far as that goes, without selecting anything, and back to the first one.
  private func walkThroughLines() async throws {
    let lines = controls.filter { $0.node.isLine }
    func goToFirst() async throws {
      guard let first = lines.first, keyboard.path != first.node.path else { return }
      _ = try await press("ctrl+Home", looksForRing: false)
    }
    try await goToFirst()
    reached.append(keyboard)
    for (line, next) in zip(lines, lines.dropFirst()) {
      // A selected photo is a little smaller.
      guard try await press(abs(line.area.y - next.area.y) <= 4 ? "ctrl+Right" : "ctrl+Down") else { break }
      reached.append(keyboard)
    }
    try await goToFirst()
  }

  /// Presses a key that moves the keyboard, and waits until it has and that can be seen. False when nothing has the
  /// keyboard any more, or it stays.
  private func press(_ key: String, looksForRing: Bool = true) async throws -> Bool {
    let before = try vesper.display.screenshot()
    let old = keyboard
    var pressed = ContinuousClock.now
    guard try await move(key) else { return false }
    if !looksForRing { return true }
    let new = keyboard
    var misses = 0
    for _ in 0..<40 where misses < 20 {
      // GTK hides the ring three seconds after a key. On a busy computer that may be before the screen was looked at.
      switch try await showsRing(around: new, before, since: pressed) {
      case true?: return true
      case false?: misses += 1
      case nil: break
      }
      guard let back = Self.back[key], try await move(back), keyboard.path == old.path else { break }
      pressed = .now
      guard try await move(key), keyboard.path == new.path else { break }
    }
    // Where the way back leads elsewhere there was one look, and the screen may not have been painted by then.
    guard misses > 1 else { return true }
    complaints.append("“\(new.what)” does not show that it has the keyboard")
    return true
  }

  private static let back = ["Tab": "shift+Tab", "ctrl+Right": "ctrl+Left", "ctrl+Down": "ctrl+Up"]

  /// Presses a key, and waits until the keyboard is elsewhere. False when it stays, or nothing has it any more.
  private func move(_ key: String) async throws -> Bool {
    let old = keyboard
    try await vesper.display.press(key)
    for _ in 0..<200 {
      if let found = await vesper.focused(among: elements), found.path != old.path {
        keyboard = found
        return true
      }
      await pause()
    }
    return false
  }

  /// Whether who moved the keyboard sees where it is. Nil when the screen was not looked at in time.
  private func showsRing(
    around node: AccessibleNode, _ before: Screenshot, since pressed: ContinuousClock.Instant
  ) async throws -> Bool? {
    let screen = Area(x: 0, y: 0, width: Display.size.width, height: Display.size.height)
    var wasLookedAt = false
    repeat {
      let area = try await vesper.area(of: node)
      let isWhereItWas = controls.contains { $0.node.path == node.path && $0.area == area }
      // What had to be scrolled to looks different anyway.
      if isOnWindow, !isWhereItWas, try await isInSight(area) { return true }
      // Elements tell the place of what is in them, without the space around it.
      let place = isOnWindow ? area.grown(by: 15) : screen
      let screenshot = try vesper.display.screenshot()
      if screenshot.differs(from: before, in: place, byPixels: 20, contrast: Contrast.ofShapes) { return true }
      if ContinuousClock.now - pressed < .milliseconds(2500) { wasLookedAt = true }
      await pause()
    } while ContinuousClock.now - pressed < .milliseconds(2500)
    return wasLookedAt ? false : nil
  }

  private func isInSight(_ area: Area) async throws -> Bool {
    let window = try await vesper.area(of: root)
    return window.intersection(area).height >= min(area.height, 24)
  }
}

extension AccessibleNode {
  fileprivate var what: String { "\(role) \(name)" }

  /// Whether it is a control that wants the keyboard. What scrolls, and the lines that choosers are made of, are none.
  fileprivate var takesKeyboard: Bool {
    // With newer versions of GTK what has no role is generic, such as what holds an earlier search.
    let groups: Set<String> = ["group", "widget", "list", "grid", "generic"]
    return states.contains(.focusable) && states.contains(.sensitive) && !groups.contains(role)
  }

  /// Whether it is one of a list or a grid of photos, among which the arrow keys move.
  fileprivate var isLine: Bool {
    ["list item", "grid cell"].contains(role) && first { $0.name.hasPrefix("Select ") } != nil
  }
}

extension RunningVesper {
  /// Walks through a window, or what has opened over one, and expects that everything is reached, seen and left again.
  func walk(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, in part: (AccessibleNode) -> AccessibleNode?
  ) async throws {
    let root = try await wait(for: what, sourceLocation: sourceLocation) { window in
      part(window).flatMap { part in part.all.contains { $0.states.contains(.focused) } ? part : nil }
    }
    // The window manager's; they have keys.
    let buttonsOfWindow = ["Minimize the window", "Maximize the window", "Close the window"]
    guard let walk = try await KeyboardWalk(self, in: root, leavingOut: { buttonsOfWindow.contains($0.description) })
    else { throw NoKeyboard(what: what) }
    try await walk.go()
    #expect(walk.complaints == [], "\(what)", sourceLocation: sourceLocation)
    #expect(!walk.reached.isEmpty, "\(what)", sourceLocation: sourceLocation)
  }

  struct NoKeyboard: Error {
    let what: String
  }
}
