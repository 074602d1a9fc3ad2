// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwPasswordEntryRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PasswordEntryRow.html).
  /// Since Libadwaita 1.2.
  open class PasswordEntryRow: Adw.EntryRow {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_password_entry_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_password_entry_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PasswordEntryRow.new.html).
    /// Since Libadwaita 1.2.
    public override init() {
      super.init(adopting: adw_password_entry_row_new())
    }
  }
}
