// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPopoverMenuBar`](https://docs.gtk.org/gtk4/class.PopoverMenuBar.html).
open class PopoverMenuBar: Widget {
  open override class var gType: GType { gtk_popover_menu_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls
  /// [`gtk_popover_menu_bar_new_from_model()`](https://docs.gtk.org/gtk4/ctor.PopoverMenuBar.new_from_model.html).
  public init(model: Gio.MenuModel?) {
    super.init(adopting: gtk_popover_menu_bar_new_from_model(model?.gMenuModel))
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverMenuBar.menu-model.html) of
  /// `GtkPopoverMenuBar`.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_bar_get_menu_model(instance(self))) }
    set { gtk_popover_menu_bar_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// Calls [`gtk_popover_menu_bar_add_child()`](https://docs.gtk.org/gtk4/method.PopoverMenuBar.add_child.html).
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_bar_add_child(instance(self), child.gtkWidget, id).isTrue
  }

  /// Calls [`gtk_popover_menu_bar_remove_child()`](https://docs.gtk.org/gtk4/method.PopoverMenuBar.remove_child.html).
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_bar_remove_child(instance(self), child.gtkWidget).isTrue
  }
}

extension Reactive where Base: PopoverMenuBar {
  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverMenuBar.menu-model.html) of
  /// `GtkPopoverMenuBar`.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }
}
