import Gtk

extension Widget {
  /// Calls `body` when Escape is pressed in the widget and nothing in it wants the key.
  ///
  /// - Parameter body: Returns whether it wanted the key.
  func onEscape(_ body: @escaping () -> Bool) {
    let keys = EventControllerKey()
    // GDK_KEY_Escape of gdk/gdkkeysyms.h.
    keys.reactive.keyPressed.handle { key, _, _ in key == 0xff1b && body() }
    addController(keys)
  }
}
