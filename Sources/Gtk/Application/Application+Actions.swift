import BindingCore
import CGtk

extension Gio.ActionMap {
  /// Adds an action without a parameter, which menus and shortcuts refer to as `app.name` or `win.name`.
  ///
  /// The action lives as long as the object that it is added to, and with it what `body` captures: refer to that object
  /// weakly.
  @discardableResult
  public func addAction(_ name: String, _ body: @escaping () -> Void) -> Gio.SimpleAction {
    let action = Gio.SimpleAction(name)
    action.reactive.activate.observeNext { _ in body() }
    addAction(action)
    return action
  }
}

extension Application {
  /// Adds the action `app.name` with its keyboard shortcuts, such as `<Control>q`.
  @discardableResult
  public final func addAction(
    _ name: String, accelerators: [String], _ body: @escaping () -> Void
  ) -> Gio.SimpleAction {
    setAccelsForAction("app.\(name)", accels: accelerators)
    return addAction(name, body)
  }
}

extension ApplicationWindow {
  /// Adds the action `win.name` with its keyboard shortcuts, such as `F5`. The window must belong to an application.
  @discardableResult
  public final func addAction(
    _ name: String, accelerators: [String], _ body: @escaping () -> Void
  ) -> Gio.SimpleAction {
    application?.setAccelsForAction("win.\(name)", accels: accelerators)
    return addAction(name, body)
  }
}

extension Gio.SimpleAction {
  /// An action without a parameter.
  convenience init(_ name: String) {
    self.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
  }
}
