import BindingCore
import Gtk

extension Widget {
  /// Whether the keyboard focus is in a descendant.
  var hasFocusInside: Bool { (root as? Window)?.focus?.isAncestor(self) ?? false }

  /// Calls `body` if Escape is pressed in the widget and not handled by anything in it.
  ///
  /// - Parameter body: Returns whether it handled the key.
  func onEscape(_ body: @escaping () -> Bool) {
    let keys = EventControllerKey()
    // `GDK_KEY_Escape` in gdk/gdkkeysyms.h.
    keys.reactive.keyPressed.handle { key, _, _ in key == 0xff1b && body() }
    addController(keys)
  }
}

extension GestureClick {
  /// Returns whether the arguments of `released` are a click, as of a `Button`: the pointer has not left the widget.
  func isClick(_ release: (count: Int, x: Double, y: Double)) -> Bool {
    widget?.contains(x: release.x, y: release.y) ?? false
  }
}

extension Widget {
  /// Adds keyboard shortcuts to the widget. They work while it contains the focus, unless the focused widget handles
  /// the key.
  ///
  /// - Parameter shortcuts: Keys in GTK's notation, with alternatives separated by bars, and their handlers. A handler
  ///   returns whether it handled the key.
  func addShortcuts(_ shortcuts: KeyValuePairs<String, () -> Bool>) {
    let controller = ShortcutController()
    for (keys, body) in shortcuts {
      guard let trigger = ShortcutTrigger.parseString(keys) else { preconditionFailure("\(keys) are no keys") }
      controller.addShortcut(Shortcut(trigger: trigger, action: CallbackAction { _, _ in body() }))
    }
    addController(controller)
  }
}

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
      // What the action opens gives it back to where it is now.
      takeKeyboard()
      Task {
        let isElsewhere = (widget.root as? Window)?.focus?.isInPopover(besides: popover) ?? false
        popover.unparent()
        if !isElsewhere { takeKeyboard() }
      }
    }
    widget.reactive.unrealize.bind(to: popover) { $0.unparent() }
    popover.popup()
  }
}

extension Widget {
  /// Whether this is in a popover other than one, such as a question that the chosen action asks.
  fileprivate func isInPopover(besides popover: Popover) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 is Popover && $0 != popover }
  }

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
    touch.reactive.pressed.bind(to: self) { _, point in menu((point.0, point.1))?.show() }
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
