import Gtk

extension Widget {
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
