// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkDeleteEvent`](https://docs.gtk.org/gdk4/class.DeleteEvent.html).
  open class DeleteEvent: Gdk.Event {
    open override class var gType: GType { gdk_delete_event_get_type() }
  }
}
