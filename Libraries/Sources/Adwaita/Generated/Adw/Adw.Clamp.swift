// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwClamp`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Clamp.html). Since
  /// Libadwaita 1.0.
  open class Clamp: Gtk.Widget, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_clamp_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_clamp_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Clamp.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_clamp_new())
    }

    /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Clamp.child.html)
    /// of `AdwClamp`. Since Libadwaita 1.0.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_clamp_get_child(Gtk.instance(self))) }
      set { adw_clamp_set_child(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`maximum-size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Clamp.maximum-size.html)
    /// of `AdwClamp`. Since Libadwaita 1.0.
    public final var maximumSize: Int {
      get { adw_clamp_get_maximum_size(Gtk.instance(self)).int }
      set { adw_clamp_set_maximum_size(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`tightening-threshold`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Clamp.tightening-threshold.html)
    /// of `AdwClamp`. Since Libadwaita 1.0.
    public final var tighteningThreshold: Int {
      get { adw_clamp_get_tightening_threshold(Gtk.instance(self)).int }
      set { adw_clamp_set_tightening_threshold(Gtk.instance(self), newValue.int32) }
    }
  }
}

extension Reactive where Base: Adw.Clamp {
  /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Clamp.child.html) of
  /// `AdwClamp`. Since Libadwaita 1.0.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property
  /// [`maximum-size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Clamp.maximum-size.html) of
  /// `AdwClamp`. Since Libadwaita 1.0.
  public var maximumSize: DynamicSubject<Int> {
    property("maximum-size", get: { (object: Adw.Clamp) in object.maximumSize }, set: { $0.maximumSize = $1 })
  }

  /// The property
  /// [`tightening-threshold`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Clamp.tightening-threshold.html)
  /// of `AdwClamp`. Since Libadwaita 1.0.
  public var tighteningThreshold: DynamicSubject<Int> {
    property(
      "tightening-threshold", get: { (object: Adw.Clamp) in object.tighteningThreshold },
      set: { $0.tighteningThreshold = $1 })
  }
}
