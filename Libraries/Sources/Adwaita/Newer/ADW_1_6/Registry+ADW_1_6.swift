// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
let wrapperTableOfADW_1_6: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwBottomSheet", make: Adw.BottomSheet.init(adopting:)),
  Gtk.WrapperEntry("AdwButtonRow", make: Adw.ButtonRow.init(adopting:)),
  Gtk.WrapperEntry("AdwLayout", make: Adw.Layout.init(adopting:)),
  Gtk.WrapperEntry("AdwLayoutSlot", make: Adw.LayoutSlot.init(adopting:)),
  Gtk.WrapperEntry("AdwMultiLayoutView", make: Adw.MultiLayoutView.init(adopting:)),
  Gtk.WrapperEntry("AdwSpinner", make: Adw.Spinner.init(adopting:)),
  Gtk.WrapperEntry("AdwSpinnerPaintable", make: Adw.SpinnerPaintable.init(adopting:)),
]

#endif
