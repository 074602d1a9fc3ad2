// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
public import BindingCore
import CGtk

/// The class [`GtkPopoverBin`](https://docs.gtk.org/gtk4/class.PopoverBin.html). Since GTK 4.22.
open class PopoverBin: Widget {
  open override class var gType: GType { gtk_popover_bin_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_popover_bin_new()`](https://docs.gtk.org/gtk4/ctor.PopoverBin.new.html). Since GTK 4.22.
  public init() {
    super.init(adopting: gtk_popover_bin_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.PopoverBin.child.html) of `GtkPopoverBin`. Since GTK
  /// 4.22.
  public final var child: Widget? {
    get { lentObject(widget: gtk_popover_bin_get_child(instance(self))) }
    set { gtk_popover_bin_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`handle-input`](https://docs.gtk.org/gtk4/property.PopoverBin.handle-input.html) of `GtkPopoverBin`.
  /// Since GTK 4.22.
  public final var handleInput: Bool {
    get { gtk_popover_bin_get_handle_input(instance(self)).isTrue }
    set { gtk_popover_bin_set_handle_input(instance(self), newValue.gboolean) }
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverBin.menu-model.html) of `GtkPopoverBin`.
  /// Since GTK 4.22.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_bin_get_menu_model(instance(self))) }
    set { gtk_popover_bin_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`popover`](https://docs.gtk.org/gtk4/property.PopoverBin.popover.html) of `GtkPopoverBin`. Since GTK
  /// 4.22.
  public final var popover: Popover? {
    get { lentObject(widget: gtk_popover_bin_get_popover(instance(self))) }
    set { gtk_popover_bin_set_popover(instance(self), newValue?.gtkWidget) }
  }

  /// Calls [`gtk_popover_bin_popdown()`](https://docs.gtk.org/gtk4/method.PopoverBin.popdown.html). Since GTK 4.22.
  public final func popdown() { gtk_popover_bin_popdown(instance(self)) }

  /// Calls [`gtk_popover_bin_popup()`](https://docs.gtk.org/gtk4/method.PopoverBin.popup.html). Since GTK 4.22.
  public final func popup() { gtk_popover_bin_popup(instance(self)) }
}

extension Reactive where Base: PopoverBin {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.PopoverBin.child.html) of `GtkPopoverBin`. Since GTK
  /// 4.22.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`handle-input`](https://docs.gtk.org/gtk4/property.PopoverBin.handle-input.html) of `GtkPopoverBin`.
  /// Since GTK 4.22.
  public var handleInput: DynamicSubject<Bool> { property("handle-input") }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverBin.menu-model.html) of `GtkPopoverBin`.
  /// Since GTK 4.22.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property [`popover`](https://docs.gtk.org/gtk4/property.PopoverBin.popover.html) of `GtkPopoverBin`. Since GTK
  /// 4.22.
  public var popover: DynamicSubject<Popover?> { property("popover") }
}

#endif
