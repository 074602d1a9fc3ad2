// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkNeverTrigger`](https://docs.gtk.org/gtk4/class.NeverTrigger.html).
open class NeverTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_never_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_never_trigger_get()`](https://docs.gtk.org/gtk4/type_func.NeverTrigger.get.html).
  public static var shared: NeverTrigger { lentObject(opaque: gtk_never_trigger_get())! }
}
