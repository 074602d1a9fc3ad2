// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkNothingAction`](https://docs.gtk.org/gtk4/class.NothingAction.html).
open class NothingAction: ShortcutAction {
  open override class var gType: GType { gtk_nothing_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_nothing_action_get()`](https://docs.gtk.org/gtk4/type_func.NothingAction.get.html).
  public static var shared: NothingAction { lentObject(opaque: gtk_nothing_action_get())! }
}
