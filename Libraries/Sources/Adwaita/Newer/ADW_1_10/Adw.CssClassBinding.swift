// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_10
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwCssClassBinding`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.CssClassBinding.html).
  /// Since Libadwaita 1.10.
  open class CssClassBinding: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_css_class_binding_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`source`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CssClassBinding.source.html) of
    /// `AdwCssClassBinding`. Since Libadwaita 1.10.
    public final var source: Gtk.Object? { Gtk.givenObject(adw_css_class_binding_get_source(Gtk.instance(self))) }

    /// The property
    /// [`source-property`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CssClassBinding.source-property.html)
    /// of `AdwCssClassBinding`. Since Libadwaita 1.10.
    public final var sourceProperty: String {
      Gtk.lentString(adw_css_class_binding_get_source_property(Gtk.instance(self)))
    }

    /// The property
    /// [`target`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CssClassBinding.target.html) of
    /// `AdwCssClassBinding`. Since Libadwaita 1.10.
    public final var target: Gtk.Widget? {
      Gtk.givenObject(widget: adw_css_class_binding_get_target(Gtk.instance(self)))
    }

    /// The property
    /// [`target-css-class`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CssClassBinding.target-css-class.html)
    /// of `AdwCssClassBinding`. Since Libadwaita 1.10.
    public final var targetCssClass: String {
      Gtk.lentString(adw_css_class_binding_get_target_css_class(Gtk.instance(self)))
    }

    /// Calls
    /// [`adw_css_class_binding_unbind()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.CssClassBinding.unbind.html).
    /// Since Libadwaita 1.10.
    public final func unbind() { adw_css_class_binding_unbind(Gtk.instance(self)) }
  }
}

extension Reactive where Base: Adw.CssClassBinding {
  /// The property
  /// [`source`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CssClassBinding.source.html) of
  /// `AdwCssClassBinding`. Since Libadwaita 1.10.
  public var source: SafeSignal<Gtk.Object?> { readOnlyProperty("source") }

  /// The property
  /// [`source-property`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CssClassBinding.source-property.html)
  /// of `AdwCssClassBinding`. Since Libadwaita 1.10.
  public var sourceProperty: SafeSignal<String> { readOnlyProperty("source-property") }

  /// The property
  /// [`target`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CssClassBinding.target.html) of
  /// `AdwCssClassBinding`. Since Libadwaita 1.10.
  public var target: SafeSignal<Gtk.Widget?> { readOnlyProperty("target") }

  /// The property
  /// [`target-css-class`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CssClassBinding.target-css-class.html)
  /// of `AdwCssClassBinding`. Since Libadwaita 1.10.
  public var targetCssClass: SafeSignal<String> { readOnlyProperty("target-css-class") }
}

#endif
