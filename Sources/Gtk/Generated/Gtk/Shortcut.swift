// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkShortcut`](https://docs.gtk.org/gtk4/class.Shortcut.html).
open class Shortcut: Object {
  open override class var gType: GType { gtk_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_new()`](https://docs.gtk.org/gtk4/ctor.Shortcut.new.html).
  public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
    super.init(adopting: gtk_shortcut_new(trigger?.given(), action?.given()).raw)
  }

  /// The property [`action`](https://docs.gtk.org/gtk4/property.Shortcut.action.html) of `GtkShortcut`.
  public final var action: ShortcutAction? {
    get { lentObject(opaque: gtk_shortcut_get_action(instance(self))) }
    set { gtk_shortcut_set_action(instance(self), newValue?.given()) }
  }

  /// The property [`arguments`](https://docs.gtk.org/gtk4/property.Shortcut.arguments.html) of `GtkShortcut`.
  public final var arguments: GLib.Variant? {
    get { lentBoxed(opaque: gtk_shortcut_get_arguments(instance(self))) }
    set { gtk_shortcut_set_arguments(instance(self), newValue?.opaque) }
  }

  /// The property [`trigger`](https://docs.gtk.org/gtk4/property.Shortcut.trigger.html) of `GtkShortcut`.
  public final var trigger: ShortcutTrigger? {
    get { lentObject(opaque: gtk_shortcut_get_trigger(instance(self))) }
    set { gtk_shortcut_set_trigger(instance(self), newValue?.given()) }
  }
}

extension Reactive where Base: Shortcut {
  /// The property [`action`](https://docs.gtk.org/gtk4/property.Shortcut.action.html) of `GtkShortcut`.
  public var action: DynamicSubject<ShortcutAction?> { property("action") }

  /// The property [`arguments`](https://docs.gtk.org/gtk4/property.Shortcut.arguments.html) of `GtkShortcut`.
  public var arguments: DynamicSubject<GLib.Variant?> { property("arguments") }

  /// The property [`trigger`](https://docs.gtk.org/gtk4/property.Shortcut.trigger.html) of `GtkShortcut`.
  public var trigger: DynamicSubject<ShortcutTrigger?> { property("trigger") }
}
