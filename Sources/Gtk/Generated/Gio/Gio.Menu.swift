// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The class [`GMenu`](https://docs.gtk.org/gio/class.Menu.html). Since GLib 2.32.
  open class Menu: Gio.MenuModel {
    open override class var gType: GType { g_menu_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_menu_new()`](https://docs.gtk.org/gio/ctor.Menu.new.html). Since GLib 2.32.
    public init() {
      super.init(adopting: g_menu_new().raw)
    }

    /// Calls [`g_menu_append()`](https://docs.gtk.org/gio/method.Menu.append.html). Since GLib 2.32.
    public final func append(_ label: String?, detailedAction: String?) {
      g_menu_append(instance(self), label, detailedAction)
    }

    /// Calls [`g_menu_append_item()`](https://docs.gtk.org/gio/method.Menu.append_item.html). Since GLib 2.32.
    public final func appendItem(_ item: Gio.MenuItem) { g_menu_append_item(instance(self), item.opaque) }

    /// Calls [`g_menu_append_section()`](https://docs.gtk.org/gio/method.Menu.append_section.html). Since GLib 2.32.
    public final func appendSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_append_section(instance(self), label, section.gMenuModel)
    }

    /// Calls [`g_menu_append_submenu()`](https://docs.gtk.org/gio/method.Menu.append_submenu.html). Since GLib 2.32.
    public final func appendSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_append_submenu(instance(self), label, submenu.gMenuModel)
    }

    /// Calls [`g_menu_freeze()`](https://docs.gtk.org/gio/method.Menu.freeze.html). Since GLib 2.32.
    public final func freeze() { g_menu_freeze(instance(self)) }

    /// Calls [`g_menu_insert()`](https://docs.gtk.org/gio/method.Menu.insert.html). Since GLib 2.32.
    public final func insert(position: Int, label: String?, detailedAction: String?) {
      g_menu_insert(instance(self), position.int32, label, detailedAction)
    }

    /// Calls [`g_menu_insert_item()`](https://docs.gtk.org/gio/method.Menu.insert_item.html). Since GLib 2.32.
    public final func insertItem(position: Int, item: Gio.MenuItem) {
      g_menu_insert_item(instance(self), position.int32, item.opaque)
    }

    /// Calls [`g_menu_insert_section()`](https://docs.gtk.org/gio/method.Menu.insert_section.html). Since GLib 2.32.
    public final func insertSection(position: Int, label: String?, section: Gio.MenuModel) {
      g_menu_insert_section(instance(self), position.int32, label, section.gMenuModel)
    }

    /// Calls [`g_menu_insert_submenu()`](https://docs.gtk.org/gio/method.Menu.insert_submenu.html). Since GLib 2.32.
    public final func insertSubmenu(position: Int, label: String?, submenu: Gio.MenuModel) {
      g_menu_insert_submenu(instance(self), position.int32, label, submenu.gMenuModel)
    }

    /// Calls [`g_menu_prepend()`](https://docs.gtk.org/gio/method.Menu.prepend.html). Since GLib 2.32.
    public final func prepend(_ label: String?, detailedAction: String?) {
      g_menu_prepend(instance(self), label, detailedAction)
    }

    /// Calls [`g_menu_prepend_item()`](https://docs.gtk.org/gio/method.Menu.prepend_item.html). Since GLib 2.32.
    public final func prependItem(_ item: Gio.MenuItem) { g_menu_prepend_item(instance(self), item.opaque) }

    /// Calls [`g_menu_prepend_section()`](https://docs.gtk.org/gio/method.Menu.prepend_section.html). Since GLib 2.32.
    public final func prependSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_prepend_section(instance(self), label, section.gMenuModel)
    }

    /// Calls [`g_menu_prepend_submenu()`](https://docs.gtk.org/gio/method.Menu.prepend_submenu.html). Since GLib 2.32.
    public final func prependSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_prepend_submenu(instance(self), label, submenu.gMenuModel)
    }

    /// Calls [`g_menu_remove()`](https://docs.gtk.org/gio/method.Menu.remove.html). Since GLib 2.32.
    public final func remove(_ position: Int) { g_menu_remove(instance(self), position.int32) }

    /// Calls [`g_menu_remove_all()`](https://docs.gtk.org/gio/method.Menu.remove_all.html). Since GLib 2.38.
    public final func removeAll() { g_menu_remove_all(instance(self)) }
  }
}
