// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import BindingCore
import CGtk

extension Reactive where Base: Pango.FontFamily {
  /// The property [`is-monospace`](https://docs.gtk.org/Pango/property.FontFamily.is-monospace.html) of
  /// `PangoFontFamily`. Since Pango 1.52.
  public var isMonospace: SafeSignal<Bool> { readOnlyProperty("is-monospace") }

  /// The property [`is-variable`](https://docs.gtk.org/Pango/property.FontFamily.is-variable.html) of
  /// `PangoFontFamily`. Since Pango 1.52.
  public var isVariable: SafeSignal<Bool> { readOnlyProperty("is-variable") }

  /// The property [`name`](https://docs.gtk.org/Pango/property.FontFamily.name.html) of `PangoFontFamily`. Since Pango
  /// 1.52.
  public var name: SafeSignal<String> { readOnlyProperty("name") }
}

extension Pango.FontMap {
  /// Calls [`pango_font_map_reload_font()`](https://docs.gtk.org/Pango/method.FontMap.reload_font.html). Since Pango
  /// 1.52.
  @discardableResult
  public final func reloadFont(_ font: Pango.Font, scale: Double, context: Pango.Context?, variations: String?)
    -> Pango.Font
  { givenObject(pango_font_map_reload_font(pangoFontMap, font.pangoFont, scale, context?.opaque, variations))! }
}

#endif
