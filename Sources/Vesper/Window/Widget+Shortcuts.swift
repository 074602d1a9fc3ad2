import Gtk

extension Widget {
  /// Lets keys do something while the keyboard is in the widget, unless what has the keyboard wants them itself.
  ///
  /// - Parameter shortcuts: Keys as GTK writes them, several with bars between them, and what they do. That returns
  ///   whether it wanted the key.
  func addShortcuts(_ shortcuts: KeyValuePairs<String, () -> Bool>) {
    let controller = ShortcutController()
    for (keys, body) in shortcuts {
      guard let trigger = ShortcutTrigger.parseString(keys) else { preconditionFailure("\(keys) are no keys") }
      controller.addShortcut(Shortcut(trigger: trigger, action: CallbackAction { _, _ in body() }))
    }
    addController(controller)
  }
}
