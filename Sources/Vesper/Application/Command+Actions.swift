import Gtk

extension Application {
  /// Adds what a key does everywhere, as `app.` and the command's name.
  @discardableResult
  func addAction(_ command: Command, _ body: @escaping () -> Void) -> Gio.SimpleAction {
    addAction(command.rawValue, accelerators: command.accelerators, body)
  }
}

extension ApplicationWindow {
  /// Adds what a key does in this window, as `win.` and the command's name.
  @discardableResult
  func addAction(_ command: Command, _ body: @escaping () -> Void) -> Gio.SimpleAction {
    addAction(command.rawValue, accelerators: command.accelerators, body)
  }
}
