// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwToastOverlay`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ToastOverlay.html). Since
  /// Libadwaita 1.0.
  open class ToastOverlay: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_toast_overlay_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_toast_overlay_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ToastOverlay.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_toast_overlay_new())
    }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToastOverlay.child.html) of
    /// `AdwToastOverlay`. Since Libadwaita 1.0.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_toast_overlay_get_child(Gtk.instance(self))) }
      set { adw_toast_overlay_set_child(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// Calls
    /// [`adw_toast_overlay_add_toast()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToastOverlay.add_toast.html).
    /// Since Libadwaita 1.0.
    public final func addToast(_ toast: Adw.Toast) { adw_toast_overlay_add_toast(Gtk.instance(self), toast.given()) }
  }
}

extension Reactive where Base: Adw.ToastOverlay {
  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToastOverlay.child.html) of
  /// `AdwToastOverlay`. Since Libadwaita 1.0.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }
}
