// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkConstraintTarget`](https://docs.gtk.org/gtk4/iface.ConstraintTarget.html).
public protocol ConstraintTarget: Object {}

/// An object of a class that is private to its library, known by its interface.
final class ConstraintTargetObject: Object, ConstraintTarget {}
