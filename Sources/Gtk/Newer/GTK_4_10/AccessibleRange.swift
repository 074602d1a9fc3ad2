// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
import CGtk

/// The interface [`GtkAccessibleRange`](https://docs.gtk.org/gtk4/iface.AccessibleRange.html). Since GTK 4.10.
public protocol AccessibleRange: Accessible {}

/// An object of a class that is private to its library, known by its interface.
final class AccessibleRangeObject: Object, AccessibleRange {}

#endif
