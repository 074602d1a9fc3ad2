// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_8
import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
let wrapperTableOfADW_1_8: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwShortcutLabel", make: Adw.ShortcutLabel.init(adopting:)),
  Gtk.WrapperEntry("AdwShortcutsDialog", make: Adw.ShortcutsDialog.init(adopting:)),
  Gtk.WrapperEntry("AdwShortcutsItem", make: Adw.ShortcutsItem.init(adopting:)),
  Gtk.WrapperEntry("AdwShortcutsSection", make: Adw.ShortcutsSection.init(adopting:)),
]

#endif
