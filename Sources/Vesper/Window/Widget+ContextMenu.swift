import BindingCore
import Gtk

/// A context menu and its position.
struct ContextMenu {
  let menu: Gio.Menu
  /// The widget to which the menu refers.
  let widget: Widget
  /// The position in the widget.
  let point: (x: Double, y: Double)
  /// Takes back the keyboard focus, which GTK moves when the menu closes.
  let takeKeyboard: () -> Void

  func show() {
    let popover = PopoverMenu(model: menu)
    popover.hasArrow = false
    popover.halign = .start
    popover.pointingTo = Gdk.Rectangle(x: Int(point.x), y: Int(point.y), width: 1, height: 1)
    popover.setParent(widget)
    // The chosen action is performed after the signal, so clean up later.
    popover.reactive.closed.bind(to: popover) { popover in
      Task {
        popover.unparent()
        takeKeyboard()
      }
    }
    widget.reactive.unrealize.bind(to: popover) { $0.unparent() }
    popover.popup()
  }
}

extension Widget {
  /// Shows a context menu on a right click, a long press or the Menu key.
  ///
  /// - Parameter menu: Returns the menu for a position in the widget, or for the focused part if the position is `nil`.
  ///   Returns `nil` for no menu.
  func offerContextMenu(_ menu: @escaping ((x: Double, y: Double)?) -> ContextMenu?) {
    let click = GestureClick()
    click.button = 3
    click.reactive.pressed.bind(to: self) { _, press in menu((press.1, press.2))?.show() }
    addController(click)
    let touch = GestureLongPress()
    touch.touchOnly = true
    touch.reactive.pressed.bind(to: self) { _, place in menu((place.0, place.1))?.show() }
    addController(touch)
    addShortcuts([
      "Menu|<Shift>F10": {
        guard let menu = menu(nil) else { return false }
        menu.show()
        return true
      }
    ])
  }
}
