// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwStyleManager`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.StyleManager.html). Since
  /// Libadwaita 1.0.
  open class StyleManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_style_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`color-scheme`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.color-scheme.html)
    /// of `AdwStyleManager`. Since Libadwaita 1.0.
    public final var colorScheme: Adw.ColorScheme {
      get { Adw.ColorScheme(cValue: adw_style_manager_get_color_scheme(Gtk.instance(self))) }
      set { adw_style_manager_set_color_scheme(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`dark`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.dark.html) of
    /// `AdwStyleManager`. Since Libadwaita 1.0.
    public final var dark: Bool { adw_style_manager_get_dark(Gtk.instance(self)).isTrue }

    /// The property
    /// [`display`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.display.html) of
    /// `AdwStyleManager`. Since Libadwaita 1.0.
    public final var display: Gdk.Display? { Gtk.lentObject(opaque: adw_style_manager_get_display(Gtk.instance(self))) }

    /// The property
    /// [`high-contrast`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.high-contrast.html)
    /// of `AdwStyleManager`. Since Libadwaita 1.0.
    public final var highContrast: Bool { adw_style_manager_get_high_contrast(Gtk.instance(self)).isTrue }

    /// The property
    /// [`system-supports-color-schemes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.system-supports-color-schemes.html)
    /// of `AdwStyleManager`. Since Libadwaita 1.0.
    public final var systemSupportsColorSchemes: Bool {
      adw_style_manager_get_system_supports_color_schemes(Gtk.instance(self)).isTrue
    }

    /// Calls
    /// [`adw_style_manager_get_default()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/type_func.StyleManager.get_default.html).
    /// Since Libadwaita 1.0.
    public static var `default`: Adw.StyleManager { Gtk.lentObject(opaque: adw_style_manager_get_default())! }

    /// Calls
    /// [`adw_style_manager_get_for_display()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/type_func.StyleManager.get_for_display.html).
    /// Since Libadwaita 1.0.
    public static func getForDisplay(_ display: Gdk.Display) -> Adw.StyleManager {
      Gtk.lentObject(opaque: adw_style_manager_get_for_display(display.opaque))!
    }
  }
}

extension Reactive where Base: Adw.StyleManager {
  /// The property
  /// [`color-scheme`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.color-scheme.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.0.
  public var colorScheme: DynamicSubject<Adw.ColorScheme> { property("color-scheme") }

  /// The property
  /// [`dark`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.dark.html) of
  /// `AdwStyleManager`. Since Libadwaita 1.0.
  public var dark: SafeSignal<Bool> { readOnlyProperty("dark") }

  /// The property
  /// [`display`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.display.html) of
  /// `AdwStyleManager`. Since Libadwaita 1.0.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property
  /// [`high-contrast`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.high-contrast.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.0.
  public var highContrast: SafeSignal<Bool> { readOnlyProperty("high-contrast") }

  /// The property
  /// [`system-supports-color-schemes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.system-supports-color-schemes.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.0.
  public var systemSupportsColorSchemes: SafeSignal<Bool> { readOnlyProperty("system-supports-color-schemes") }
}
