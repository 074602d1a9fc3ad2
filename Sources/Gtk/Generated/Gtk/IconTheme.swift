// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkIconTheme`](https://docs.gtk.org/gtk4/class.IconTheme.html).
open class IconTheme: Object {
  open override class var gType: GType { gtk_icon_theme_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_icon_theme_new()`](https://docs.gtk.org/gtk4/ctor.IconTheme.new.html).
  public init() {
    super.init(adopting: gtk_icon_theme_new().raw)
  }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.IconTheme.display.html) of `GtkIconTheme`.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_icon_theme_get_display(instance(self))) }
    set { setProperty("display", newValue) }
  }

  /// The property [`icon-names`](https://docs.gtk.org/gtk4/property.IconTheme.icon-names.html) of `GtkIconTheme`.
  public final var iconNames: [String] { givenStrings(gtk_icon_theme_get_icon_names(instance(self))) }

  /// The property [`resource-path`](https://docs.gtk.org/gtk4/property.IconTheme.resource-path.html) of `GtkIconTheme`.
  public final var resourcePath: [String] {
    get { givenStrings(gtk_icon_theme_get_resource_path(instance(self))) }
    set { setProperty("resource-path", newValue) }
  }

  /// The property [`search-path`](https://docs.gtk.org/gtk4/property.IconTheme.search-path.html) of `GtkIconTheme`.
  public final var searchPath: [String] {
    get { givenStrings(gtk_icon_theme_get_search_path(instance(self))) }
    set { setProperty("search-path", newValue) }
  }

  /// The property [`theme-name`](https://docs.gtk.org/gtk4/property.IconTheme.theme-name.html) of `GtkIconTheme`.
  public final var themeName: String? {
    get { getProperty("theme-name") }
    set { lend(newValue) { gtk_icon_theme_set_theme_name(instance(self), $0) } }
  }

  /// Calls [`gtk_icon_theme_add_resource_path()`](https://docs.gtk.org/gtk4/method.IconTheme.add_resource_path.html).
  public final func addResourcePath(_ path: String) { gtk_icon_theme_add_resource_path(instance(self), path) }

  /// Calls [`gtk_icon_theme_add_search_path()`](https://docs.gtk.org/gtk4/method.IconTheme.add_search_path.html).
  public final func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(instance(self), path) }

  /// Calls [`gtk_icon_theme_has_gicon()`](https://docs.gtk.org/gtk4/method.IconTheme.has_gicon.html). Since GTK 4.2.
  public final func hasGicon(_ gicon: any Gio.Icon) -> Bool {
    gtk_icon_theme_has_gicon(instance(self), gicon.opaque).isTrue
  }

  /// Calls [`gtk_icon_theme_has_icon()`](https://docs.gtk.org/gtk4/method.IconTheme.has_icon.html).
  public final func hasIcon(_ iconName: String) -> Bool { gtk_icon_theme_has_icon(instance(self), iconName).isTrue }

  /// Calls [`gtk_icon_theme_lookup_by_gicon()`](https://docs.gtk.org/gtk4/method.IconTheme.lookup_by_gicon.html).
  public final func lookupByGicon(
    _ icon: any Gio.Icon, size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable {
    givenObject(
      opaque: gtk_icon_theme_lookup_by_gicon(
        instance(self), icon.opaque, size.int32, scale.int32, direction.cValue, flags.cValue))!
  }

  /// Calls [`gtk_icon_theme_lookup_icon()`](https://docs.gtk.org/gtk4/method.IconTheme.lookup_icon.html).
  public final func lookupIcon(
    _ iconName: String, fallbacks: [String], size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(
      opaque: gtk_icon_theme_lookup_icon(
        instance(self), iconName, lent.strings(fallbacks), size.int32, scale.int32, direction.cValue, flags.cValue))!
  }

  /// Calls [`gtk_icon_theme_get_for_display()`](https://docs.gtk.org/gtk4/type_func.IconTheme.get_for_display.html).
  public static func getForDisplay(_ display: Gdk.Display) -> IconTheme {
    lentObject(opaque: gtk_icon_theme_get_for_display(display.opaque))!
  }
}

extension Reactive where Base: IconTheme {
  /// The property [`display`](https://docs.gtk.org/gtk4/property.IconTheme.display.html) of `GtkIconTheme`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The property [`icon-names`](https://docs.gtk.org/gtk4/property.IconTheme.icon-names.html) of `GtkIconTheme`.
  public var iconNames: SafeSignal<[String]> { readOnlyProperty("icon-names") }

  /// The property [`resource-path`](https://docs.gtk.org/gtk4/property.IconTheme.resource-path.html) of `GtkIconTheme`.
  public var resourcePath: DynamicSubject<[String]> { property("resource-path") }

  /// The property [`search-path`](https://docs.gtk.org/gtk4/property.IconTheme.search-path.html) of `GtkIconTheme`.
  public var searchPath: DynamicSubject<[String]> { property("search-path") }

  /// The property [`theme-name`](https://docs.gtk.org/gtk4/property.IconTheme.theme-name.html) of `GtkIconTheme`.
  public var themeName: DynamicSubject<String?> { property("theme-name") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.IconTheme.changed.html) of `GtkIconTheme`.
  public var changed: SafeSignal<Void> { signal("changed") }
}
