// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_18
import CGtk

extension Pango.FontMap {
  /// Calls [`pango_font_map_add_font_file()`](https://docs.gtk.org/Pango/method.FontMap.add_font_file.html). Since
  /// Pango 1.56.
  public final func addFontFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    pango_font_map_add_font_file(pangoFontMap, filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Pango.FontDescription {
  /// Calls
  /// [`pango_font_description_get_features()`](https://docs.gtk.org/Pango/method.FontDescription.get_features.html) and
  /// `pango_font_description_set_features()`. Since Pango 1.56.
  public var features: String? {
    get { lentString(ifAny: pango_font_description_get_features(opaque)) }
    set(features) { pango_font_description_set_features(opaque, features) }
  }

  /// Calls
  /// [`pango_font_description_set_features_static()`](https://docs.gtk.org/Pango/method.FontDescription.set_features_static.html).
  /// Since Pango 1.56.
  public func setFeaturesStatic(_ features: String) { pango_font_description_set_features_static(opaque, features) }
}

#endif
