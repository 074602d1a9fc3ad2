// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkCallbackAction`](https://docs.gtk.org/gtk4/class.CallbackAction.html).
open class CallbackAction: ShortcutAction {
  open override class var gType: GType { gtk_callback_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_callback_action_new()`](https://docs.gtk.org/gtk4/ctor.CallbackAction.new.html).
  public init(callback: ((Widget, GLib.Variant?) -> Bool)? = nil) {
    super.init(
      adopting: gtk_callback_action_new(
        callback == nil ? nil : callGtkShortcutFunc, callback.map { heldClosure($0) },
        callback == nil ? nil : releaseClosure
      ).raw)
  }
}
