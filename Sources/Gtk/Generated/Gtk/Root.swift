// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkRoot`](https://docs.gtk.org/gtk4/iface.Root.html).
public protocol Root: Widget, Native {}

extension Root {
  /// Calls [`gtk_root_get_display()`](https://docs.gtk.org/gtk4/method.Root.get_display.html).
  public var display: Gdk.Display? { lentObject(opaque: gtk_root_get_display(opaque)) }

  /// Calls [`gtk_root_get_focus()`](https://docs.gtk.org/gtk4/method.Root.get_focus.html) and `gtk_root_set_focus()`.
  public var focus: Widget? {
    get { lentObject(widget: gtk_root_get_focus(opaque)) }
    set(focus) { gtk_root_set_focus(opaque, focus?.gtkWidget) }
  }
}
