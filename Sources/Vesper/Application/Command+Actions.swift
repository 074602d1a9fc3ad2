import Gtk

extension Application {
  /// Adds a command's application-wide action with its keys, as `app.` and the command's name.
  @discardableResult
  func addAction(_ command: Command, _ body: @escaping () -> Void) -> Gio.SimpleAction {
    addAction(command.rawValue, accelerators: command.accelerators, body)
  }
}

extension ApplicationWindow {
  /// Adds a command's action in this window with its keys, as `win.` and the command's name.
  @discardableResult
  func addAction(_ command: Command, _ body: @escaping () -> Void) -> Gio.SimpleAction {
    addAction(command.rawValue, accelerators: command.accelerators, body)
  }
}
