// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkBuildable`](https://docs.gtk.org/gtk4/iface.Buildable.html).
public protocol Buildable: Object {}

extension Buildable {
  /// Calls [`gtk_buildable_get_buildable_id()`](https://docs.gtk.org/gtk4/method.Buildable.get_buildable_id.html).
  public var buildableId: String? { lentString(ifAny: gtk_buildable_get_buildable_id(opaque)) }
}

/// An object of a class that is private to its library, known by its interface.
final class BuildableObject: Object, Buildable {}
