// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwSwitchRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SwitchRow.html).
  /// Since Libadwaita 1.4.
  open class SwitchRow: Adw.ActionRow {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_switch_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_switch_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SwitchRow.new.html).
    /// Since Libadwaita 1.4.
    public override init() {
      super.init(adopting: adw_switch_row_new())
    }

    /// The property
    /// [`active`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwitchRow.active.html) of
    /// `AdwSwitchRow`. Since Libadwaita 1.4.
    public final var active: Bool {
      get { adw_switch_row_get_active(Gtk.instance(self)).isTrue }
      set { adw_switch_row_set_active(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.SwitchRow {
  /// The property
  /// [`active`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwitchRow.active.html) of
  /// `AdwSwitchRow`. Since Libadwaita 1.4.
  public var active: DynamicSubject<Bool> { property("active") }
}

#endif
