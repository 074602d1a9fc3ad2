// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
let wrapperTableOfADW_1_9: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwNoneAnimationTarget", make: Adw.NoneAnimationTarget.init(adopting:)),
  Gtk.WrapperEntry("AdwSidebar", make: Adw.Sidebar.init(adopting:)),
  Gtk.WrapperEntry("AdwSidebarItem", make: Adw.SidebarItem.init(adopting:)),
  Gtk.WrapperEntry("AdwSidebarSection", make: Adw.SidebarSection.init(adopting:)),
  Gtk.WrapperEntry("AdwViewSwitcherSidebar", make: Adw.ViewSwitcherSidebar.init(adopting:)),
]

#endif
