// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Pango {
  /// The struct [`PangoAttrIterator`](https://docs.gtk.org/Pango/struct.AttrIterator.html).
  public final class AttrIterator: Boxed {
    public override class var gType: GType { pango_attr_iterator_get_type() }

    /// Calls [`pango_attr_iterator_destroy()`](https://docs.gtk.org/Pango/method.AttrIterator.destroy.html).
    public func destroy() { pango_attr_iterator_destroy(opaque) }

    /// Calls [`pango_attr_iterator_get()`](https://docs.gtk.org/Pango/method.AttrIterator.get.html).
    public func get(_ type: Pango.AttrType) -> Pango.Attribute? {
      lentBoxed(pango_attr_iterator_get(opaque, type.cValue))
    }

    /// Calls [`pango_attr_iterator_get_attrs()`](https://docs.gtk.org/Pango/method.AttrIterator.get_attrs.html). Since
    /// Pango 1.2.
    public var attrs: [Pango.Attribute] {
      lists(pango_attr_iterator_get_attrs(opaque), isGiven: true) { givenBoxed($0) as Pango.Attribute? }
    }

    /// Calls [`pango_attr_iterator_get_font()`](https://docs.gtk.org/Pango/method.AttrIterator.get_font.html).
    public func getFont(_ desc: Pango.FontDescription) -> (language: Pango.Language, extraAttrs: [Pango.Attribute]) {
      var cLanguage: OpaquePointer?
      var cExtraAttrs: UnsafeMutablePointer<GSList>?
      pango_attr_iterator_get_font(opaque, desc.opaque, &cLanguage, &cExtraAttrs)
      return (
        promised(givenBoxed(opaque: cLanguage)),
        lists(cExtraAttrs, isGiven: true) { givenBoxed($0) as Pango.Attribute? }
      )
    }

    /// Calls [`pango_attr_iterator_next()`](https://docs.gtk.org/Pango/method.AttrIterator.next.html).
    @discardableResult
    public func next() -> Bool { pango_attr_iterator_next(opaque).isTrue }

    /// Calls [`pango_attr_iterator_range()`](https://docs.gtk.org/Pango/method.AttrIterator.range.html).
    @discardableResult
    public func range() -> (start: Int, end: Int) {
      var cStart: Int32 = 0
      var cEnd: Int32 = 0
      pango_attr_iterator_range(opaque, &cStart, &cEnd)
      return (cStart.int, cEnd.int)
    }
  }
}

extension Pango {
  /// The struct [`PangoAttrList`](https://docs.gtk.org/Pango/struct.AttrList.html).
  public final class AttrList: Boxed, @MainActor Equatable {
    public override class var gType: GType { pango_attr_list_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: AttrList, right: AttrList) -> Bool { left.equal(right) }

    /// Calls [`pango_attr_list_new()`](https://docs.gtk.org/Pango/ctor.AttrList.new.html).
    public convenience init() {
      self.init(taking: pango_attr_list_new().raw)
    }

    /// Calls [`pango_attr_list_change()`](https://docs.gtk.org/Pango/method.AttrList.change.html).
    public func change(_ attr: Pango.Attribute) {
      pango_attr_list_change(opaque, attr.givenPointer().assumingMemoryBound(to: PangoAttribute.self))
    }

    /// Calls [`pango_attr_list_equal()`](https://docs.gtk.org/Pango/method.AttrList.equal.html). Since Pango 1.46.
    @discardableResult
    public func equal(_ otherList: Pango.AttrList) -> Bool { pango_attr_list_equal(opaque, otherList.opaque).isTrue }

    /// Calls [`pango_attr_list_filter()`](https://docs.gtk.org/Pango/method.AttrList.filter.html). Since Pango 1.2.
    @discardableResult
    public func filter(_ `func`: @escaping (Pango.Attribute) -> Bool) -> Pango.AttrList? {
      let lent = CallScope()
      defer { lent.end() }
      return givenBoxed(opaque: pango_attr_list_filter(opaque, callPangoAttrFilterFunc, lent.closure(`func`)))
    }

    /// Calls [`pango_attr_list_get_attributes()`](https://docs.gtk.org/Pango/method.AttrList.get_attributes.html). Since
    /// Pango 1.44.
    public var attributes: [Pango.Attribute] {
      lists(pango_attr_list_get_attributes(opaque), isGiven: true) { givenBoxed($0) as Pango.Attribute? }
    }

    /// Calls [`pango_attr_list_get_iterator()`](https://docs.gtk.org/Pango/method.AttrList.get_iterator.html).
    public var iterator: Pango.AttrIterator { promised(givenBoxed(opaque: pango_attr_list_get_iterator(opaque))) }

    /// Calls [`pango_attr_list_insert()`](https://docs.gtk.org/Pango/method.AttrList.insert.html).
    public func insert(_ attr: Pango.Attribute) {
      pango_attr_list_insert(opaque, attr.givenPointer().assumingMemoryBound(to: PangoAttribute.self))
    }

    /// Calls [`pango_attr_list_insert_before()`](https://docs.gtk.org/Pango/method.AttrList.insert_before.html).
    public func insertBefore(_ attr: Pango.Attribute) {
      pango_attr_list_insert_before(opaque, attr.givenPointer().assumingMemoryBound(to: PangoAttribute.self))
    }

    /// Calls [`pango_attr_list_splice()`](https://docs.gtk.org/Pango/method.AttrList.splice.html).
    public func splice(_ other: Pango.AttrList, pos: Int, len: Int) {
      pango_attr_list_splice(opaque, other.opaque, pos.int32, len.int32)
    }

