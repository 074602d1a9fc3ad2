// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_18
import CGtk

/// Calls [`gtk_disable_portals()`](https://docs.gtk.org/gtk4/func.disable_portals.html). Since GTK 4.18.
@MainActor public func disablePortals() { gtk_disable_portals() }

#endif
