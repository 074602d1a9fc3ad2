// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_10
import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
let wrapperTableOfADW_1_10: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwCssClassBinding", make: Adw.CssClassBinding.init(adopting:))
]

#endif
