// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateLicense`](https://gnome.pages.gitlab.gnome.org/libshumate/class.License.html).
  open class License: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_license_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_license_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.License.new.html).
    public init() {
      super.init(adopting: shumate_license_new().raw)
    }

    /// The property [`extra-text`](https://gnome.pages.gitlab.gnome.org/libshumate/property.License.extra-text.html) of
    /// `ShumateLicense`.
    public final var extraText: String {
      get { Gtk.lentString(shumate_license_get_extra_text(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { shumate_license_set_extra_text(Gtk.instance(self), $0) } }
    }

    /// The property [`xalign`](https://gnome.pages.gitlab.gnome.org/libshumate/property.License.xalign.html) of
    /// `ShumateLicense`.
    public final var xalign: Double {
      get { shumate_license_get_xalign(Gtk.instance(self)).double }
      set { shumate_license_set_xalign(Gtk.instance(self), newValue.float) }
    }

    /// Calls
    /// [`shumate_license_append_map_source()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.License.append_map_source.html).
    public final func appendMapSource(_ mapSource: Shumate.MapSource) {
      shumate_license_append_map_source(Gtk.instance(self), mapSource.shumateMapSource)
    }

    /// Calls
    /// [`shumate_license_prepend_map_source()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.License.prepend_map_source.html).
    public final func prependMapSource(_ mapSource: Shumate.MapSource) {
      shumate_license_prepend_map_source(Gtk.instance(self), mapSource.shumateMapSource)
    }

    /// Calls
    /// [`shumate_license_remove_map_source()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.License.remove_map_source.html).
    public final func removeMapSource(_ mapSource: Shumate.MapSource) {
      shumate_license_remove_map_source(Gtk.instance(self), mapSource.shumateMapSource)
    }
  }
}

extension Reactive where Base: Shumate.License {
  /// The property [`extra-text`](https://gnome.pages.gitlab.gnome.org/libshumate/property.License.extra-text.html) of
  /// `ShumateLicense`.
  public var extraText: DynamicSubject<String> {
    property("extra-text", get: { (object: Shumate.License) in object.extraText }, set: { $0.extraText = $1 })
  }

  /// The property [`xalign`](https://gnome.pages.gitlab.gnome.org/libshumate/property.License.xalign.html) of
  /// `ShumateLicense`.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Shumate.License) in object.xalign }, set: { $0.xalign = $1 })
  }
}
