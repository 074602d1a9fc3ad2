// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_8
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwShortcutsDialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ShortcutsDialog.html).
  /// Since Libadwaita 1.8.
  open class ShortcutsDialog: Adw.Dialog {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_shortcuts_dialog_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_shortcuts_dialog_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ShortcutsDialog.new.html).
    /// Since Libadwaita 1.8.
    public override init() {
      super.init(adopting: adw_shortcuts_dialog_new())
    }

    /// Calls
    /// [`adw_shortcuts_dialog_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ShortcutsDialog.add.html).
    /// Since Libadwaita 1.8.
    public final func add(_ section: Adw.ShortcutsSection) {
      adw_shortcuts_dialog_add(Gtk.instance(self), section.given())
    }
  }
}

#endif
