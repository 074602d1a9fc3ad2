// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
let wrapperTableOfADW_1_7: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwInlineViewSwitcher", make: Adw.InlineViewSwitcher.init(adopting:)),
  Gtk.WrapperEntry("AdwToggle", make: Adw.Toggle.init(adopting:)),
  Gtk.WrapperEntry("AdwToggleGroup", make: Adw.ToggleGroup.init(adopting:)),
  Gtk.WrapperEntry("AdwWrapBox", make: Adw.WrapBox.init(adopting:)),
  Gtk.WrapperEntry("AdwWrapLayout", make: Adw.WrapLayout.init(adopting:)),
]

#endif
