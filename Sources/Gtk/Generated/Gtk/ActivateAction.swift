// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkActivateAction`](https://docs.gtk.org/gtk4/class.ActivateAction.html).
open class ActivateAction: ShortcutAction {
  open override class var gType: GType { gtk_activate_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_activate_action_get()`](https://docs.gtk.org/gtk4/type_func.ActivateAction.get.html).
  public static var shared: ActivateAction { lentObject(opaque: gtk_activate_action_get())! }
}
