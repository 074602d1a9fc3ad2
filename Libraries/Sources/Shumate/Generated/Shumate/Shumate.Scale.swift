// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateScale`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Scale.html).
  open class Scale: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_scale_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_scale_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Scale.new.html).
    public init(viewport: Shumate.Viewport? = nil) {
      super.init(adopting: shumate_scale_new(viewport?.opaque).raw)
    }

    /// The property [`max-width`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Scale.max-width.html) of
    /// `ShumateScale`.
    public final var maxWidth: Int {
      get { shumate_scale_get_max_width(Gtk.instance(self)).int }
      set { shumate_scale_set_max_width(Gtk.instance(self), newValue.uint32) }
    }

    /// The property [`unit`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Scale.unit.html) of
    /// `ShumateScale`.
    public final var unit: Shumate.Unit {
      get { Shumate.Unit(cValue: shumate_scale_get_unit(Gtk.instance(self))) }
      set { shumate_scale_set_unit(Gtk.instance(self), newValue.cValue) }
    }

    /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Scale.viewport.html) of
    /// `ShumateScale`.
    public final var viewport: Shumate.Viewport? {
      get { Gtk.lentObject(opaque: shumate_scale_get_viewport(Gtk.instance(self))) }
      set { shumate_scale_set_viewport(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Shumate.Scale {
  /// The property [`max-width`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Scale.max-width.html) of
  /// `ShumateScale`.
  public var maxWidth: DynamicSubject<Int> {
    property("max-width", get: { (object: Shumate.Scale) in object.maxWidth }, set: { $0.maxWidth = $1 })
  }

  /// The property [`unit`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Scale.unit.html) of `ShumateScale`.
  public var unit: DynamicSubject<Shumate.Unit> { property("unit") }

  /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Scale.viewport.html) of
  /// `ShumateScale`.
  public var viewport: DynamicSubject<Shumate.Viewport?> { property("viewport") }
}
