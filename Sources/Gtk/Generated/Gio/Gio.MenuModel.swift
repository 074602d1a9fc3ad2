// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GMenuModel`](https://docs.gtk.org/gio/class.MenuModel.html). Since GLib 2.32.
  open class MenuModel: Object {
    open override class var gType: GType { g_menu_model_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gMenuModel: UnsafeMutablePointer<GMenuModel> {
      pointer.assumingMemoryBound(to: GMenuModel.self)
    }

    /// Calls
    /// [`g_menu_model_get_item_attribute_value()`](https://docs.gtk.org/gio/method.MenuModel.get_item_attribute_value.html).
    /// Since GLib 2.32.
    public final func getItemAttributeValue(itemIndex: Int, attribute: String, expectedType: GLib.VariantType?) -> GLib
      .Variant?
    {
      givenBoxed(
        opaque: g_menu_model_get_item_attribute_value(gMenuModel, itemIndex.int32, attribute, expectedType?.opaque))
    }

    /// Calls [`g_menu_model_get_item_link()`](https://docs.gtk.org/gio/method.MenuModel.get_item_link.html). Since GLib
    /// 2.32.
    public final func getItemLink(itemIndex: Int, link: String) -> Gio.MenuModel? {
      givenObject(g_menu_model_get_item_link(gMenuModel, itemIndex.int32, link))
    }

    /// Calls [`g_menu_model_get_n_items()`](https://docs.gtk.org/gio/method.MenuModel.get_n_items.html). Since GLib
    /// 2.32.
    public final var nItems: Int { g_menu_model_get_n_items(gMenuModel).int }

    /// Calls [`g_menu_model_is_mutable()`](https://docs.gtk.org/gio/method.MenuModel.is_mutable.html). Since GLib 2.32.
    public final var isMutable: Bool { g_menu_model_is_mutable(gMenuModel).isTrue }

    /// Calls [`g_menu_model_items_changed()`](https://docs.gtk.org/gio/method.MenuModel.items_changed.html). Since GLib
    /// 2.32.
    public final func itemsChanged(position: Int, removed: Int, added: Int) {
      g_menu_model_items_changed(gMenuModel, position.int32, removed.int32, added.int32)
    }
  }
}

extension Reactive where Base: Gio.MenuModel {
  /// The signal [`items-changed`](https://docs.gtk.org/gio/signal.MenuModel.items-changed.html) of `GMenuModel`.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal(ofSeveral: "items-changed") }
}
