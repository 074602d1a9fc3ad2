// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwSplitButton`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SplitButton.html).
  /// Since Libadwaita 1.0.
  open class SplitButton: Gtk.Widget, Gtk.Actionable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_split_button_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_split_button_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SplitButton.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_split_button_new())
    }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.child.html) of
    /// `AdwSplitButton`. Since Libadwaita 1.0.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_split_button_get_child(Gtk.instance(self))) }
      set { adw_split_button_set_child(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`dropdown-tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.dropdown-tooltip.html)
    /// of `AdwSplitButton`. Since Libadwaita 1.2.
    public final var dropdownTooltip: String {
      get { Gtk.lentString(adw_split_button_get_dropdown_tooltip(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_split_button_set_dropdown_tooltip(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.icon-name.html)
    /// of `AdwSplitButton`. Since Libadwaita 1.0.
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_split_button_get_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_split_button_set_icon_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.label.html) of
    /// `AdwSplitButton`. Since Libadwaita 1.0.
    public final var label: String? {
      get { Gtk.lentString(ifAny: adw_split_button_get_label(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_split_button_set_label(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`menu-model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.menu-model.html)
    /// of `AdwSplitButton`. Since Libadwaita 1.0.
    public final var menuModel: Gio.MenuModel? {
      get { Gtk.lentObject(adw_split_button_get_menu_model(Gtk.instance(self))) }
      set { adw_split_button_set_menu_model(Gtk.instance(self), newValue?.gMenuModel) }
    }

    /// The property
    /// [`popover`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.popover.html) of
    /// `AdwSplitButton`. Since Libadwaita 1.0.
    public final var popover: Gtk.Popover? {
      get { Gtk.lentObject(adw_split_button_get_popover(Gtk.instance(self))) }
      set { adw_split_button_set_popover(Gtk.instance(self), newValue?.gtkPopover) }
    }

    /// The property
    /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.use-underline.html)
    /// of `AdwSplitButton`. Since Libadwaita 1.0.
    public final var useUnderline: Bool {
      get { adw_split_button_get_use_underline(Gtk.instance(self)).isTrue }
      set { adw_split_button_set_use_underline(Gtk.instance(self), newValue.gboolean) }
    }

    /// Calls
    /// [`adw_split_button_popdown()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.popdown.html).
    /// Since Libadwaita 1.0.
    public final func popdown() { adw_split_button_popdown(Gtk.instance(self)) }

    /// Calls
    /// [`adw_split_button_popup()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SplitButton.popup.html).
    /// Since Libadwaita 1.0.
    public final func popup() { adw_split_button_popup(Gtk.instance(self)) }
  }
}

extension Reactive where Base: Adw.SplitButton {
  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.child.html) of
  /// `AdwSplitButton`. Since Libadwaita 1.0.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property
  /// [`dropdown-tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.dropdown-tooltip.html)
  /// of `AdwSplitButton`. Since Libadwaita 1.2.
  public var dropdownTooltip: DynamicSubject<String> {
    property(
      "dropdown-tooltip", get: { (object: Adw.SplitButton) in object.dropdownTooltip }, set: { $0.dropdownTooltip = $1 }
    )
  }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.icon-name.html) of
  /// `AdwSplitButton`. Since Libadwaita 1.0.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.SplitButton) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.label.html) of
  /// `AdwSplitButton`. Since Libadwaita 1.0.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Adw.SplitButton) in object.label }, set: { $0.label = $1 })
  }

  /// The property
  /// [`menu-model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.menu-model.html)
  /// of `AdwSplitButton`. Since Libadwaita 1.0.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property
  /// [`popover`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.popover.html) of
  /// `AdwSplitButton`. Since Libadwaita 1.0.
  public var popover: DynamicSubject<Gtk.Popover?> { property("popover") }

  /// The property
  /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.use-underline.html)
  /// of `AdwSplitButton`. Since Libadwaita 1.0.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal
  /// [`activate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SplitButton.activate.html) of
  /// `AdwSplitButton`. Since Libadwaita 1.0.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal
  /// [`clicked`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SplitButton.clicked.html) of
  /// `AdwSplitButton`. Since Libadwaita 1.0.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}
