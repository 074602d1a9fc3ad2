// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
public import BindingCore
import CGtk

extension Window {
  /// The property [`gravity`](https://docs.gtk.org/gtk4/property.Window.gravity.html) of `GtkWindow`. Since GTK 4.20.
  public final var gravity: WindowGravity {
    get { WindowGravity(cValue: gtk_window_get_gravity(gtkWindow)) }
    set { gtk_window_set_gravity(gtkWindow, newValue.cValue) }
  }
}

extension Reactive where Base: Window {
  /// The property [`gravity`](https://docs.gtk.org/gtk4/property.Window.gravity.html) of `GtkWindow`. Since GTK 4.20.
  public var gravity: DynamicSubject<WindowGravity> { property("gravity") }
}

extension CssProvider {
  /// The property [`prefers-color-scheme`](https://docs.gtk.org/gtk4/property.CssProvider.prefers-color-scheme.html) of
  /// `GtkCssProvider`. Since GTK 4.20.
  public final var prefersColorScheme: InterfaceColorScheme {
    get { getProperty("prefers-color-scheme") }
    set { setProperty("prefers-color-scheme", newValue) }
  }

  /// The property [`prefers-contrast`](https://docs.gtk.org/gtk4/property.CssProvider.prefers-contrast.html) of
  /// `GtkCssProvider`. Since GTK 4.20.
  public final var prefersContrast: InterfaceContrast {
    get { getProperty("prefers-contrast") }
    set { setProperty("prefers-contrast", newValue) }
  }
}

extension Reactive where Base: CssProvider {
  /// The property [`prefers-color-scheme`](https://docs.gtk.org/gtk4/property.CssProvider.prefers-color-scheme.html) of
  /// `GtkCssProvider`. Since GTK 4.20.
  public var prefersColorScheme: DynamicSubject<InterfaceColorScheme> { property("prefers-color-scheme") }

  /// The property [`prefers-contrast`](https://docs.gtk.org/gtk4/property.CssProvider.prefers-contrast.html) of
  /// `GtkCssProvider`. Since GTK 4.20.
  public var prefersContrast: DynamicSubject<InterfaceContrast> { property("prefers-contrast") }
}

extension Entry {
  /// The property
  /// [`menu-entry-icon-primary-text`](https://docs.gtk.org/gtk4/property.Entry.menu-entry-icon-primary-text.html) of
  /// `GtkEntry`. Since GTK 4.20.
  public final var menuEntryIconPrimaryText: String {
    get { getProperty("menu-entry-icon-primary-text") }
    set { setProperty("menu-entry-icon-primary-text", newValue) }
  }

  /// The property
  /// [`menu-entry-icon-secondary-text`](https://docs.gtk.org/gtk4/property.Entry.menu-entry-icon-secondary-text.html)
  /// of `GtkEntry`. Since GTK 4.20.
  public final var menuEntryIconSecondaryText: String {
    get { getProperty("menu-entry-icon-secondary-text") }
    set { setProperty("menu-entry-icon-secondary-text", newValue) }
  }

  /// Calls
  /// [`gtk_entry_get_menu_entry_icon_text()`](https://docs.gtk.org/gtk4/method.Entry.get_menu_entry_icon_text.html).
  /// Since GTK 4.20.
  public final func getMenuEntryIconText(_ iconPos: EntryIconPosition) -> String? {
    lentString(ifAny: gtk_entry_get_menu_entry_icon_text(gtkEntry, iconPos.cValue))
  }

  /// Calls
  /// [`gtk_entry_set_menu_entry_icon_text()`](https://docs.gtk.org/gtk4/method.Entry.set_menu_entry_icon_text.html).
  /// Since GTK 4.20.
  public final func setMenuEntryIconText(iconPos: EntryIconPosition, text: String) {
    gtk_entry_set_menu_entry_icon_text(gtkEntry, iconPos.cValue, text)
  }
}

