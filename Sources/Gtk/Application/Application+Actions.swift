public import BindingCore
import CGtk

extension Application {
  /// Adds the action `app.name` with its keyboard shortcuts, such as `<Control>q`.
  @discardableResult
  public final func addAction(
    _ name: String, accelerators: [String], _ body: @escaping () -> Void
  ) -> Gio.SimpleAction {
    setAccelsForAction("app.\(name)", accels: accelerators)
    return addAction(name, body)
  }

  /// Adds the action `app.name` that toggles `state`, with its keyboard shortcuts.
  @discardableResult
  public final func addAction(
    _ name: String, state: some ValueSubject<Bool>, accelerators: [String]
  ) -> Gio.SimpleAction {
    setAccelsForAction("app.\(name)", accels: accelerators)
    return addAction(name, state: state)
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

  /// Adds the action `win.name` that toggles `state`, with its keyboard shortcuts. The window must belong to an
  /// application.
  @discardableResult
  public final func addAction(
    _ name: String, state: some ValueSubject<Bool>, accelerators: [String]
  ) -> Gio.SimpleAction {
    application?.setAccelsForAction("win.\(name)", accels: accelerators)
    return addAction(name, state: state)
  }
}
