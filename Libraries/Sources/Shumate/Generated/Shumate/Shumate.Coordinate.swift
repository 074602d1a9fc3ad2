// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateCoordinate`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Coordinate.html).
  open class Coordinate: Gtk.Object, Shumate.Location {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_coordinate_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var shumateCoordinate: UnsafeMutablePointer<ShumateCoordinate> {
      pointer.assumingMemoryBound(to: ShumateCoordinate.self)
    }

    /// Calls [`shumate_coordinate_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Coordinate.new.html).
    public init() {
      super.init(adopting: shumate_coordinate_new())
    }

    /// Calls
    /// [`shumate_coordinate_new_full()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Coordinate.new_full.html).
    public init(latitude: Double, longitude: Double) {
      super.init(adopting: shumate_coordinate_new_full(latitude, longitude))
    }
  }
}
