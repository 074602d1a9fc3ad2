// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) import Gtk

/// Registers the classes with `Gtk` on first use.
let registeredTypes: Void = Gtk.TypeTables.add(
  module: "Adwaita",
  wrappers: [wrapperTable] + newerWrapperTables,
  interfaces: newerInterfaceTable + interfaceTable,
  fundamentals: [fundamentalTable] + newerFundamentalTables)

/// Every wrapper class, by the names of GObject.
private let wrapperTable: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("AdwAboutWindow", make: Adw.AboutWindow.init(adopting:)),
  Gtk.WrapperEntry("AdwActionRow", make: Adw.ActionRow.init(adopting:)),
  Gtk.WrapperEntry("AdwAnimation", make: Adw.Animation.init(adopting:)),
  Gtk.WrapperEntry("AdwAnimationTarget", make: Adw.AnimationTarget.init(adopting:)),
  Gtk.WrapperEntry("AdwApplication", make: Adw.Application.init(adopting:)),
  Gtk.WrapperEntry("AdwApplicationWindow", make: Adw.ApplicationWindow.init(adopting:)),
  Gtk.WrapperEntry("AdwAvatar", make: Adw.Avatar.init(adopting:)),
  Gtk.WrapperEntry("AdwBin", make: Adw.Bin.init(adopting:)),
  Gtk.WrapperEntry("AdwButtonContent", make: Adw.ButtonContent.init(adopting:)),
  Gtk.WrapperEntry("AdwCallbackAnimationTarget", make: Adw.CallbackAnimationTarget.init(adopting:)),
  Gtk.WrapperEntry("AdwCarousel", make: Adw.Carousel.init(adopting:)),
  Gtk.WrapperEntry("AdwCarouselIndicatorDots", make: Adw.CarouselIndicatorDots.init(adopting:)),
  Gtk.WrapperEntry("AdwCarouselIndicatorLines", make: Adw.CarouselIndicatorLines.init(adopting:)),
  Gtk.WrapperEntry("AdwClamp", make: Adw.Clamp.init(adopting:)),
  Gtk.WrapperEntry("AdwClampLayout", make: Adw.ClampLayout.init(adopting:)),
  Gtk.WrapperEntry("AdwClampScrollable", make: Adw.ClampScrollable.init(adopting:)),
  Gtk.WrapperEntry("AdwComboRow", make: Adw.ComboRow.init(adopting:)),
  Gtk.WrapperEntry("AdwEntryRow", make: Adw.EntryRow.init(adopting:)),
  Gtk.WrapperEntry("AdwEnumListItem", make: Adw.EnumListItem.init(adopting:)),
  Gtk.WrapperEntry("AdwEnumListModel", make: Adw.EnumListModel.init(adopting:)),
  Gtk.WrapperEntry("AdwExpanderRow", make: Adw.ExpanderRow.init(adopting:)),
  Gtk.WrapperEntry("AdwFlap", make: Adw.Flap.init(adopting:)),
  Gtk.WrapperEntry("AdwHeaderBar", make: Adw.HeaderBar.init(adopting:)),
  Gtk.WrapperEntry("AdwLeaflet", make: Adw.Leaflet.init(adopting:)),
  Gtk.WrapperEntry("AdwLeafletPage", make: Adw.LeafletPage.init(adopting:)),
  Gtk.WrapperEntry("AdwMessageDialog", make: Adw.MessageDialog.init(adopting:)),
  Gtk.WrapperEntry("AdwPasswordEntryRow", make: Adw.PasswordEntryRow.init(adopting:)),
  Gtk.WrapperEntry("AdwPreferencesGroup", make: Adw.PreferencesGroup.init(adopting:)),
  Gtk.WrapperEntry("AdwPreferencesPage", make: Adw.PreferencesPage.init(adopting:)),
  Gtk.WrapperEntry("AdwPreferencesRow", make: Adw.PreferencesRow.init(adopting:)),
  Gtk.WrapperEntry("AdwPreferencesWindow", make: Adw.PreferencesWindow.init(adopting:)),
  Gtk.WrapperEntry("AdwPropertyAnimationTarget", make: Adw.PropertyAnimationTarget.init(adopting:)),
  Gtk.WrapperEntry("AdwSplitButton", make: Adw.SplitButton.init(adopting:)),
  Gtk.WrapperEntry("AdwSpringAnimation", make: Adw.SpringAnimation.init(adopting:)),
  Gtk.WrapperEntry("AdwSqueezer", make: Adw.Squeezer.init(adopting:)),
  Gtk.WrapperEntry("AdwSqueezerPage", make: Adw.SqueezerPage.init(adopting:)),
  Gtk.WrapperEntry("AdwStatusPage", make: Adw.StatusPage.init(adopting:)),
  Gtk.WrapperEntry("AdwStyleManager", make: Adw.StyleManager.init(adopting:)),
  Gtk.WrapperEntry("AdwSwipeTracker", make: Adw.SwipeTracker.init(adopting:)),
  Gtk.WrapperEntry("AdwTabBar", make: Adw.TabBar.init(adopting:)),
  Gtk.WrapperEntry("AdwTabPage", make: Adw.TabPage.init(adopting:)),
  Gtk.WrapperEntry("AdwTabView", make: Adw.TabView.init(adopting:)),
  Gtk.WrapperEntry("AdwTimedAnimation", make: Adw.TimedAnimation.init(adopting:)),
  Gtk.WrapperEntry("AdwToast", make: Adw.Toast.init(adopting:)),
  Gtk.WrapperEntry("AdwToastOverlay", make: Adw.ToastOverlay.init(adopting:)),
  Gtk.WrapperEntry("AdwViewStack", make: Adw.ViewStack.init(adopting:)),
  Gtk.WrapperEntry("AdwViewStackPage", make: Adw.ViewStackPage.init(adopting:)),
  Gtk.WrapperEntry("AdwViewSwitcher", make: Adw.ViewSwitcher.init(adopting:)),
  Gtk.WrapperEntry("AdwViewSwitcherBar", make: Adw.ViewSwitcherBar.init(adopting:)),
  Gtk.WrapperEntry("AdwViewSwitcherTitle", make: Adw.ViewSwitcherTitle.init(adopting:)),
  Gtk.WrapperEntry("AdwWindow", make: Adw.Window.init(adopting:)),
  Gtk.WrapperEntry("AdwWindowTitle", make: Adw.WindowTitle.init(adopting:)),
]

/// The classes for objects of which only an interface is known. Interfaces that build on others come first.
private let interfaceTable: [Gtk.WrapperEntry] = []

/// The classes for objects that are no GObjects, by the names of GObject.
private let fundamentalTable: [Gtk.FundamentalEntry] = []
