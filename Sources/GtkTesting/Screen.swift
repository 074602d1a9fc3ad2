import CGtk
import CGtkTesting
@_spi(Bindings) import Gtk

/// The mouse and the keyboard of the screen that a widget is on.
struct Screen {
  private let display: OpaquePointer

  init(of widget: Widget) throws {
    display = gtk_widget_get_display(widget.gtkWidget)
  }

  private func check(_ problem: UnsafePointer<CChar>?) throws {
    if let problem { throw TestFailure(String(cString: problem)) }
  }

  func move(to point: ScreenPoint) async throws {
    try check(gtk_testing_move(display, Int32(point.x), Int32(point.y)))
    await nextIteration()
  }

  /// Moves the mouse onto a widget, until the widget takes notice: what is new on the screen may still move.
  @discardableResult
  func point(at widget: Widget) async throws -> ScreenPoint {
    let deadline = ContinuousClock.now + .seconds(180)
    var point = try await widget.clickablePoint()
    try await move(to: point)
    while !widget.stateFlags.contains(.prelight), widget.canTarget {
      guard ContinuousClock.now < deadline else {
        throw TestFailure("\(AccessibleDescription(widget)) does not notice the mouse")
      }
      let newest = try await widget.clickablePoint()
      if newest != point {
        point = newest
        try await move(to: point)
      }
      await nextIteration()
    }
    return point
  }

  func button(_ button: MouseButton, isPressed: Bool) async throws {
    try check(gtk_testing_button(display, UInt32(button.rawValue), isPressed ? 1 : 0))
    await nextIteration()
  }

  /// Clicks several times at once: on a busy machine the pauses between them might be too long for a double click.
  func click(_ button: MouseButton, count: Int) async throws {
    for _ in 0..<count {
      for isPressed: gboolean in [1, 0] { try check(gtk_testing_button(display, UInt32(button.rawValue), isPressed)) }
    }
    await nextIteration()
  }

  /// Turns the wheel by a notch.
  func wheel(isDown: Bool) throws {
    for isPressed: gboolean in [1, 0] { try check(gtk_testing_button(display, isDown ? 5 : 4, isPressed)) }
  }

  func key(_ keyval: UInt32, isPressed: Bool) throws {
    try check(gtk_testing_key(display, UInt(keyval), isPressed ? 1 : 0))
  }

  /// Holds keys down meanwhile.
  func hold(_ modifiers: [String], _ body: () async throws -> Void) async throws {
    let keyvals = try modifiers.map { try Self.keyval(named: Self.modifiers[$0] ?? $0) }
    for keyval in keyvals { try key(keyval, isPressed: true) }
    do { try await body() } catch {
      for keyval in keyvals.reversed() { try? key(keyval, isPressed: false) }
      throw error
    }
    for keyval in keyvals.reversed() { try key(keyval, isPressed: false) }
  }

  static func keyval(named name: String) throws -> UInt32 {
    if name.unicodeScalars.count == 1, let character = name.unicodeScalars.first {
      return gdk_unicode_to_keyval(character.value)
    }
    let keyval = gdk_keyval_from_name(name)
    guard keyval != UInt32(GDK_KEY_VoidSymbol) else {
      throw TestFailure("There is no key “\(name)”. Names are those of GDK, such as Return, Escape, Down, F1.")
    }
    return keyval
  }

  private static let modifiers = [
    "Control": "Control_L", "Ctrl": "Control_L", "Shift": "Shift_L", "Alt": "Alt_L", "Super": "Super_L",
  ]
}

extension Gdk.Surface {
  var surfacePointer: OpaquePointer { opaque }
}
