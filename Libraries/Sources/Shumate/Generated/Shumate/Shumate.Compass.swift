// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateCompass`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Compass.html).
  open class Compass: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_compass_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_compass_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Compass.new.html).
    public init(viewport: Shumate.Viewport? = nil) {
      super.init(adopting: shumate_compass_new(viewport?.opaque).raw)
    }

    /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Compass.viewport.html) of
    /// `ShumateCompass`.
    public final var viewport: Shumate.Viewport? {
      get { Gtk.lentObject(opaque: shumate_compass_get_viewport(Gtk.instance(self))) }
      set { shumate_compass_set_viewport(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Shumate.Compass {
  /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Compass.viewport.html) of
  /// `ShumateCompass`.
  public var viewport: DynamicSubject<Shumate.Viewport?> { property("viewport") }
}
