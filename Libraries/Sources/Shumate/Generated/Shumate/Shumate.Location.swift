// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The interface [`ShumateLocation`](https://gnome.pages.gitlab.gnome.org/libshumate/iface.Location.html).
  public protocol Location: Gtk.Object {}
}

extension Shumate.Location {
  /// The property [`latitude`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Location.latitude.html) of
  /// `ShumateLocation`.
  public var latitude: Double {
    get { shumate_location_get_latitude(opaque) }
    set { setProperty("latitude", newValue) }
  }

  /// The property [`longitude`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Location.longitude.html) of
  /// `ShumateLocation`.
  public var longitude: Double {
    get { shumate_location_get_longitude(opaque) }
    set { setProperty("longitude", newValue) }
  }

  /// Calls
  /// [`shumate_location_set_location()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Location.set_location.html).
  public func setLocation(latitude: Double, longitude: Double) {
    shumate_location_set_location(opaque, latitude, longitude)
  }
}

extension Reactive where Base: Shumate.Location {
  /// The property [`latitude`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Location.latitude.html) of
  /// `ShumateLocation`.
  public var latitude: DynamicSubject<Double> { property("latitude") }

  /// The property [`longitude`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Location.longitude.html) of
  /// `ShumateLocation`.
  public var longitude: DynamicSubject<Double> { property("longitude") }
}

/// An object of a class that is private to its library, known by its interface.
final class ShumateLocationObject: Gtk.Object, Shumate.Location {}
