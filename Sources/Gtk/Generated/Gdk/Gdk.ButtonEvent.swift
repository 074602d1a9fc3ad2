// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkButtonEvent`](https://docs.gtk.org/gdk4/class.ButtonEvent.html).
  open class ButtonEvent: Gdk.Event {
    open override class var gType: GType { gdk_button_event_get_type() }

    /// Calls [`gdk_button_event_get_button()`](https://docs.gtk.org/gdk4/method.ButtonEvent.get_button.html).
    public final var button: Int { gdk_button_event_get_button(opaque).int }
  }
}
