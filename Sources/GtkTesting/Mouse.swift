import CGtk
import CGtkTesting
public import Gtk

/// A button of a mouse.
public nonisolated enum MouseButton: Int, Sendable {
  /// The left one, for people who are right-handed.
  case primary = 1
  /// The one in the middle, which is often the wheel.
  case middle = 2
  /// The one that opens menus.
  case secondary = 3
}

@MainActor extension Widget {
  /// Clicks with the mouse on what a query means, once it is there, enabled, and in front of everything else.
  ///
  /// - Parameters:
  ///   - count: 2 for a double click.
  ///   - modifiers: Keys that are held down, such as `Control`.
  /// - Throws: ``TestFailure`` if that does not happen within a minute; the message says what keeps a person from it.
  public func click(
    _ query: Query, button: MouseButton = .primary, count: Int = 1, holding modifiers: [String] = []
  ) async throws {
    try await wait(for: query).click(button: button, count: count, holding: modifiers)
  }

  /// Clicks with the mouse on the middle of this widget.
  ///
  /// - Throws: ``TestFailure`` as `click(_:)`.
  public func click(
    button: MouseButton = .primary, count: Int = 1, holding modifiers: [String] = []
  ) async throws {
    let screen = try Screen(of: self)
    try await screen.point(at: self)
    try await screen.hold(modifiers) {
      try await screen.click(button, count: count)
    }
    await settle()
  }

  /// Moves the mouse onto this widget.
  public func hover() async throws {
    try await Screen(of: self).point(at: self)
    await settle()
  }

  /// Drags this widget onto another one with the mouse, and drops it there.
  ///
  /// - Throws: ``TestFailure`` if one of both cannot be clicked.
  public func drag(to target: Widget) async throws {
    let screen = try Screen(of: self)
    let end = try await target.clickablePoint()
    let start = try await screen.point(at: self)
    try await screen.button(.primary, isPressed: true)
    // A drag begins after some pixels, and what is below learns of it step by step.
    let steps = 12
    for step in 1...steps {
      try await screen.move(
        to: ScreenPoint(
          x: start.x + (end.x - start.x) * step / steps, y: start.y + (end.y - start.y) * step / steps))
      await settle()
    }
    try await screen.button(.primary, isPressed: false)
    await settle()
  }

  /// Turns the wheel of the mouse over this widget, downwards unless `notches` is negative.
  public func scroll(notches: Int) async throws {
    let screen = try Screen(of: self)
    try await screen.point(at: self)
    for _ in 0..<abs(notches) {
      try screen.wheel(isDown: notches > 0)
      await settle()
    }
  }

  /// Lets the program take notice: the events are there, and motion waits for a frame.
  func settle() async {
    await nextFrame()
    await nextIteration()
  }
}
