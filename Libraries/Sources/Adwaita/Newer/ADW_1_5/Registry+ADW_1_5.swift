// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_5
import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
let wrapperTableOfADW_1_5: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwAboutDialog", make: Adw.AboutDialog.init(adopting:)),
  Gtk.WrapperEntry("AdwAlertDialog", make: Adw.AlertDialog.init(adopting:)),
  Gtk.WrapperEntry("AdwDialog", make: Adw.Dialog.init(adopting:)),
  Gtk.WrapperEntry("AdwPreferencesDialog", make: Adw.PreferencesDialog.init(adopting:)),
]

#endif
