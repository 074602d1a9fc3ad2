// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkShortcutAction`](https://docs.gtk.org/gtk4/class.ShortcutAction.html).
open class ShortcutAction: Object {
  open override class var gType: GType { gtk_shortcut_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_action_parse_string()`](https://docs.gtk.org/gtk4/ctor.ShortcutAction.parse_string.html).
  public static func parseString(_ string: String) -> ShortcutAction? {
    givenObject(opaque: gtk_shortcut_action_parse_string(string))
  }

  /// Calls [`gtk_shortcut_action_activate()`](https://docs.gtk.org/gtk4/method.ShortcutAction.activate.html).
  @discardableResult
  public final func activate(flags: ShortcutActionFlags, widget: Widget, args: GLib.Variant?) -> Bool {
    gtk_shortcut_action_activate(instance(self), flags.cValue, widget.gtkWidget, args?.opaque).isTrue
  }

  /// Calls [`gtk_shortcut_action_to_string()`](https://docs.gtk.org/gtk4/method.ShortcutAction.to_string.html).
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_action_to_string(instance(self))) }
}
