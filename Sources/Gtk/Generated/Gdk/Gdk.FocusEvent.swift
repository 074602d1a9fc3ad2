// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkFocusEvent`](https://docs.gtk.org/gdk4/class.FocusEvent.html).
  open class FocusEvent: Gdk.Event {
    open override class var gType: GType { gdk_focus_event_get_type() }

    /// Calls [`gdk_focus_event_get_in()`](https://docs.gtk.org/gdk4/method.FocusEvent.get_in.html).
    public final var `in`: Bool { gdk_focus_event_get_in(opaque).isTrue }
  }
}