extension Reactive where Base: Entry {
  /// The property
  /// [`menu-entry-icon-primary-text`](https://docs.gtk.org/gtk4/property.Entry.menu-entry-icon-primary-text.html) of
  /// `GtkEntry`. Since GTK 4.20.
  public var menuEntryIconPrimaryText: DynamicSubject<String> { property("menu-entry-icon-primary-text") }

  /// The property
  /// [`menu-entry-icon-secondary-text`](https://docs.gtk.org/gtk4/property.Entry.menu-entry-icon-secondary-text.html)
  /// of `GtkEntry`. Since GTK 4.20.
  public var menuEntryIconSecondaryText: DynamicSubject<String> { property("menu-entry-icon-secondary-text") }
}

extension FilterListModel {
  /// The property [`watch-items`](https://docs.gtk.org/gtk4/property.FilterListModel.watch-items.html) of
  /// `GtkFilterListModel`. Since GTK 4.20.
  public final var watchItems: Bool {
    get { gtk_filter_list_model_get_watch_items(instance(self)).isTrue }
    set { gtk_filter_list_model_set_watch_items(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: FilterListModel {
  /// The property [`watch-items`](https://docs.gtk.org/gtk4/property.FilterListModel.watch-items.html) of
  /// `GtkFilterListModel`. Since GTK 4.20.
  public var watchItems: DynamicSubject<Bool> { property("watch-items") }
}

extension ToolkitSettings {
  /// The property
  /// [`gtk-interface-color-scheme`](https://docs.gtk.org/gtk4/property.Settings.gtk-interface-color-scheme.html) of
  /// `GtkSettings`. Since GTK 4.20.
  public final var gtkInterfaceColorScheme: InterfaceColorScheme {
    get { getProperty("gtk-interface-color-scheme") }
    set { setProperty("gtk-interface-color-scheme", newValue) }
  }

  /// The property [`gtk-interface-contrast`](https://docs.gtk.org/gtk4/property.Settings.gtk-interface-contrast.html)
  /// of `GtkSettings`. Since GTK 4.20.
  public final var gtkInterfaceContrast: InterfaceContrast {
    get { getProperty("gtk-interface-contrast") }
    set { setProperty("gtk-interface-contrast", newValue) }
  }
}

extension Reactive where Base: ToolkitSettings {
  /// The property
  /// [`gtk-interface-color-scheme`](https://docs.gtk.org/gtk4/property.Settings.gtk-interface-color-scheme.html) of
  /// `GtkSettings`. Since GTK 4.20.
  public var gtkInterfaceColorScheme: DynamicSubject<InterfaceColorScheme> { property("gtk-interface-color-scheme") }

  /// The property [`gtk-interface-contrast`](https://docs.gtk.org/gtk4/property.Settings.gtk-interface-contrast.html)
  /// of `GtkSettings`. Since GTK 4.20.
  public var gtkInterfaceContrast: DynamicSubject<InterfaceContrast> { property("gtk-interface-contrast") }
}

extension Snapshot {
  /// Calls
  /// [`gtk_snapshot_push_component_transfer()`](https://docs.gtk.org/gtk4/method.Snapshot.push_component_transfer.html).
  /// Since GTK 4.20.
  public final func pushComponentTransfer(
    _ red: Gsk.ComponentTransfer, green: Gsk.ComponentTransfer, blue: Gsk.ComponentTransfer,
    alpha: Gsk.ComponentTransfer
  ) { gtk_snapshot_push_component_transfer(instance(self), red.opaque, green.opaque, blue.opaque, alpha.opaque) }
}

extension UriLauncher {
  /// Calls [`gtk_uri_launcher_can_launch()`](https://docs.gtk.org/gtk4/method.UriLauncher.can_launch.html). Since GTK
  /// 4.20.
  public final func canLaunch(_ parent: Window?) -> Bool {
    gtk_uri_launcher_can_launch(instance(self), parent?.gtkWindow).isTrue
  }
}

#endif
