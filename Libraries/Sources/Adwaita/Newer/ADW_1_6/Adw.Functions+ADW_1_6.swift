// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// Calls
  /// [`adw_rgba_to_standalone()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/func.rgba_to_standalone.html).
  /// Since Libadwaita 1.6.
  @discardableResult
  public static func rgbaToStandalone(_ rgba: Gdk.RGBA, dark: Bool) -> Gdk.RGBA {
    var cRgba = rgba.cValue
    var cStandaloneRgba = GdkRGBA()
    adw_rgba_to_standalone(&cRgba, dark.gboolean, &cStandaloneRgba)
    return Gdk.RGBA(cValue: cStandaloneRgba)
  }
}

#endif
