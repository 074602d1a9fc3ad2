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
