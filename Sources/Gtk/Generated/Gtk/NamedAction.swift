// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkNamedAction`](https://docs.gtk.org/gtk4/class.NamedAction.html).
open class NamedAction: ShortcutAction {
  open override class var gType: GType { gtk_named_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_named_action_new()`](https://docs.gtk.org/gtk4/ctor.NamedAction.new.html).
  public init(actionName: String) {
    super.init(adopting: gtk_named_action_new(actionName).raw)
  }

  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.NamedAction.action-name.html) of `GtkNamedAction`.
  public final var actionName: String { lentString(gtk_named_action_get_action_name(instance(self))) }
}

extension Reactive where Base: NamedAction {
  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.NamedAction.action-name.html) of `GtkNamedAction`.
  public var actionName: SafeSignal<String> { readOnlyProperty("action-name") }
}