    /// Calls [`pango_attr_list_to_string()`](https://docs.gtk.org/Pango/method.AttrList.to_string.html). Since Pango
    /// 1.50.
    @discardableResult
    public func toString() -> String { givenString(pango_attr_list_to_string(opaque)) }

    /// Calls [`pango_attr_list_update()`](https://docs.gtk.org/Pango/method.AttrList.update.html). Since Pango 1.44.
    public func update(pos: Int, remove: Int, add: Int) {
      pango_attr_list_update(opaque, pos.int32, remove.int32, add.int32)
    }

    /// Calls [`pango_attr_list_from_string()`](https://docs.gtk.org/Pango/type_func.AttrList.from_string.html). Since
    /// Pango 1.50.
    @discardableResult
    public static func fromString(_ text: String) -> Pango.AttrList? {
      givenBoxed(opaque: pango_attr_list_from_string(text))
    }
  }
}

extension Pango {
  /// The struct [`PangoAttribute`](https://docs.gtk.org/Pango/struct.Attribute.html).
  public final class Attribute: Boxed, @MainActor Equatable {
    public override class var gType: GType { pango_attribute_get_type() }

    @_spi(Bindings) public final var pangoAttribute: UnsafeMutablePointer<PangoAttribute> {
      pointer.assumingMemoryBound(to: PangoAttribute.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Attribute, right: Attribute) -> Bool { left.equal(right) }

    /// Calls [`pango_attribute_destroy()`](https://docs.gtk.org/Pango/method.Attribute.destroy.html).
    public func destroy() { pango_attribute_destroy(pangoAttribute) }

    /// Calls [`pango_attribute_equal()`](https://docs.gtk.org/Pango/method.Attribute.equal.html).
    @discardableResult
    public func equal(_ attr2: Pango.Attribute) -> Bool {
      pango_attribute_equal(pangoAttribute, attr2.pangoAttribute).isTrue
    }
  }
}

extension Pango {
  /// The struct [`PangoColor`](https://docs.gtk.org/Pango/struct.Color.html).
  public struct Color: CStructure, Hashable, Sendable {
    /// `PangoColor.red` in C.
    public var red: Int

    /// `PangoColor.green` in C.
    public var green: Int

    /// `PangoColor.blue` in C.
    public var blue: Int

