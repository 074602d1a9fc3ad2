// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwSpinnerPaintable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SpinnerPaintable.html).
  /// Since Libadwaita 1.6.
  open class SpinnerPaintable: Gtk.Object, Gdk.Paintable, Gtk.SymbolicPaintable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_spinner_paintable_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_spinner_paintable_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SpinnerPaintable.new.html).
    /// Since Libadwaita 1.6.
    public init(widget: Gtk.Widget? = nil) {
      super.init(adopting: adw_spinner_paintable_new(widget?.gtkWidget).raw)
    }

    /// The property
    /// [`widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinnerPaintable.widget.html)
    /// of `AdwSpinnerPaintable`. Since Libadwaita 1.6.
    public final var widget: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_spinner_paintable_get_widget(Gtk.instance(self))) }
      set { adw_spinner_paintable_set_widget(Gtk.instance(self), newValue?.gtkWidget) }
    }
  }
}

extension Reactive where Base: Adw.SpinnerPaintable {
  /// The property
  /// [`widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinnerPaintable.widget.html) of
  /// `AdwSpinnerPaintable`. Since Libadwaita 1.6.
  public var widget: DynamicSubject<Gtk.Widget?> { property("widget") }
}

#endif
