// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
let wrapperTableOfADW_1_4: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwBreakpoint", make: Adw.Breakpoint.init(adopting:)),
  Gtk.WrapperEntry("AdwBreakpointBin", make: Adw.BreakpointBin.init(adopting:)),
  Gtk.WrapperEntry("AdwNavigationPage", make: Adw.NavigationPage.init(adopting:)),
  Gtk.WrapperEntry("AdwNavigationSplitView", make: Adw.NavigationSplitView.init(adopting:)),
  Gtk.WrapperEntry("AdwNavigationView", make: Adw.NavigationView.init(adopting:)),
  Gtk.WrapperEntry("AdwOverlaySplitView", make: Adw.OverlaySplitView.init(adopting:)),
  Gtk.WrapperEntry("AdwSpinRow", make: Adw.SpinRow.init(adopting:)),
  Gtk.WrapperEntry("AdwSwitchRow", make: Adw.SwitchRow.init(adopting:)),
  Gtk.WrapperEntry("AdwToolbarView", make: Adw.ToolbarView.init(adopting:)),
  Gtk.WrapperEntry("AdwViewStackPages", make: Adw.ViewStackPages.init(adopting:)),
]

#endif
