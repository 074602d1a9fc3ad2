// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwClampLayout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ClampLayout.html).
  /// Since Libadwaita 1.0.
  open class ClampLayout: Gtk.LayoutManager, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_clamp_layout_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_clamp_layout_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ClampLayout.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_clamp_layout_new())
    }

    /// The property
    /// [`maximum-size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ClampLayout.maximum-size.html)
    /// of `AdwClampLayout`. Since Libadwaita 1.0.
    public final var maximumSize: Int {
      get { adw_clamp_layout_get_maximum_size(Gtk.instance(self)).int }
      set { adw_clamp_layout_set_maximum_size(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`tightening-threshold`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ClampLayout.tightening-threshold.html)
    /// of `AdwClampLayout`. Since Libadwaita 1.0.
    public final var tighteningThreshold: Int {
      get { adw_clamp_layout_get_tightening_threshold(Gtk.instance(self)).int }
      set { adw_clamp_layout_set_tightening_threshold(Gtk.instance(self), newValue.int32) }
    }
  }
}

extension Reactive where Base: Adw.ClampLayout {
  /// The property
  /// [`maximum-size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ClampLayout.maximum-size.html)
  /// of `AdwClampLayout`. Since Libadwaita 1.0.
  public var maximumSize: DynamicSubject<Int> {
    property("maximum-size", get: { (object: Adw.ClampLayout) in object.maximumSize }, set: { $0.maximumSize = $1 })
  }

  /// The property
  /// [`tightening-threshold`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ClampLayout.tightening-threshold.html)
  /// of `AdwClampLayout`. Since Libadwaita 1.0.
  public var tighteningThreshold: DynamicSubject<Int> {
    property(
      "tightening-threshold", get: { (object: Adw.ClampLayout) in object.tighteningThreshold },
      set: { $0.tighteningThreshold = $1 })
  }
}
