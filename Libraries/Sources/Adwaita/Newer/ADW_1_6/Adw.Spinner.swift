// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwSpinner`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Spinner.html). Since
  /// Libadwaita 1.6.
  open class Spinner: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_spinner_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_spinner_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Spinner.new.html).
    /// Since Libadwaita 1.6.
    public init() {
      super.init(adopting: adw_spinner_new())
    }
  }
}

#endif
