// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
import CGtk

extension Pango {
  /// Calls [`pango_attr_width_new()`](https://docs.gtk.org/Pango/func.attr_width_new.html). Since Pango 1.58.
  @discardableResult
  public static func attrWidthNew(_ width: Pango.Width) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_width_new(width.cValue)))
  }
}

#endif