    /// Makes one of its fields.
    public init(red: Int, green: Int, blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    @_spi(Bindings) public init(cValue: PangoColor) {
      red = cValue.red.int
      green = cValue.green.int
      blue = cValue.blue.int
    }

    @_spi(Bindings) public var cValue: PangoColor {
      PangoColor(red: red.uint16, green: green.uint16, blue: blue.uint16)
    }

    public static var gType: GType { pango_color_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Color? {
      slot.structure.map { Color(cValue: $0.assumingMemoryBound(to: PangoColor.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Color {
      readNullable(slot) ?? Color(cValue: PangoColor())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls [`pango_color_parse()`](https://docs.gtk.org/Pango/method.Color.parse.html).
    @discardableResult
    public mutating func parse(_ spec: String) -> Bool {
      var structure = cValue
      let result = pango_color_parse(&structure, spec)
      self = .init(cValue: structure)
      return result.isTrue
    }

    /// Calls [`pango_color_parse_with_alpha()`](https://docs.gtk.org/Pango/method.Color.parse_with_alpha.html). Since
    /// Pango 1.46.
    @discardableResult
    public mutating func parseWithAlpha(_ spec: String) -> Int? {
      var structure = cValue
      var cAlpha: UInt16 = 0
      let result = pango_color_parse_with_alpha(&structure, &cAlpha, spec)
      self = .init(cValue: structure)
      guard result != 0 else { return nil }
      return cAlpha.int
    }

    /// Calls [`pango_color_to_string()`](https://docs.gtk.org/Pango/method.Color.to_string.html). Since Pango 1.16.
    @discardableResult
    public func toString() -> String {
      var structure = cValue
      return givenString(pango_color_to_string(&structure))
    }
  }
}

extension Pango {
  /// The struct [`PangoFontDescription`](https://docs.gtk.org/Pango/struct.FontDescription.html).
  public final class FontDescription: Boxed, @MainActor Hashable {
    public override class var gType: GType { pango_font_description_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: FontDescription, right: FontDescription) -> Bool { left.equal(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }

    /// Calls [`pango_font_description_new()`](https://docs.gtk.org/Pango/ctor.FontDescription.new.html).
    public convenience init() {
      self.init(taking: pango_font_description_new().raw)
    }

    /// Calls
    /// [`pango_font_description_better_match()`](https://docs.gtk.org/Pango/method.FontDescription.better_match.html).
    @discardableResult
    public func betterMatch(_ oldMatch: Pango.FontDescription?, newMatch: Pango.FontDescription) -> Bool {
      pango_font_description_better_match(opaque, oldMatch?.opaque, newMatch.opaque).isTrue
    }

    /// Calls
    /// [`pango_font_description_copy_static()`](https://docs.gtk.org/Pango/method.FontDescription.copy_static.html).
    @discardableResult
    public func copyStatic() -> Pango.FontDescription? {
      givenBoxed(opaque: pango_font_description_copy_static(opaque))
    }

    /// Calls [`pango_font_description_equal()`](https://docs.gtk.org/Pango/method.FontDescription.equal.html).
    @discardableResult
    public func equal(_ desc2: Pango.FontDescription) -> Bool {
      pango_font_description_equal(opaque, desc2.opaque).isTrue
    }

    /// Calls [`pango_font_description_get_family()`](https://docs.gtk.org/Pango/method.FontDescription.get_family.html).
    public var family: String? { lentString(ifAny: pango_font_description_get_family(opaque)) }

    /// Calls [`pango_font_description_get_gravity()`](https://docs.gtk.org/Pango/method.FontDescription.get_gravity.html)
    /// and `pango_font_description_set_gravity()`. Since Pango 1.16.
    public var gravity: Pango.Gravity {
      get { Pango.Gravity(cValue: pango_font_description_get_gravity(opaque)) }
      set(gravity) { pango_font_description_set_gravity(opaque, gravity.cValue) }
    }

    /// Calls
    /// [`pango_font_description_get_set_fields()`](https://docs.gtk.org/Pango/method.FontDescription.get_set_fields.html).
    public var setFields: Pango.FontMask { Pango.FontMask(cValue: pango_font_description_get_set_fields(opaque)) }

    /// Calls [`pango_font_description_get_size()`](https://docs.gtk.org/Pango/method.FontDescription.get_size.html) and
    /// `pango_font_description_set_size()`.
    public var size: Int {
      get { pango_font_description_get_size(opaque).int }
      set(size) { pango_font_description_set_size(opaque, size.int32) }
    }

    /// Calls
    /// [`pango_font_description_get_size_is_absolute()`](https://docs.gtk.org/Pango/method.FontDescription.get_size_is_absolute.html).
    /// Since Pango 1.8.
    public var sizeIsAbsolute: Bool { pango_font_description_get_size_is_absolute(opaque).isTrue }

    /// Calls [`pango_font_description_get_stretch()`](https://docs.gtk.org/Pango/method.FontDescription.get_stretch.html)
    /// and `pango_font_description_set_stretch()`.
    public var stretch: Pango.Stretch {
      get { Pango.Stretch(cValue: pango_font_description_get_stretch(opaque)) }
      set(stretch) { pango_font_description_set_stretch(opaque, stretch.cValue) }
    }

    /// Calls [`pango_font_description_get_style()`](https://docs.gtk.org/Pango/method.FontDescription.get_style.html) and
    /// `pango_font_description_set_style()`.
    public var style: Pango.Style {
      get { Pango.Style(cValue: pango_font_description_get_style(opaque)) }
      set(style) { pango_font_description_set_style(opaque, style.cValue) }
    }

    /// Calls [`pango_font_description_get_variant()`](https://docs.gtk.org/Pango/method.FontDescription.get_variant.html)
    /// and `pango_font_description_set_variant()`.
    public var variant: Pango.Variant {
      get { Pango.Variant(cValue: pango_font_description_get_variant(opaque)) }
      set(variant) { pango_font_description_set_variant(opaque, variant.cValue) }
    }

    /// Calls
    /// [`pango_font_description_get_variations()`](https://docs.gtk.org/Pango/method.FontDescription.get_variations.html)
    /// and `pango_font_description_set_variations()`. Since Pango 1.42.
    public var variations: String? {
      get { lentString(ifAny: pango_font_description_get_variations(opaque)) }
      set(variations) { pango_font_description_set_variations(opaque, variations) }
    }

    /// Calls [`pango_font_description_get_weight()`](https://docs.gtk.org/Pango/method.FontDescription.get_weight.html)
    /// and `pango_font_description_set_weight()`.
    public var weight: Pango.Weight {
      get { Pango.Weight(cValue: pango_font_description_get_weight(opaque)) }
      set(weight) { pango_font_description_set_weight(opaque, weight.cValue) }
    }

    /// Calls [`pango_font_description_hash()`](https://docs.gtk.org/Pango/method.FontDescription.hash.html).
    @discardableResult
    public func hash() -> Int { pango_font_description_hash(opaque).int }

    /// Calls [`pango_font_description_merge()`](https://docs.gtk.org/Pango/method.FontDescription.merge.html).
    public func merge(_ descToMerge: Pango.FontDescription?, replaceExisting: Bool) {
      pango_font_description_merge(opaque, descToMerge?.opaque, replaceExisting.gboolean)
    }

    /// Calls
    /// [`pango_font_description_merge_static()`](https://docs.gtk.org/Pango/method.FontDescription.merge_static.html).
    public func mergeStatic(_ descToMerge: Pango.FontDescription, replaceExisting: Bool) {
      pango_font_description_merge_static(opaque, descToMerge.opaque, replaceExisting.gboolean)
    }

    /// Calls
    /// [`pango_font_description_set_absolute_size()`](https://docs.gtk.org/Pango/method.FontDescription.set_absolute_size.html).
    /// Since Pango 1.8.
    public func setAbsoluteSize(_ size: Double) { pango_font_description_set_absolute_size(opaque, size) }

    /// Calls [`pango_font_description_set_family()`](https://docs.gtk.org/Pango/method.FontDescription.set_family.html).
    public func setFamily(_ family: String) { pango_font_description_set_family(opaque, family) }

    /// Calls
    /// [`pango_font_description_set_family_static()`](https://docs.gtk.org/Pango/method.FontDescription.set_family_static.html).
    public func setFamilyStatic(_ family: String) { pango_font_description_set_family_static(opaque, family) }

    /// Calls
    /// [`pango_font_description_set_variations_static()`](https://docs.gtk.org/Pango/method.FontDescription.set_variations_static.html).
    /// Since Pango 1.42.
    public func setVariationsStatic(_ variations: String) {
      pango_font_description_set_variations_static(opaque, variations)
    }

    /// Calls
    /// [`pango_font_description_to_filename()`](https://docs.gtk.org/Pango/method.FontDescription.to_filename.html).
    @discardableResult
    public func toFilename() -> String? { givenString(ifAny: pango_font_description_to_filename(opaque)) }

    /// Calls [`pango_font_description_to_string()`](https://docs.gtk.org/Pango/method.FontDescription.to_string.html).
    @discardableResult
    public func toString() -> String { givenString(pango_font_description_to_string(opaque)) }

    /// Calls
    /// [`pango_font_description_unset_fields()`](https://docs.gtk.org/Pango/method.FontDescription.unset_fields.html).
    public func unsetFields(_ toUnset: Pango.FontMask) { pango_font_description_unset_fields(opaque, toUnset.cValue) }

    /// Calls
    /// [`pango_font_description_from_string()`](https://docs.gtk.org/Pango/type_func.FontDescription.from_string.html).
    @discardableResult
    public static func fromString(_ str: String) -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_description_from_string(str)))
    }
  }
}

extension Pango {
  /// The struct [`PangoFontMetrics`](https://docs.gtk.org/Pango/struct.FontMetrics.html).
  public final class FontMetrics: Boxed {
    public override class var gType: GType { pango_font_metrics_get_type() }

    @_spi(Bindings) public final var pangoFontMetrics: UnsafeMutablePointer<PangoFontMetrics> {
      pointer.assumingMemoryBound(to: PangoFontMetrics.self)
    }

    /// Calls
    /// [`pango_font_metrics_get_approximate_char_width()`](https://docs.gtk.org/Pango/method.FontMetrics.get_approximate_char_width.html).
    public var approximateCharWidth: Int { pango_font_metrics_get_approximate_char_width(pangoFontMetrics).int }

    /// Calls
    /// [`pango_font_metrics_get_approximate_digit_width()`](https://docs.gtk.org/Pango/method.FontMetrics.get_approximate_digit_width.html).
    public var approximateDigitWidth: Int { pango_font_metrics_get_approximate_digit_width(pangoFontMetrics).int }

    /// Calls [`pango_font_metrics_get_ascent()`](https://docs.gtk.org/Pango/method.FontMetrics.get_ascent.html).
    public var ascent: Int { pango_font_metrics_get_ascent(pangoFontMetrics).int }

    /// Calls [`pango_font_metrics_get_descent()`](https://docs.gtk.org/Pango/method.FontMetrics.get_descent.html).
    public var descent: Int { pango_font_metrics_get_descent(pangoFontMetrics).int }

    /// Calls [`pango_font_metrics_get_height()`](https://docs.gtk.org/Pango/method.FontMetrics.get_height.html). Since
    /// Pango 1.44.
    public var height: Int { pango_font_metrics_get_height(pangoFontMetrics).int }

    /// Calls
    /// [`pango_font_metrics_get_strikethrough_position()`](https://docs.gtk.org/Pango/method.FontMetrics.get_strikethrough_position.html).
    /// Since Pango 1.6.
    public var strikethroughPosition: Int { pango_font_metrics_get_strikethrough_position(pangoFontMetrics).int }

    /// Calls
    /// [`pango_font_metrics_get_strikethrough_thickness()`](https://docs.gtk.org/Pango/method.FontMetrics.get_strikethrough_thickness.html).
    /// Since Pango 1.6.
    public var strikethroughThickness: Int { pango_font_metrics_get_strikethrough_thickness(pangoFontMetrics).int }

    /// Calls
    /// [`pango_font_metrics_get_underline_position()`](https://docs.gtk.org/Pango/method.FontMetrics.get_underline_position.html).
    /// Since Pango 1.6.
    public var underlinePosition: Int { pango_font_metrics_get_underline_position(pangoFontMetrics).int }

    /// Calls
    /// [`pango_font_metrics_get_underline_thickness()`](https://docs.gtk.org/Pango/method.FontMetrics.get_underline_thickness.html).
    /// Since Pango 1.6.
    public var underlineThickness: Int { pango_font_metrics_get_underline_thickness(pangoFontMetrics).int }
  }
}

extension Pango {
  /// The struct [`PangoGlyphString`](https://docs.gtk.org/Pango/struct.GlyphString.html).
  public final class GlyphString: Boxed {
    public override class var gType: GType { pango_glyph_string_get_type() }

    @_spi(Bindings) public final var pangoGlyphString: UnsafeMutablePointer<PangoGlyphString> {
      pointer.assumingMemoryBound(to: PangoGlyphString.self)
    }

    /// Calls [`pango_glyph_string_new()`](https://docs.gtk.org/Pango/ctor.GlyphString.new.html).
    public convenience init() {
      self.init(taking: pango_glyph_string_new())
    }

    /// Calls [`pango_glyph_string_extents()`](https://docs.gtk.org/Pango/method.GlyphString.extents.html).
    @discardableResult
    public func extents(_ font: Pango.Font) -> (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_glyph_string_extents(pangoGlyphString, font.pangoFont, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_glyph_string_extents_range()`](https://docs.gtk.org/Pango/method.GlyphString.extents_range.html).
    @discardableResult
    public func extentsRange(start: Int, end: Int, font: Pango.Font) -> (
      inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle
    ) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_glyph_string_extents_range(
        pangoGlyphString, start.int32, end.int32, font.pangoFont, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls
    /// [`pango_glyph_string_get_logical_widths()`](https://docs.gtk.org/Pango/method.GlyphString.get_logical_widths.html).
    public func getLogicalWidths(_ text: String, length: Int = -1, embeddingLevel: Int, logicalWidths: [Int]) {
      var cLogicalWidths = logicalWidths.map { $0.int32 }
      pango_glyph_string_get_logical_widths(pangoGlyphString, text, length.int32, embeddingLevel.int32, &cLogicalWidths)
    }

    /// Calls [`pango_glyph_string_get_width()`](https://docs.gtk.org/Pango/method.GlyphString.get_width.html). Since
    /// Pango 1.14.
    public var width: Int { pango_glyph_string_get_width(pangoGlyphString).int }

    /// Calls [`pango_glyph_string_set_size()`](https://docs.gtk.org/Pango/method.GlyphString.set_size.html).
    public func setSize(_ newLen: Int) { pango_glyph_string_set_size(pangoGlyphString, newLen.int32) }
  }
}

extension Pango {
  /// The struct [`PangoLanguage`](https://docs.gtk.org/Pango/struct.Language.html).
  public final class Language: Boxed {
    public override class var gType: GType { pango_language_get_type() }

    /// Calls [`pango_language_get_sample_string()`](https://docs.gtk.org/Pango/method.Language.get_sample_string.html).
    public var sampleString: String { lentString(pango_language_get_sample_string(opaque)) }

    /// Calls [`pango_language_get_scripts()`](https://docs.gtk.org/Pango/method.Language.get_scripts.html). Since Pango
    /// 1.22.
    public var scripts: [Pango.Script] {
      var cNumScripts: Int32 = 0
      let result = pango_language_get_scripts(opaque, &cNumScripts)
      return elements(result, count: cNumScripts.int, isGiven: false) { Pango.Script(cValue: $0) }
    }

    /// Calls [`pango_language_includes_script()`](https://docs.gtk.org/Pango/method.Language.includes_script.html). Since
    /// Pango 1.4.
    @discardableResult
    public func includesScript(_ script: Pango.Script) -> Bool {
      pango_language_includes_script(opaque, script.cValue).isTrue
    }

    /// Calls [`pango_language_matches()`](https://docs.gtk.org/Pango/method.Language.matches.html).
    @discardableResult
    public func matches(_ rangeList: String) -> Bool { pango_language_matches(opaque, rangeList).isTrue }

    /// Calls [`pango_language_to_string()`](https://docs.gtk.org/Pango/method.Language.to_string.html).
    @discardableResult
    public func toString() -> String { lentString(pango_language_to_string(opaque)) }

    /// Calls [`pango_language_from_string()`](https://docs.gtk.org/Pango/type_func.Language.from_string.html).
    @discardableResult
    public static func fromString(_ language: String?) -> Pango.Language? {
      lentBoxed(opaque: pango_language_from_string(language))
    }

    /// Calls [`pango_language_get_default()`](https://docs.gtk.org/Pango/type_func.Language.get_default.html). Since
    /// Pango 1.16.
    public static var `default`: Pango.Language { promised(lentBoxed(opaque: pango_language_get_default())) }

    /// Calls [`pango_language_get_preferred()`](https://docs.gtk.org/Pango/type_func.Language.get_preferred.html). Since
    /// Pango 1.48.
    public static var preferred: [Pango.Language] {
      pointers(pango_language_get_preferred(), isGiven: false) { lentBoxed(opaque: $0) as Pango.Language? }
    }
  }
}

extension Pango {
  /// The struct [`PangoLayoutIter`](https://docs.gtk.org/Pango/struct.LayoutIter.html).
  public final class LayoutIter: Boxed {
    public override class var gType: GType { pango_layout_iter_get_type() }

    /// Calls [`pango_layout_iter_at_last_line()`](https://docs.gtk.org/Pango/method.LayoutIter.at_last_line.html).
    @discardableResult
    public func atLastLine() -> Bool { pango_layout_iter_at_last_line(opaque).isTrue }

    /// Calls [`pango_layout_iter_get_baseline()`](https://docs.gtk.org/Pango/method.LayoutIter.get_baseline.html).
    public var baseline: Int { pango_layout_iter_get_baseline(opaque).int }

    /// Calls
    /// [`pango_layout_iter_get_char_extents()`](https://docs.gtk.org/Pango/method.LayoutIter.get_char_extents.html).
    public var charExtents: Pango.Rectangle {
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_char_extents(opaque, &cLogicalRect)
      return Pango.Rectangle(cValue: cLogicalRect)
    }

    /// Calls
    /// [`pango_layout_iter_get_cluster_extents()`](https://docs.gtk.org/Pango/method.LayoutIter.get_cluster_extents.html).
    public var clusterExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_cluster_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_layout_iter_get_index()`](https://docs.gtk.org/Pango/method.LayoutIter.get_index.html).
    public var index: Int { pango_layout_iter_get_index(opaque).int }

    /// Calls [`pango_layout_iter_get_layout()`](https://docs.gtk.org/Pango/method.LayoutIter.get_layout.html). Since
    /// Pango 1.20.
    public var layout: Pango.Layout? { lentObject(opaque: pango_layout_iter_get_layout(opaque)) }

    /// Calls
    /// [`pango_layout_iter_get_layout_extents()`](https://docs.gtk.org/Pango/method.LayoutIter.get_layout_extents.html).
    public var layoutExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_layout_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_layout_iter_get_line()`](https://docs.gtk.org/Pango/method.LayoutIter.get_line.html).
    public var line: Pango.LayoutLine? { lentBoxed(pango_layout_iter_get_line(opaque)) }

    /// Calls
    /// [`pango_layout_iter_get_line_extents()`](https://docs.gtk.org/Pango/method.LayoutIter.get_line_extents.html).
    public var lineExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_line_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls
    /// [`pango_layout_iter_get_line_readonly()`](https://docs.gtk.org/Pango/method.LayoutIter.get_line_readonly.html).
    /// Since Pango 1.16.
    public var lineReadonly: Pango.LayoutLine? { lentBoxed(pango_layout_iter_get_line_readonly(opaque)) }

    /// Calls [`pango_layout_iter_get_line_yrange()`](https://docs.gtk.org/Pango/method.LayoutIter.get_line_yrange.html).
    public var lineYrange: (y0: Int, y1: Int) {
      var cY0: Int32 = 0
      var cY1: Int32 = 0
      pango_layout_iter_get_line_yrange(opaque, &cY0, &cY1)
      return (cY0.int, cY1.int)
    }

    /// Calls
    /// [`pango_layout_iter_get_run_baseline()`](https://docs.gtk.org/Pango/method.LayoutIter.get_run_baseline.html).
    /// Since Pango 1.50.
    public var runBaseline: Int { pango_layout_iter_get_run_baseline(opaque).int }

    /// Calls [`pango_layout_iter_get_run_extents()`](https://docs.gtk.org/Pango/method.LayoutIter.get_run_extents.html).
    public var runExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_run_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_layout_iter_next_char()`](https://docs.gtk.org/Pango/method.LayoutIter.next_char.html).
    @discardableResult
    public func nextChar() -> Bool { pango_layout_iter_next_char(opaque).isTrue }

    /// Calls [`pango_layout_iter_next_cluster()`](https://docs.gtk.org/Pango/method.LayoutIter.next_cluster.html).
    @discardableResult
    public func nextCluster() -> Bool { pango_layout_iter_next_cluster(opaque).isTrue }

    /// Calls [`pango_layout_iter_next_line()`](https://docs.gtk.org/Pango/method.LayoutIter.next_line.html).
    @discardableResult
    public func nextLine() -> Bool { pango_layout_iter_next_line(opaque).isTrue }

    /// Calls [`pango_layout_iter_next_run()`](https://docs.gtk.org/Pango/method.LayoutIter.next_run.html).
    @discardableResult
    public func nextRun() -> Bool { pango_layout_iter_next_run(opaque).isTrue }
  }
}

extension Pango {
  /// The struct [`PangoLayoutLine`](https://docs.gtk.org/Pango/struct.LayoutLine.html).
  public final class LayoutLine: Boxed {
    public override class var gType: GType { pango_layout_line_get_type() }

    @_spi(Bindings) public final var pangoLayoutLine: UnsafeMutablePointer<PangoLayoutLine> {
      pointer.assumingMemoryBound(to: PangoLayoutLine.self)
    }

    /// Calls [`pango_layout_line_get_extents()`](https://docs.gtk.org/Pango/method.LayoutLine.get_extents.html).
    public var extents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_line_get_extents(pangoLayoutLine, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_layout_line_get_height()`](https://docs.gtk.org/Pango/method.LayoutLine.get_height.html). Since
    /// Pango 1.44.
    public var height: Int {
      var cHeight: Int32 = 0
      pango_layout_line_get_height(pangoLayoutLine, &cHeight)
      return cHeight.int
    }

    /// Calls [`pango_layout_line_get_length()`](https://docs.gtk.org/Pango/method.LayoutLine.get_length.html). Since
    /// Pango 1.50.
    public var length: Int { pango_layout_line_get_length(pangoLayoutLine).int }

    /// Calls
    /// [`pango_layout_line_get_pixel_extents()`](https://docs.gtk.org/Pango/method.LayoutLine.get_pixel_extents.html).
    public var pixelExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_line_get_pixel_extents(pangoLayoutLine, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls
    /// [`pango_layout_line_get_resolved_direction()`](https://docs.gtk.org/Pango/method.LayoutLine.get_resolved_direction.html).
    /// Since Pango 1.50.
    public var resolvedDirection: Pango.Direction {
      Pango.Direction(cValue: pango_layout_line_get_resolved_direction(pangoLayoutLine))
    }

    /// Calls [`pango_layout_line_get_start_index()`](https://docs.gtk.org/Pango/method.LayoutLine.get_start_index.html).
    /// Since Pango 1.50.
    public var startIndex: Int { pango_layout_line_get_start_index(pangoLayoutLine).int }

    /// Calls [`pango_layout_line_get_x_ranges()`](https://docs.gtk.org/Pango/method.LayoutLine.get_x_ranges.html).
    public func getXRanges(startIndex: Int, endIndex: Int) -> [Int] {
      var cNRanges: Int32 = 0
      var cRanges: UnsafeMutablePointer<Int32>?
      pango_layout_line_get_x_ranges(pangoLayoutLine, startIndex.int32, endIndex.int32, &cRanges, &cNRanges)
      return elements(cRanges, count: cNRanges.int, isGiven: true) { $0.int }
    }

    /// Calls [`pango_layout_line_index_to_x()`](https://docs.gtk.org/Pango/method.LayoutLine.index_to_x.html).
    @discardableResult
    public func indexToX(index: Int, trailing: Bool) -> Int {
      var cXPos: Int32 = 0
      pango_layout_line_index_to_x(pangoLayoutLine, index.int32, trailing.gboolean, &cXPos)
      return cXPos.int
    }

    /// Calls
    /// [`pango_layout_line_is_paragraph_start()`](https://docs.gtk.org/Pango/method.LayoutLine.is_paragraph_start.html).
    /// Since Pango 1.50.
    public var isParagraphStart: Bool { pango_layout_line_is_paragraph_start(pangoLayoutLine).isTrue }

    /// Calls [`pango_layout_line_x_to_index()`](https://docs.gtk.org/Pango/method.LayoutLine.x_to_index.html).
    @discardableResult
    public func xToIndex(_ xPos: Int) -> (index: Int, trailing: Int)? {
      var cIndex: Int32 = 0
      var cTrailing: Int32 = 0
      let result = pango_layout_line_x_to_index(pangoLayoutLine, xPos.int32, &cIndex, &cTrailing)
      guard result != 0 else { return nil }
      return (cIndex.int, cTrailing.int)
    }
  }
}

extension Pango {
  /// The struct [`PangoMatrix`](https://docs.gtk.org/Pango/struct.Matrix.html). Since Pango 1.6.
  public struct Matrix: CStructure, Hashable, Sendable {
    /// `PangoMatrix.xx` in C.
    public var xx: Double

    /// `PangoMatrix.xy` in C.
    public var xy: Double

    /// `PangoMatrix.yx` in C.
    public var yx: Double

    /// `PangoMatrix.yy` in C.
    public var yy: Double

    /// `PangoMatrix.x0` in C.
    public var x0: Double

    /// `PangoMatrix.y0` in C.
    public var y0: Double

    /// Makes one of its fields.
    public init(xx: Double, xy: Double, yx: Double, yy: Double, x0: Double, y0: Double) {
      self.xx = xx
      self.xy = xy
      self.yx = yx
      self.yy = yy
      self.x0 = x0
      self.y0 = y0
    }

    @_spi(Bindings) public init(cValue: PangoMatrix) {
      xx = cValue.xx
      xy = cValue.xy
      yx = cValue.yx
      yy = cValue.yy
      x0 = cValue.x0
      y0 = cValue.y0
    }

    @_spi(Bindings) public var cValue: PangoMatrix { PangoMatrix(xx: xx, xy: xy, yx: yx, yy: yy, x0: x0, y0: y0) }

    public static var gType: GType { pango_matrix_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Matrix? {
      slot.structure.map { Matrix(cValue: $0.assumingMemoryBound(to: PangoMatrix.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Matrix {
      readNullable(slot) ?? Matrix(cValue: PangoMatrix())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls [`pango_matrix_concat()`](https://docs.gtk.org/Pango/method.Matrix.concat.html). Since Pango 1.6.
    public mutating func concat(_ newMatrix: Pango.Matrix) {
      var structure = cValue
      var cNewMatrix = newMatrix.cValue
      pango_matrix_concat(&structure, &cNewMatrix)
      self = .init(cValue: structure)
    }

    /// Calls
    /// [`pango_matrix_get_font_scale_factor()`](https://docs.gtk.org/Pango/method.Matrix.get_font_scale_factor.html).
    /// Since Pango 1.12.
    public var fontScaleFactor: Double {
      var structure = cValue
      return pango_matrix_get_font_scale_factor(&structure)
    }

    /// Calls
    /// [`pango_matrix_get_font_scale_factors()`](https://docs.gtk.org/Pango/method.Matrix.get_font_scale_factors.html).
    /// Since Pango 1.38.
    public var fontScaleFactors: (xscale: Double, yscale: Double) {
      var structure = cValue
      var cXscale: Double = 0
      var cYscale: Double = 0
      pango_matrix_get_font_scale_factors(&structure, &cXscale, &cYscale)
      return (cXscale, cYscale)
    }

    /// Calls [`pango_matrix_get_slant_ratio()`](https://docs.gtk.org/Pango/method.Matrix.get_slant_ratio.html). Since
    /// Pango 1.50.
    public var slantRatio: Double {
      var structure = cValue
      return pango_matrix_get_slant_ratio(&structure)
    }

    /// Calls [`pango_matrix_rotate()`](https://docs.gtk.org/Pango/method.Matrix.rotate.html). Since Pango 1.6.
    public mutating func rotate(_ degrees: Double) {
      var structure = cValue
      pango_matrix_rotate(&structure, degrees)
      self = .init(cValue: structure)
    }

    /// Calls [`pango_matrix_scale()`](https://docs.gtk.org/Pango/method.Matrix.scale.html). Since Pango 1.6.
    public mutating func scale(scaleX: Double, scaleY: Double) {
      var structure = cValue
      pango_matrix_scale(&structure, scaleX, scaleY)
      self = .init(cValue: structure)
    }

    /// Calls [`pango_matrix_transform_distance()`](https://docs.gtk.org/Pango/method.Matrix.transform_distance.html).
    /// Since Pango 1.16.
    public func transformDistance(dx: inout Double, dy: inout Double) {
      var structure = cValue
      var cDx = dx.double
      var cDy = dy.double
      pango_matrix_transform_distance(&structure, &cDx, &cDy)
      dx = cDx.double
      dy = cDy.double
    }

    /// Calls
    /// [`pango_matrix_transform_pixel_rectangle()`](https://docs.gtk.org/Pango/method.Matrix.transform_pixel_rectangle.html).
    /// Since Pango 1.16.
    public func transformPixelRectangle(_ rect: inout Pango.Rectangle) {
      var structure = cValue
      var cRect = rect.cValue
      pango_matrix_transform_pixel_rectangle(&structure, &cRect)
      rect = Pango.Rectangle(cValue: cRect)
    }

    /// Calls [`pango_matrix_transform_point()`](https://docs.gtk.org/Pango/method.Matrix.transform_point.html). Since
    /// Pango 1.16.
    public func transformPoint(x: inout Double, y: inout Double) {
      var structure = cValue
      var cX = x.double
      var cY = y.double
      pango_matrix_transform_point(&structure, &cX, &cY)
      x = cX.double
      y = cY.double
    }

    /// Calls [`pango_matrix_transform_rectangle()`](https://docs.gtk.org/Pango/method.Matrix.transform_rectangle.html).
    /// Since Pango 1.16.
    public func transformRectangle(_ rect: inout Pango.Rectangle) {
      var structure = cValue
      var cRect = rect.cValue
      pango_matrix_transform_rectangle(&structure, &cRect)
      rect = Pango.Rectangle(cValue: cRect)
    }

    /// Calls [`pango_matrix_translate()`](https://docs.gtk.org/Pango/method.Matrix.translate.html). Since Pango 1.6.
    public mutating func translate(tx: Double, ty: Double) {
      var structure = cValue
      pango_matrix_translate(&structure, tx, ty)
      self = .init(cValue: structure)
    }
  }
}

extension Pango {
  /// The struct [`PangoRectangle`](https://docs.gtk.org/Pango/struct.Rectangle.html).
  public struct Rectangle: Hashable, Sendable {
    /// `PangoRectangle.x` in C.
    public var x: Int

    /// `PangoRectangle.y` in C.
    public var y: Int

    /// `PangoRectangle.width` in C.
    public var width: Int

    /// `PangoRectangle.height` in C.
    public var height: Int

    /// Makes one of its fields.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    @_spi(Bindings) public init(cValue: PangoRectangle) {
      x = cValue.x.int
      y = cValue.y.int
      width = cValue.width.int
      height = cValue.height.int
    }

    @_spi(Bindings) public var cValue: PangoRectangle {
      PangoRectangle(x: x.int32, y: y.int32, width: width.int32, height: height.int32)
    }
  }
}

extension Pango {
  /// The struct [`PangoTabArray`](https://docs.gtk.org/Pango/struct.TabArray.html).
  public final class TabArray: Boxed {
    public override class var gType: GType { pango_tab_array_get_type() }

    /// Calls [`pango_tab_array_new()`](https://docs.gtk.org/Pango/ctor.TabArray.new.html).
    public convenience init(initialSize: Int, positionsInPixels: Bool) {
      self.init(taking: pango_tab_array_new(initialSize.int32, positionsInPixels.gboolean).raw)
    }

    /// Calls [`pango_tab_array_get_decimal_point()`](https://docs.gtk.org/Pango/method.TabArray.get_decimal_point.html).
    /// Since Pango 1.50.
    public func getDecimalPoint(_ tabIndex: Int) -> UInt32 { pango_tab_array_get_decimal_point(opaque, tabIndex.int32) }

    /// Calls
    /// [`pango_tab_array_get_positions_in_pixels()`](https://docs.gtk.org/Pango/method.TabArray.get_positions_in_pixels.html)
    /// and `pango_tab_array_set_positions_in_pixels()`.
    public var positionsInPixels: Bool {
      get { pango_tab_array_get_positions_in_pixels(opaque).isTrue }
      set(positionsInPixels) { pango_tab_array_set_positions_in_pixels(opaque, positionsInPixels.gboolean) }
    }

    /// Calls [`pango_tab_array_get_size()`](https://docs.gtk.org/Pango/method.TabArray.get_size.html).
    public var size: Int { pango_tab_array_get_size(opaque).int }

    /// Calls [`pango_tab_array_get_tab()`](https://docs.gtk.org/Pango/method.TabArray.get_tab.html).
    public func getTab(_ tabIndex: Int) -> (alignment: Pango.TabAlign, location: Int) {
      var cAlignment = PangoTabAlign(rawValue: 0)
      var cLocation: Int32 = 0
      pango_tab_array_get_tab(opaque, tabIndex.int32, &cAlignment, &cLocation)
      return (Pango.TabAlign(cValue: cAlignment), cLocation.int)
    }

    /// Calls [`pango_tab_array_resize()`](https://docs.gtk.org/Pango/method.TabArray.resize.html).
    public func resize(_ newSize: Int) { pango_tab_array_resize(opaque, newSize.int32) }

    /// Calls [`pango_tab_array_set_decimal_point()`](https://docs.gtk.org/Pango/method.TabArray.set_decimal_point.html).
    /// Since Pango 1.50.
    public func setDecimalPoint(tabIndex: Int, decimalPoint: UInt32) {
      pango_tab_array_set_decimal_point(opaque, tabIndex.int32, decimalPoint)
    }

    /// Calls [`pango_tab_array_set_tab()`](https://docs.gtk.org/Pango/method.TabArray.set_tab.html).
    public func setTab(tabIndex: Int, alignment: Pango.TabAlign, location: Int) {
      pango_tab_array_set_tab(opaque, tabIndex.int32, alignment.cValue, location.int32)
    }

    /// Calls [`pango_tab_array_sort()`](https://docs.gtk.org/Pango/method.TabArray.sort.html). Since Pango 1.50.
    public func sort() { pango_tab_array_sort(opaque) }

    /// Calls [`pango_tab_array_to_string()`](https://docs.gtk.org/Pango/method.TabArray.to_string.html). Since Pango
    /// 1.50.
    @discardableResult
    public func toString() -> String { givenString(pango_tab_array_to_string(opaque)) }

    /// Calls [`pango_tab_array_from_string()`](https://docs.gtk.org/Pango/type_func.TabArray.from_string.html). Since
    /// Pango 1.50.
    @discardableResult
    public static func fromString(_ text: String) -> Pango.TabArray? {
      givenBoxed(opaque: pango_tab_array_from_string(text))
    }
  }
}
