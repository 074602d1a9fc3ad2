// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPopoverMenu`](https://docs.gtk.org/gtk4/class.PopoverMenu.html).
open class PopoverMenu: Popover {
  open override class var gType: GType { gtk_popover_menu_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_popover_menu_new_from_model()`](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model.html).
  public init(model: Gio.MenuModel?) {
    super.init(adopting: gtk_popover_menu_new_from_model(model?.gMenuModel))
  }

  /// Calls
  /// [`gtk_popover_menu_new_from_model_full()`](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model_full.html).
  public init(model: Gio.MenuModel, flags: PopoverMenuFlags) {
    super.init(adopting: gtk_popover_menu_new_from_model_full(model.gMenuModel, flags.cValue))
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverMenu.menu-model.html) of `GtkPopoverMenu`.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_get_menu_model(instance(self))) }
    set { gtk_popover_menu_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`visible-submenu`](https://docs.gtk.org/gtk4/property.PopoverMenu.visible-submenu.html) of
  /// `GtkPopoverMenu`.
  public final var visibleSubmenu: String {
    get { getProperty("visible-submenu") }
    set { setProperty("visible-submenu", newValue) }
  }

  /// Calls [`gtk_popover_menu_add_child()`](https://docs.gtk.org/gtk4/method.PopoverMenu.add_child.html).
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_add_child(instance(self), child.gtkWidget, id).isTrue
  }

  /// Calls [`gtk_popover_menu_remove_child()`](https://docs.gtk.org/gtk4/method.PopoverMenu.remove_child.html).
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_remove_child(instance(self), child.gtkWidget).isTrue
  }
}

extension Reactive where Base: PopoverMenu {
  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverMenu.menu-model.html) of `GtkPopoverMenu`.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property [`visible-submenu`](https://docs.gtk.org/gtk4/property.PopoverMenu.visible-submenu.html) of
  /// `GtkPopoverMenu`.
  public var visibleSubmenu: DynamicSubject<String> { property("visible-submenu") }
}
