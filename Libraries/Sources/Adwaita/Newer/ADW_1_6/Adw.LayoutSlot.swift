// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwLayoutSlot`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.LayoutSlot.html).
  /// Since Libadwaita 1.6.
  open class LayoutSlot: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_layout_slot_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_layout_slot_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.LayoutSlot.new.html).
    /// Since Libadwaita 1.6.
    public init(id: String) {
      super.init(adopting: adw_layout_slot_new(id))
    }

    /// The property [`id`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.LayoutSlot.id.html) of
    /// `AdwLayoutSlot`. Since Libadwaita 1.6.
    public final var id: String { Gtk.lentString(adw_layout_slot_get_slot_id(Gtk.instance(self))) }

    /// Calls
    /// [`adw_layout_slot_get_slot_id()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.LayoutSlot.get_slot_id.html).
    /// Since Libadwaita 1.6.
    public final var slotId: String { Gtk.lentString(adw_layout_slot_get_slot_id(Gtk.instance(self))) }
  }
}

extension Reactive where Base: Adw.LayoutSlot {
  /// The property [`id`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.LayoutSlot.id.html) of
  /// `AdwLayoutSlot`. Since Libadwaita 1.6.
  public var id: SafeSignal<String> { readOnlyProperty("id") }
}

#endif
