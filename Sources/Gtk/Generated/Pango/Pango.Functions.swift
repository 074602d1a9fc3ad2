// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Pango {
  /// Calls [`pango_attr_allow_breaks_new()`](https://docs.gtk.org/Pango/func.attr_allow_breaks_new.html). Since Pango
  /// 1.44.
  @discardableResult
  public static func attrAllowBreaksNew(_ allowBreaks: Bool) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_allow_breaks_new(allowBreaks.gboolean)))
  }

  /// Calls [`pango_attr_background_alpha_new()`](https://docs.gtk.org/Pango/func.attr_background_alpha_new.html). Since
  /// Pango 1.38.
  @discardableResult
  public static func attrBackgroundAlphaNew(_ alpha: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_background_alpha_new(alpha.uint16)))
  }

  /// Calls [`pango_attr_background_new()`](https://docs.gtk.org/Pango/func.attr_background_new.html).
  @discardableResult
  public static func attrBackgroundNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_background_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Calls [`pango_attr_baseline_shift_new()`](https://docs.gtk.org/Pango/func.attr_baseline_shift_new.html). Since
  /// Pango 1.50.
  @discardableResult
  public static func attrBaselineShiftNew(_ shift: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_baseline_shift_new(shift.int32)))
  }

  /// Calls [`pango_attr_fallback_new()`](https://docs.gtk.org/Pango/func.attr_fallback_new.html). Since Pango 1.4.
  @discardableResult
  public static func attrFallbackNew(_ enableFallback: Bool) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_fallback_new(enableFallback.gboolean)))
  }

  /// Calls [`pango_attr_family_new()`](https://docs.gtk.org/Pango/func.attr_family_new.html).
  @discardableResult
  public static func attrFamilyNew(_ family: String) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_family_new(family)))
  }

  /// Calls [`pango_attr_font_scale_new()`](https://docs.gtk.org/Pango/func.attr_font_scale_new.html). Since Pango 1.50.
  @discardableResult
  public static func attrFontScaleNew(_ scale: Pango.FontScale) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_font_scale_new(scale.cValue)))
  }

  /// Calls [`pango_attr_foreground_alpha_new()`](https://docs.gtk.org/Pango/func.attr_foreground_alpha_new.html). Since
  /// Pango 1.38.
  @discardableResult
  public static func attrForegroundAlphaNew(_ alpha: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_foreground_alpha_new(alpha.uint16)))
  }

  /// Calls [`pango_attr_foreground_new()`](https://docs.gtk.org/Pango/func.attr_foreground_new.html).
  @discardableResult
  public static func attrForegroundNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_foreground_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Calls [`pango_attr_gravity_hint_new()`](https://docs.gtk.org/Pango/func.attr_gravity_hint_new.html). Since Pango
  /// 1.16.
  @discardableResult
  public static func attrGravityHintNew(_ hint: Pango.GravityHint) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_gravity_hint_new(hint.cValue)))
  }

  /// Calls [`pango_attr_gravity_new()`](https://docs.gtk.org/Pango/func.attr_gravity_new.html). Since Pango 1.16.
  @discardableResult
  public static func attrGravityNew(_ gravity: Pango.Gravity) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_gravity_new(gravity.cValue)))
  }

  /// Calls [`pango_attr_insert_hyphens_new()`](https://docs.gtk.org/Pango/func.attr_insert_hyphens_new.html). Since
  /// Pango 1.44.
  @discardableResult
  public static func attrInsertHyphensNew(_ insertHyphens: Bool) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_insert_hyphens_new(insertHyphens.gboolean)))
  }

  /// Calls [`pango_attr_letter_spacing_new()`](https://docs.gtk.org/Pango/func.attr_letter_spacing_new.html). Since
  /// Pango 1.6.
  @discardableResult
  public static func attrLetterSpacingNew(_ letterSpacing: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_letter_spacing_new(letterSpacing.int32)))
  }

  /// Calls [`pango_attr_line_height_new()`](https://docs.gtk.org/Pango/func.attr_line_height_new.html). Since Pango
  /// 1.50.
  @discardableResult
  public static func attrLineHeightNew(_ factor: Double) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_line_height_new(factor)))
  }

  /// Calls
  /// [`pango_attr_line_height_new_absolute()`](https://docs.gtk.org/Pango/func.attr_line_height_new_absolute.html).
  /// Since Pango 1.50.
  @discardableResult
  public static func attrLineHeightNewAbsolute(_ height: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_line_height_new_absolute(height.int32)))
  }

  /// Calls [`pango_attr_overline_color_new()`](https://docs.gtk.org/Pango/func.attr_overline_color_new.html). Since
  /// Pango 1.46.
  @discardableResult
  public static func attrOverlineColorNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_overline_color_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Calls [`pango_attr_overline_new()`](https://docs.gtk.org/Pango/func.attr_overline_new.html). Since Pango 1.46.
  @discardableResult
  public static func attrOverlineNew(_ overline: Pango.Overline) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_overline_new(overline.cValue)))
  }

  /// Calls [`pango_attr_rise_new()`](https://docs.gtk.org/Pango/func.attr_rise_new.html).
  @discardableResult
  public static func attrRiseNew(_ rise: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_rise_new(rise.int32)))
  }

  /// Calls [`pango_attr_scale_new()`](https://docs.gtk.org/Pango/func.attr_scale_new.html).
  @discardableResult
  public static func attrScaleNew(_ scaleFactor: Double) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_scale_new(scaleFactor)))
  }

  /// Calls [`pango_attr_sentence_new()`](https://docs.gtk.org/Pango/func.attr_sentence_new.html). Since Pango 1.50.
  @discardableResult
  public static func attrSentenceNew() -> Pango.Attribute { promised(givenBoxed(pango_attr_sentence_new())) }

  /// Calls [`pango_attr_show_new()`](https://docs.gtk.org/Pango/func.attr_show_new.html). Since Pango 1.44.
  @discardableResult
  public static func attrShowNew(_ flags: Pango.ShowFlags) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_show_new(flags.cValue)))
  }

  /// Calls [`pango_attr_stretch_new()`](https://docs.gtk.org/Pango/func.attr_stretch_new.html).
  @discardableResult
  public static func attrStretchNew(_ stretch: Pango.Stretch) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_stretch_new(stretch.cValue)))
  }

  /// Calls [`pango_attr_strikethrough_color_new()`](https://docs.gtk.org/Pango/func.attr_strikethrough_color_new.html).
  /// Since Pango 1.8.
  @discardableResult
  public static func attrStrikethroughColorNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_strikethrough_color_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Calls [`pango_attr_strikethrough_new()`](https://docs.gtk.org/Pango/func.attr_strikethrough_new.html).
  @discardableResult
  public static func attrStrikethroughNew(_ strikethrough: Bool) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_strikethrough_new(strikethrough.gboolean)))
  }

  /// Calls [`pango_attr_style_new()`](https://docs.gtk.org/Pango/func.attr_style_new.html).
  @discardableResult
  public static func attrStyleNew(_ style: Pango.Style) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_style_new(style.cValue)))
  }

  /// Calls [`pango_attr_text_transform_new()`](https://docs.gtk.org/Pango/func.attr_text_transform_new.html). Since
  /// Pango 1.50.
  @discardableResult
  public static func attrTextTransformNew(_ transform: Pango.TextTransform) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_text_transform_new(transform.cValue)))
  }

  /// Calls [`pango_attr_underline_color_new()`](https://docs.gtk.org/Pango/func.attr_underline_color_new.html). Since
  /// Pango 1.8.
  @discardableResult
  public static func attrUnderlineColorNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_underline_color_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Calls [`pango_attr_underline_new()`](https://docs.gtk.org/Pango/func.attr_underline_new.html).
  @discardableResult
  public static func attrUnderlineNew(_ underline: Pango.Underline) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_underline_new(underline.cValue)))
  }

  /// Calls [`pango_attr_variant_new()`](https://docs.gtk.org/Pango/func.attr_variant_new.html).
  @discardableResult
  public static func attrVariantNew(_ variant: Pango.Variant) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_variant_new(variant.cValue)))
  }

  /// Calls [`pango_attr_weight_new()`](https://docs.gtk.org/Pango/func.attr_weight_new.html).
  @discardableResult
  public static func attrWeightNew(_ weight: Pango.Weight) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_weight_new(weight.cValue)))
  }

  /// Calls [`pango_attr_word_new()`](https://docs.gtk.org/Pango/func.attr_word_new.html). Since Pango 1.50.
  @discardableResult
  public static func attrWordNew() -> Pango.Attribute { promised(givenBoxed(pango_attr_word_new())) }

  /// Calls [`pango_extents_to_pixels()`](https://docs.gtk.org/Pango/func.extents_to_pixels.html). Since Pango 1.16.
  public static func extentsToPixels(_ inclusive: Pango.Rectangle?, nearest: Pango.Rectangle?) {
    let lent = CallScope()
    defer { lent.end() }
    pango_extents_to_pixels(lent.structure(inclusive?.cValue), lent.structure(nearest?.cValue))
  }

  /// Calls [`pango_find_base_dir()`](https://docs.gtk.org/Pango/func.find_base_dir.html). Since Pango 1.4.
  @discardableResult
  public static func findBaseDir(_ text: String, length: Int = -1) -> Pango.Direction {
    Pango.Direction(cValue: pango_find_base_dir(text, length.int32))
  }

  /// Calls [`pango_find_paragraph_boundary()`](https://docs.gtk.org/Pango/func.find_paragraph_boundary.html).
  @discardableResult
  public static func findParagraphBoundary(_ text: String, length: Int = -1) -> (
    paragraphDelimiterIndex: Int, nextParagraphStart: Int
  ) {
    var cParagraphDelimiterIndex: Int32 = 0
    var cNextParagraphStart: Int32 = 0
    pango_find_paragraph_boundary(text, length.int32, &cParagraphDelimiterIndex, &cNextParagraphStart)
    return (cParagraphDelimiterIndex.int, cNextParagraphStart.int)
  }

  /// Calls [`pango_is_zero_width()`](https://docs.gtk.org/Pango/func.is_zero_width.html). Since Pango 1.10.
  public static func isZeroWidth(_ ch: UInt32) -> Bool { pango_is_zero_width(ch).isTrue }

  /// Calls [`pango_parse_enum()`](https://docs.gtk.org/Pango/func.parse_enum.html). Since Pango 1.16.
  @available(*, deprecated, message: "Deprecated since Pango 1.38.")
  @discardableResult
  public static func parseEnum(type: any GTyped.Type, str: String?, warn: Bool) -> (value: Int, possibleValues: String)?
  {
    var cValue: Int32 = 0
    var cPossibleValues: UnsafeMutablePointer<CChar>?
    let result = pango_parse_enum(type.registeredType, str, &cValue, warn.gboolean, &cPossibleValues)
    guard result != 0 else { return nil }
    return (cValue.int, givenString(cPossibleValues))
  }

  /// Calls [`pango_parse_markup()`](https://docs.gtk.org/Pango/func.parse_markup.html).
  @discardableResult
  public static func parseMarkup(_ markupText: String, length: Int = -1, accelMarker: UInt32) throws(GLib.Failure) -> (
    attrList: Pango.AttrList, text: String, accelChar: UInt32
  ) {
    var cAttrList: OpaquePointer?
    var cText: UnsafeMutablePointer<CChar>?
    var cAccelChar: UInt32 = 0
    var error: UnsafeMutablePointer<GError>?
    pango_parse_markup(markupText, length.int32, accelMarker, &cAttrList, &cText, &cAccelChar, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return (promised(givenBoxed(opaque: cAttrList)), givenString(cText), cAccelChar)
  }

  /// Calls [`pango_parse_stretch()`](https://docs.gtk.org/Pango/func.parse_stretch.html).
  @discardableResult
  public static func parseStretch(_ str: String, warn: Bool) -> Pango.Stretch? {
    var cStretch = PangoStretch(rawValue: 0)
    let result = pango_parse_stretch(str, &cStretch, warn.gboolean)
    guard result != 0 else { return nil }
    return Pango.Stretch(cValue: cStretch)
  }

  /// Calls [`pango_parse_style()`](https://docs.gtk.org/Pango/func.parse_style.html).
  @discardableResult
  public static func parseStyle(_ str: String, warn: Bool) -> Pango.Style? {
    var cStyle = PangoStyle(rawValue: 0)
    let result = pango_parse_style(str, &cStyle, warn.gboolean)
    guard result != 0 else { return nil }
    return Pango.Style(cValue: cStyle)
  }

  /// Calls [`pango_parse_variant()`](https://docs.gtk.org/Pango/func.parse_variant.html).
  @discardableResult
  public static func parseVariant(_ str: String, warn: Bool) -> Pango.Variant? {
    var cVariant = PangoVariant(rawValue: 0)
    let result = pango_parse_variant(str, &cVariant, warn.gboolean)
    guard result != 0 else { return nil }
    return Pango.Variant(cValue: cVariant)
  }

  /// Calls [`pango_parse_weight()`](https://docs.gtk.org/Pango/func.parse_weight.html).
  @discardableResult
  public static func parseWeight(_ str: String, warn: Bool) -> Pango.Weight? {
    var cWeight = PangoWeight(rawValue: 0)
    let result = pango_parse_weight(str, &cWeight, warn.gboolean)
    guard result != 0 else { return nil }
    return Pango.Weight(cValue: cWeight)
  }

  /// Calls [`pango_quantize_line_geometry()`](https://docs.gtk.org/Pango/func.quantize_line_geometry.html). Since Pango
  /// 1.12.
  public static func quantizeLineGeometry(thickness: inout Int, position: inout Int) {
    var cThickness = thickness.int32
    var cPosition = position.int32
    pango_quantize_line_geometry(&cThickness, &cPosition)
    thickness = cThickness.int
    position = cPosition.int
  }

  /// Calls [`pango_split_file_list()`](https://docs.gtk.org/Pango/func.split_file_list.html).
  @available(*, deprecated, message: "Deprecated since Pango 1.38.")
  @discardableResult
  public static func splitFileList(_ str: String) -> [String] { givenStrings(pango_split_file_list(str)) }

  /// Calls [`pango_trim_string()`](https://docs.gtk.org/Pango/func.trim_string.html).
  @available(*, deprecated, message: "Deprecated since Pango 1.38.")
  @discardableResult
  public static func trimString(_ str: String) -> String { givenString(pango_trim_string(str)) }

  /// Calls [`pango_unichar_direction()`](https://docs.gtk.org/Pango/func.unichar_direction.html).
  @discardableResult
  public static func unicharDirection(_ ch: UInt32) -> Pango.Direction {
    Pango.Direction(cValue: pango_unichar_direction(ch))
  }

  /// Calls [`pango_units_from_double()`](https://docs.gtk.org/Pango/func.units_from_double.html). Since Pango 1.16.
  @discardableResult
  public static func unitsFromDouble(_ d: Double) -> Int { pango_units_from_double(d).int }

  /// Calls [`pango_units_to_double()`](https://docs.gtk.org/Pango/func.units_to_double.html). Since Pango 1.16.
  @discardableResult
  public static func unitsToDouble(_ i: Int) -> Double { pango_units_to_double(i.int32) }

  /// Calls [`pango_version()`](https://docs.gtk.org/Pango/func.version.html). Since Pango 1.16.
  @discardableResult
  public static func version() -> Int { pango_version().int }

  /// Calls [`pango_version_check()`](https://docs.gtk.org/Pango/func.version_check.html). Since Pango 1.16.
  @discardableResult
  public static func versionCheck(requiredMajor: Int, requiredMinor: Int, requiredMicro: Int) -> String? {
    lentString(ifAny: pango_version_check(requiredMajor.int32, requiredMinor.int32, requiredMicro.int32))
  }

  /// Calls [`pango_version_string()`](https://docs.gtk.org/Pango/func.version_string.html). Since Pango 1.16.
  @discardableResult
  public static func versionString() -> String { lentString(pango_version_string()) }
}
