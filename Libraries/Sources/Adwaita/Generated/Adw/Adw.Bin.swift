// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwBin`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Bin.html). Since
  /// Libadwaita 1.0.
  open class Bin: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_bin_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwBin: UnsafeMutablePointer<AdwBin> {
      pointer.assumingMemoryBound(to: AdwBin.self)
    }

    /// Calls [`adw_bin_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Bin.new.html). Since
    /// Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_bin_new())
    }

    /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Bin.child.html) of
    /// `AdwBin`. Since Libadwaita 1.0.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_bin_get_child(adwBin)) }
      set { adw_bin_set_child(adwBin, newValue?.gtkWidget) }
    }
  }
}

extension Reactive where Base: Adw.Bin {
  /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Bin.child.html) of
  /// `AdwBin`. Since Libadwaita 1.0.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }
}
