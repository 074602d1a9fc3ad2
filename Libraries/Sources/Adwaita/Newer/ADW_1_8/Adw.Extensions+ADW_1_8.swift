// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_8
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw.PreferencesGroup {
  /// Calls
  /// [`adw_preferences_group_bind_model()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.bind_model.html).
  /// Since Libadwaita 1.8.
  public final func bindModel(_ model: (any Gio.ListModel)?, createRowFunc: ((Gtk.Object) -> Gtk.Widget)?) {
    adw_preferences_group_bind_model(
      adwPreferencesGroup, model?.opaque, createRowFunc == nil ? nil : callGtkListBoxCreateWidgetFunc,
      createRowFunc.map { Gtk.heldClosure($0) }, createRowFunc == nil ? nil : Gtk.releaseClosure)
  }

  /// Calls
  /// [`adw_preferences_group_get_row()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.get_row.html).
  /// Since Libadwaita 1.8.
  public final func getRow(_ index: Int) -> Gtk.Widget? {
    Gtk.lentObject(widget: adw_preferences_group_get_row(adwPreferencesGroup, index.uint32))
  }
}

extension Adw.PreferencesPage {
  /// Calls
  /// [`adw_preferences_page_get_group()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.get_group.html).
  /// Since Libadwaita 1.8.
  public final func getGroup(_ index: Int) -> Adw.PreferencesGroup? {
    Gtk.lentObject(adw_preferences_page_get_group(adwPreferencesPage, index.uint32))
  }

  /// Calls
  /// [`adw_preferences_page_insert()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.insert.html).
  /// Since Libadwaita 1.8.
  public final func insert(_ group: Adw.PreferencesGroup, index: Int) {
    adw_preferences_page_insert(adwPreferencesPage, group.adwPreferencesGroup, index.int32)
  }
}

extension Adw.WrapBox {
  /// Calls
  /// [`adw_wrap_box_remove_all()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WrapBox.remove_all.html).
  /// Since Libadwaita 1.8.
  public final func removeAll() { adw_wrap_box_remove_all(Gtk.instance(self)) }
}

#endif
