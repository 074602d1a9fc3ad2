// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkMenuButton`](https://docs.gtk.org/gtk4/class.MenuButton.html).
open class MenuButton: Widget {
  open override class var gType: GType { gtk_menu_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_menu_button_new()`](https://docs.gtk.org/gtk4/ctor.MenuButton.new.html).
  public init() {
    super.init(adopting: gtk_menu_button_new())
  }

  /// The property [`always-show-arrow`](https://docs.gtk.org/gtk4/property.MenuButton.always-show-arrow.html) of
  /// `GtkMenuButton`. Since GTK 4.4.
  public final var alwaysShowArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(instance(self)).isTrue }
    set { gtk_menu_button_set_always_show_arrow(instance(self), newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.MenuButton.child.html) of `GtkMenuButton`. Since GTK
  /// 4.6.
  public final var child: Widget? {
    get { lentObject(widget: gtk_menu_button_get_child(instance(self))) }
    set { gtk_menu_button_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`direction`](https://docs.gtk.org/gtk4/property.MenuButton.direction.html) of `GtkMenuButton`.
  public final var arrowDirection: ArrowType {
    get { ArrowType(cValue: gtk_menu_button_get_direction(instance(self))) }
    set { gtk_menu_button_set_direction(instance(self), newValue.cValue) }
  }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.MenuButton.has-frame.html) of `GtkMenuButton`.
  public final var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(instance(self)).isTrue }
    set { gtk_menu_button_set_has_frame(instance(self), newValue.gboolean) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.MenuButton.icon-name.html) of `GtkMenuButton`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_menu_button_get_icon_name(instance(self))) }
    set { lend(newValue) { gtk_menu_button_set_icon_name(instance(self), $0) } }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.MenuButton.label.html) of `GtkMenuButton`.
  public final var label: String? {
    get { lentString(ifAny: gtk_menu_button_get_label(instance(self))) }
    set { lend(newValue) { gtk_menu_button_set_label(instance(self), $0) } }
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.MenuButton.menu-model.html) of `GtkMenuButton`.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_menu_button_get_menu_model(instance(self))) }
    set { gtk_menu_button_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`popover`](https://docs.gtk.org/gtk4/property.MenuButton.popover.html) of `GtkMenuButton`.
  public final var popover: Popover? {
    get { lentObject(gtk_menu_button_get_popover(instance(self))) }
    set { setProperty("popover", newValue) }
  }

  /// The property [`primary`](https://docs.gtk.org/gtk4/property.MenuButton.primary.html) of `GtkMenuButton`. Since GTK
  /// 4.4.
  public final var primary: Bool {
    get { gtk_menu_button_get_primary(instance(self)).isTrue }
    set { gtk_menu_button_set_primary(instance(self), newValue.gboolean) }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.MenuButton.use-underline.html) of
  /// `GtkMenuButton`.
  public final var useUnderline: Bool {
    get { gtk_menu_button_get_use_underline(instance(self)).isTrue }
    set { gtk_menu_button_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_menu_button_popdown()`](https://docs.gtk.org/gtk4/method.MenuButton.popdown.html).
  public final func popdown() { gtk_menu_button_popdown(instance(self)) }

  /// Calls [`gtk_menu_button_popup()`](https://docs.gtk.org/gtk4/method.MenuButton.popup.html).
  public final func popup() { gtk_menu_button_popup(instance(self)) }

  /// Calls
  /// [`gtk_menu_button_set_create_popup_func()`](https://docs.gtk.org/gtk4/method.MenuButton.set_create_popup_func.html).
  public final func setCreatePopupFunc(_ `func`: ((MenuButton) -> Void)?) {
    gtk_menu_button_set_create_popup_func(
      instance(self), `func` == nil ? nil : callGtkMenuButtonCreatePopupFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: MenuButton {
  /// The property [`always-show-arrow`](https://docs.gtk.org/gtk4/property.MenuButton.always-show-arrow.html) of
  /// `GtkMenuButton`. Since GTK 4.4.
  public var alwaysShowArrow: DynamicSubject<Bool> { property("always-show-arrow") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.MenuButton.child.html) of `GtkMenuButton`. Since GTK
  /// 4.6.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`direction`](https://docs.gtk.org/gtk4/property.MenuButton.direction.html) of `GtkMenuButton`.
  public var arrowDirection: DynamicSubject<ArrowType> { property("direction") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.MenuButton.has-frame.html) of `GtkMenuButton`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.MenuButton.icon-name.html) of `GtkMenuButton`.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: MenuButton) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.MenuButton.label.html) of `GtkMenuButton`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: MenuButton) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.MenuButton.menu-model.html) of `GtkMenuButton`.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property [`popover`](https://docs.gtk.org/gtk4/property.MenuButton.popover.html) of `GtkMenuButton`.
  public var popover: DynamicSubject<Popover?> { property("popover") }

  /// The property [`primary`](https://docs.gtk.org/gtk4/property.MenuButton.primary.html) of `GtkMenuButton`. Since GTK
  /// 4.4.
  public var primary: DynamicSubject<Bool> { property("primary") }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.MenuButton.use-underline.html) of
  /// `GtkMenuButton`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.MenuButton.activate.html) of `GtkMenuButton`. Since GTK
  /// 4.4.
  public var activate: SafeSignal<Void> { signal("activate") }
}
