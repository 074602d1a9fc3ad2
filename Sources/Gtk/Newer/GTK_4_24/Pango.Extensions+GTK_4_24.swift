// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
import CGtk

extension Pango.FontDescription {
  /// Calls [`pango_font_description_get_color()`](https://docs.gtk.org/Pango/method.FontDescription.get_color.html) and
  /// `pango_font_description_set_color()`. Since Pango 1.57.
  public var color: Pango.FontColor {
    get { Pango.FontColor(cValue: pango_font_description_get_color(opaque)) }
    set(color) { pango_font_description_set_color(opaque, color.cValue) }
  }

  /// Calls [`pango_font_description_get_width()`](https://docs.gtk.org/Pango/method.FontDescription.get_width.html) and
  /// `pango_font_description_set_width()`. Since Pango 1.58.
  public var width: Pango.Width {
    get { Pango.Width(cValue: pango_font_description_get_width(opaque)) }
    set(width) { pango_font_description_set_width(opaque, width.cValue) }
  }
}

#endif
