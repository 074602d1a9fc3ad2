import Gtk

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
