// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_3
import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
let wrapperTableOfADW_1_3: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwBanner", make: Adw.Banner.init(adopting:)),
  Gtk.WrapperEntry("AdwTabButton", make: Adw.TabButton.init(adopting:)),
  Gtk.WrapperEntry("AdwTabOverview", make: Adw.TabOverview.init(adopting:)),
]

#endif
