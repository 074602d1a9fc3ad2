// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

/// The interface [`GtkAccessibleHypertext`](https://docs.gtk.org/gtk4/iface.AccessibleHypertext.html). Since GTK 4.22.
public protocol AccessibleHypertext: Accessible {}

/// An object of a class that is private to its library, known by its interface.
final class AccessibleHypertextObject: Object, AccessibleHypertext {}

#endif
