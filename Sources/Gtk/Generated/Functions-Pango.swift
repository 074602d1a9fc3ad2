// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Pango {
  /// Create a new allow-breaks attribute.
  @discardableResult
  public static func attrAllowBreaksNew(_ allowBreaks: Bool) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_allow_breaks_new(allowBreaks.gboolean)))
  }

  /// Create a new background alpha attribute.
  @discardableResult
  public static func attrBackgroundAlphaNew(_ alpha: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_background_alpha_new(alpha.uint16)))
  }

  /// Create a new background color attribute.
  @discardableResult
  public static func attrBackgroundNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_background_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Create a new baseline displacement attribute.
  @discardableResult
  public static func attrBaselineShiftNew(_ shift: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_baseline_shift_new(shift.int32)))
  }

  /// Create a new font fallback attribute.
  @discardableResult
  public static func attrFallbackNew(_ enableFallback: Bool) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_fallback_new(enableFallback.gboolean)))
  }

  /// Create a new font family attribute.
  @discardableResult
  public static func attrFamilyNew(_ family: String) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_family_new(family)))
  }

  /// Create a new font scale attribute.
  @discardableResult
  public static func attrFontScaleNew(_ scale: Pango.FontScale) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_font_scale_new(scale.cValue)))
  }

  /// Create a new foreground alpha attribute.
  @discardableResult
  public static func attrForegroundAlphaNew(_ alpha: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_foreground_alpha_new(alpha.uint16)))
  }

  /// Create a new foreground color attribute.
  @discardableResult
  public static func attrForegroundNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_foreground_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Create a new gravity hint attribute.
  @discardableResult
  public static func attrGravityHintNew(_ hint: Pango.GravityHint) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_gravity_hint_new(hint.cValue)))
  }

  /// Create a new gravity attribute.
  @discardableResult
  public static func attrGravityNew(_ gravity: Pango.Gravity) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_gravity_new(gravity.cValue)))
  }

  /// Create a new insert-hyphens attribute.
  @discardableResult
  public static func attrInsertHyphensNew(_ insertHyphens: Bool) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_insert_hyphens_new(insertHyphens.gboolean)))
  }

  /// Create a new letter-spacing attribute.
  @discardableResult
  public static func attrLetterSpacingNew(_ letterSpacing: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_letter_spacing_new(letterSpacing.int32)))
  }

  /// Modify the height of logical line extents by a factor.
  @discardableResult
  public static func attrLineHeightNew(_ factor: Double) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_line_height_new(factor)))
  }

  /// Override the height of logical line extents to be `height`.
  @discardableResult
  public static func attrLineHeightNewAbsolute(_ height: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_line_height_new_absolute(height.int32)))
  }

  /// Create a new overline color attribute.
  @discardableResult
  public static func attrOverlineColorNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_overline_color_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Create a new overline-style attribute.
  @discardableResult
  public static func attrOverlineNew(_ overline: Pango.Overline) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_overline_new(overline.cValue)))
  }

  /// Create a new baseline displacement attribute.
  @discardableResult
  public static func attrRiseNew(_ rise: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_rise_new(rise.int32)))
  }

  /// Create a new font size scale attribute.
  @discardableResult
  public static func attrScaleNew(_ scaleFactor: Double) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_scale_new(scaleFactor)))
  }

  /// Marks the range of the attribute as a single sentence.
  @discardableResult
  public static func attrSentenceNew() -> Pango.Attribute { promised(givenBoxed(pango_attr_sentence_new())) }

  /// Create a new attribute that influences how invisible characters are rendered.
  @discardableResult
  public static func attrShowNew(_ flags: Pango.ShowFlags) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_show_new(flags.cValue)))
  }

  /// Create a new font stretch attribute.
  @discardableResult
  public static func attrStretchNew(_ stretch: Pango.Stretch) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_stretch_new(stretch.cValue)))
  }

  /// Create a new strikethrough color attribute.
  @discardableResult
  public static func attrStrikethroughColorNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_strikethrough_color_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Create a new strike-through attribute.
  @discardableResult
  public static func attrStrikethroughNew(_ strikethrough: Bool) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_strikethrough_new(strikethrough.gboolean)))
  }

  /// Create a new font slant style attribute.
  @discardableResult
  public static func attrStyleNew(_ style: Pango.Style) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_style_new(style.cValue)))
  }

  /// Create a new attribute that influences how characters are transformed during shaping.
  @discardableResult
  public static func attrTextTransformNew(_ transform: Pango.TextTransform) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_text_transform_new(transform.cValue)))
  }

  /// Create a new underline color attribute.
  @discardableResult
  public static func attrUnderlineColorNew(red: Int, green: Int, blue: Int) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_underline_color_new(red.uint16, green.uint16, blue.uint16)))
  }

  /// Create a new underline-style attribute.
  @discardableResult
  public static func attrUnderlineNew(_ underline: Pango.Underline) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_underline_new(underline.cValue)))
  }

  /// Create a new font variant attribute (normal or small caps).
  @discardableResult
  public static func attrVariantNew(_ variant: Pango.Variant) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_variant_new(variant.cValue)))
  }

  /// Create a new font weight attribute.
  @discardableResult
  public static func attrWeightNew(_ weight: Pango.Weight) -> Pango.Attribute {
    promised(givenBoxed(pango_attr_weight_new(weight.cValue)))
  }

  /// Marks the range of the attribute as a single word.
  @discardableResult
  public static func attrWordNew() -> Pango.Attribute { promised(givenBoxed(pango_attr_word_new())) }

  /// Converts extents from Pango units to device units.
  public static func extentsToPixels(_ inclusive: Pango.Rectangle?, nearest: Pango.Rectangle?) {
    let lent = CallScope()
    defer { lent.end() }
    pango_extents_to_pixels(lent.structure(inclusive?.cValue), lent.structure(nearest?.cValue))
  }

  /// Searches a string the first character that has a strong direction, according to the Unicode bidirectional
  /// algorithm.
  @discardableResult
  public static func findBaseDir(_ text: String, length: Int = -1) -> Pango.Direction {
    Pango.Direction(cValue: pango_find_base_dir(text, length.int32))
  }

  /// Locates a paragraph boundary in `text`.
  @discardableResult
  public static func findParagraphBoundary(_ text: String, length: Int = -1) -> (
    paragraphDelimiterIndex: Int, nextParagraphStart: Int
  ) {
    var cParagraphDelimiterIndex: Int32 = 0
    var cNextParagraphStart: Int32 = 0
    pango_find_paragraph_boundary(text, length.int32, &cParagraphDelimiterIndex, &cNextParagraphStart)
    return (cParagraphDelimiterIndex.int, cNextParagraphStart.int)
  }

  /// Checks if a character that should not be normally rendered.
  public static func isZeroWidth(_ ch: UInt32) -> Bool { pango_is_zero_width(ch).isTrue }

  /// Parses an enum type and stores the result in `value`.
  @available(*, deprecated, message: "There is something better.")
  @discardableResult
  public static func parseEnum(type: any GTyped.Type, str: String?, warn: Bool) -> (value: Int, possibleValues: String)?
  {
    var cValue: Int32 = 0
    var cPossibleValues: UnsafeMutablePointer<CChar>?
    let result = pango_parse_enum(type.registeredType, str, &cValue, warn.gboolean, &cPossibleValues)
    guard result != 0 else { return nil }
    return (cValue.int, givenString(cPossibleValues))
  }

  /// Parses marked-up text to create a plain-text string and an attribute list.
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

  /// Parses a font stretch.
  @discardableResult
  public static func parseStretch(_ str: String, warn: Bool) -> Pango.Stretch? {
    var cStretch = PangoStretch(rawValue: 0)
    let result = pango_parse_stretch(str, &cStretch, warn.gboolean)
    guard result != 0 else { return nil }
    return Pango.Stretch(cValue: cStretch)
  }

  /// Parses a font style.
  @discardableResult
  public static func parseStyle(_ str: String, warn: Bool) -> Pango.Style? {
    var cStyle = PangoStyle(rawValue: 0)
    let result = pango_parse_style(str, &cStyle, warn.gboolean)
    guard result != 0 else { return nil }
    return Pango.Style(cValue: cStyle)
  }

  /// Parses a font variant.
  @discardableResult
  public static func parseVariant(_ str: String, warn: Bool) -> Pango.Variant? {
    var cVariant = PangoVariant(rawValue: 0)
    let result = pango_parse_variant(str, &cVariant, warn.gboolean)
    guard result != 0 else { return nil }
    return Pango.Variant(cValue: cVariant)
  }

  /// Parses a font weight.
  @discardableResult
  public static func parseWeight(_ str: String, warn: Bool) -> Pango.Weight? {
    var cWeight = PangoWeight(rawValue: 0)
    let result = pango_parse_weight(str, &cWeight, warn.gboolean)
    guard result != 0 else { return nil }
    return Pango.Weight(cValue: cWeight)
  }

  /// Quantizes the thickness and position of a line to whole device pixels.
  public static func quantizeLineGeometry(thickness: inout Int, position: inout Int) {
    var cThickness = thickness.int32
    var cPosition = position.int32
    pango_quantize_line_geometry(&cThickness, &cPosition)
    thickness = cThickness.int
    position = cPosition.int
  }

  /// Splits a `G_SEARCHPATH_SEPARATOR`-separated list of files, stripping white space and substituting ~/ with $HOME/.
  @available(*, deprecated, message: "There is something better.")
  @discardableResult
  public static func splitFileList(_ str: String) -> [String] { givenStrings(pango_split_file_list(str)) }

  /// Trims leading and trailing whitespace from a string.
  @available(*, deprecated, message: "There is something better.")
  @discardableResult
  public static func trimString(_ str: String) -> String { givenString(pango_trim_string(str)) }

  /// Determines the inherent direction of a character.
  @discardableResult
  public static func unicharDirection(_ ch: UInt32) -> Pango.Direction {
    Pango.Direction(cValue: pango_unichar_direction(ch))
  }

  /// Converts a floating-point number to Pango units.
  @discardableResult
  public static func unitsFromDouble(_ d: Double) -> Int { pango_units_from_double(d).int }

  /// Converts a number in Pango units to floating-point.
  @discardableResult
  public static func unitsToDouble(_ i: Int) -> Double { pango_units_to_double(i.int32) }

  /// Returns the encoded version of Pango available at run-time.
  @discardableResult
  public static func version() -> Int { pango_version().int }

  /// Checks that the Pango library in use is compatible with the given version.
  @discardableResult
  public static func versionCheck(requiredMajor: Int, requiredMinor: Int, requiredMicro: Int) -> String? {
    lentString(ifAny: pango_version_check(requiredMajor.int32, requiredMinor.int32, requiredMicro.int32))
  }

  /// Returns the version of Pango available at run-time.
  @discardableResult
  public static func versionString() -> String { lentString(pango_version_string()) }
}
