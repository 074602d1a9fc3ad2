// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The class [`GMenuItem`](https://docs.gtk.org/gio/class.MenuItem.html). Since GLib 2.32.
  open class MenuItem: Object {
    open override class var gType: GType { g_menu_item_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_menu_item_new()`](https://docs.gtk.org/gio/ctor.MenuItem.new.html). Since GLib 2.32.
    public init(label: String? = nil, detailedAction: String? = nil) {
      super.init(adopting: g_menu_item_new(label, detailedAction).raw)
    }

    /// Calls [`g_menu_item_new_from_model()`](https://docs.gtk.org/gio/ctor.MenuItem.new_from_model.html). Since GLib
    /// 2.34.
    public init(model: Gio.MenuModel, itemIndex: Int) {
      super.init(adopting: g_menu_item_new_from_model(model.gMenuModel, itemIndex.int32).raw)
    }

    /// Calls [`g_menu_item_new_section()`](https://docs.gtk.org/gio/ctor.MenuItem.new_section.html). Since GLib 2.32.
    public init(label: String?, section: Gio.MenuModel) {
      super.init(adopting: g_menu_item_new_section(label, section.gMenuModel).raw)
    }

    /// Calls [`g_menu_item_new_submenu()`](https://docs.gtk.org/gio/ctor.MenuItem.new_submenu.html). Since GLib 2.32.
    public init(label: String?, submenu: Gio.MenuModel) {
      super.init(adopting: g_menu_item_new_submenu(label, submenu.gMenuModel).raw)
    }

    /// Calls [`g_menu_item_get_attribute_value()`](https://docs.gtk.org/gio/method.MenuItem.get_attribute_value.html).
    /// Since GLib 2.34.
    public final func getAttributeValue(_ attribute: String, expectedType: GLib.VariantType?) -> GLib.Variant? {
      givenBoxed(opaque: g_menu_item_get_attribute_value(instance(self), attribute, expectedType?.opaque))
    }

    /// Calls [`g_menu_item_get_link()`](https://docs.gtk.org/gio/method.MenuItem.get_link.html). Since GLib 2.34.
    public final func getLink(_ link: String) -> Gio.MenuModel? {
      givenObject(g_menu_item_get_link(instance(self), link))
    }

    /// Calls
    /// [`g_menu_item_set_action_and_target_value()`](https://docs.gtk.org/gio/method.MenuItem.set_action_and_target_value.html).
    /// Since GLib 2.32.
    public final func setActionAndTargetValue(_ action: String?, targetValue: GLib.Variant?) {
      g_menu_item_set_action_and_target_value(instance(self), action, targetValue?.opaque)
    }

    /// Calls [`g_menu_item_set_attribute_value()`](https://docs.gtk.org/gio/method.MenuItem.set_attribute_value.html).
    /// Since GLib 2.32.
    public final func setAttributeValue(_ attribute: String, value: GLib.Variant?) {
      g_menu_item_set_attribute_value(instance(self), attribute, value?.opaque)
    }

    /// Calls [`g_menu_item_set_detailed_action()`](https://docs.gtk.org/gio/method.MenuItem.set_detailed_action.html).
    /// Since GLib 2.32.
    public final func setDetailedAction(_ detailedAction: String) {
      g_menu_item_set_detailed_action(instance(self), detailedAction)
    }

    /// Calls [`g_menu_item_set_icon()`](https://docs.gtk.org/gio/method.MenuItem.set_icon.html). Since GLib 2.38.
    public final func setIcon(_ icon: any Gio.Icon) { g_menu_item_set_icon(instance(self), icon.opaque) }

    /// Calls [`g_menu_item_set_label()`](https://docs.gtk.org/gio/method.MenuItem.set_label.html). Since GLib 2.32.
    public final func setLabel(_ label: String?) { g_menu_item_set_label(instance(self), label) }

    /// Calls [`g_menu_item_set_link()`](https://docs.gtk.org/gio/method.MenuItem.set_link.html). Since GLib 2.32.
    public final func setLink(_ link: String, model: Gio.MenuModel?) {
      g_menu_item_set_link(instance(self), link, model?.gMenuModel)
    }

    /// Calls [`g_menu_item_set_section()`](https://docs.gtk.org/gio/method.MenuItem.set_section.html). Since GLib 2.32.
    public final func setSection(_ section: Gio.MenuModel?) {
      g_menu_item_set_section(instance(self), section?.gMenuModel)
    }

    /// Calls [`g_menu_item_set_submenu()`](https://docs.gtk.org/gio/method.MenuItem.set_submenu.html). Since GLib 2.32.
    public final func setSubmenu(_ submenu: Gio.MenuModel?) {
      g_menu_item_set_submenu(instance(self), submenu?.gMenuModel)
    }
  }
}
