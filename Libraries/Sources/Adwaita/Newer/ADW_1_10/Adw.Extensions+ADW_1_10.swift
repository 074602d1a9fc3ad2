// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_10
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw.AboutDialog {
  /// The property
  /// [`other-apps-title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.other-apps-title.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.10.
  public final var otherAppsTitle: String {
    get { Gtk.lentString(adw_about_dialog_get_other_apps_title(Gtk.instance(self))) }
    set { Gtk.lend(newValue) { adw_about_dialog_set_other_apps_title(Gtk.instance(self), $0) } }
  }
}

extension Reactive where Base: Adw.AboutDialog {
  /// The property
  /// [`other-apps-title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.other-apps-title.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.10.
  public var otherAppsTitle: DynamicSubject<String> {
    property(
      "other-apps-title", get: { (object: Adw.AboutDialog) in object.otherAppsTitle }, set: { $0.otherAppsTitle = $1 })
  }
}

extension Adw.Sidebar {
  /// The property [`prefix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.prefix.html)
  /// of `AdwSidebar`. Since Libadwaita 1.10.
  public final var prefix: Gtk.Widget? {
    get { Gtk.lentObject(widget: adw_sidebar_get_prefix(Gtk.instance(self))) }
    set { adw_sidebar_set_prefix(Gtk.instance(self), newValue?.gtkWidget) }
  }

  /// The property [`suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.suffix.html)
  /// of `AdwSidebar`. Since Libadwaita 1.10.
  public final var suffix: Gtk.Widget? {
    get { Gtk.lentObject(widget: adw_sidebar_get_suffix(Gtk.instance(self))) }
    set { adw_sidebar_set_suffix(Gtk.instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: Adw.Sidebar {
  /// The property [`prefix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.prefix.html)
  /// of `AdwSidebar`. Since Libadwaita 1.10.
  public var prefix: DynamicSubject<Gtk.Widget?> { property("prefix") }

  /// The property [`suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.suffix.html)
  /// of `AdwSidebar`. Since Libadwaita 1.10.
  public var suffix: DynamicSubject<Gtk.Widget?> { property("suffix") }
}

extension Adw.SidebarItem {
  /// The property
  /// [`prefix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.prefix.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.10.
  public final var prefix: Gtk.Widget? {
    get { Gtk.lentObject(widget: adw_sidebar_item_get_prefix(adwSidebarItem)) }
    set { adw_sidebar_item_set_prefix(adwSidebarItem, newValue?.gtkWidget) }
  }
}

extension Reactive where Base: Adw.SidebarItem {
  /// The property
  /// [`prefix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.prefix.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.10.
  public var prefix: DynamicSubject<Gtk.Widget?> { property("prefix") }
}

extension Adw.SidebarSection {
  /// The property
  /// [`suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.suffix.html) of
  /// `AdwSidebarSection`. Since Libadwaita 1.10.
  public final var suffix: Gtk.Widget? {
    get { Gtk.lentObject(widget: adw_sidebar_section_get_suffix(Gtk.instance(self))) }
    set { adw_sidebar_section_set_suffix(Gtk.instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: Adw.SidebarSection {
  /// The property
  /// [`suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.suffix.html) of
  /// `AdwSidebarSection`. Since Libadwaita 1.10.
  public var suffix: DynamicSubject<Gtk.Widget?> { property("suffix") }
}

extension Adw.ViewSwitcherSidebar {
  /// The property
  /// [`prefix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.prefix.html)
  /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.10.
  public final var prefix: Gtk.Widget? {
    get { Gtk.lentObject(widget: adw_view_switcher_sidebar_get_prefix(Gtk.instance(self))) }
    set { adw_view_switcher_sidebar_set_prefix(Gtk.instance(self), newValue?.gtkWidget) }
  }

  /// The property
  /// [`suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.suffix.html)
  /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.10.
  public final var suffix: Gtk.Widget? {
    get { Gtk.lentObject(widget: adw_view_switcher_sidebar_get_suffix(Gtk.instance(self))) }
    set { adw_view_switcher_sidebar_set_suffix(Gtk.instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: Adw.ViewSwitcherSidebar {
  /// The property
  /// [`prefix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.prefix.html)
  /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.10.
  public var prefix: DynamicSubject<Gtk.Widget?> { property("prefix") }

  /// The property
  /// [`suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.suffix.html)
  /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.10.
  public var suffix: DynamicSubject<Gtk.Widget?> { property("suffix") }
}

#endif
