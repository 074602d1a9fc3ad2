// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkOrientable`](https://docs.gtk.org/gtk4/iface.Orientable.html).
public protocol Orientable: Object {}

extension Orientable {
  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.Orientable.orientation.html) of `GtkOrientable`.
  public var orientation: Orientation {
    get { Orientation(cValue: gtk_orientable_get_orientation(opaque)) }
    set { gtk_orientable_set_orientation(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: Orientable {
  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.Orientable.orientation.html) of `GtkOrientable`.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }
}

/// An object of a class that is private to its library, known by its interface.
final class OrientableObject: Object, Orientable {}
