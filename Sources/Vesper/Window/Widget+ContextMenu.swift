import BindingCore
import Gtk

/// A menu, and where it belongs.
struct ContextMenu {
  let menu: Gio.Menu
  /// What it is about.
  let widget: Widget
  /// The place in it.
  let point: (x: Double, y: Double)
  /// Takes the keyboard back, which GTK moves on when the menu closes.
  let takeKeyboard: () -> Void

  func show() {
    let popover = PopoverMenu(model: menu)
    popover.hasArrow = false
    popover.halign = .start
    popover.pointingTo = Gdk.Rectangle(x: Int(point.x), y: Int(point.y), width: 1, height: 1)
    popover.setParent(widget)
    // What was chosen is done after that.
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
  /// Offers a menu where one looks for it: with the other mouse button, a long press, or the Menu key.
  ///
  /// - Parameter menu: Says which, for a place in the widget, or nil for what has the keyboard; nil for none.
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
