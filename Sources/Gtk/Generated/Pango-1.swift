// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Pango.
public enum Pango {}

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

    final var pangoAttribute: UnsafeMutablePointer<PangoAttribute> {
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

    init(cValue: PangoColor) {
      red = cValue.red.int
      green = cValue.green.int
      blue = cValue.blue.int
    }

    var cValue: PangoColor { PangoColor(red: red.uint16, green: green.uint16, blue: blue.uint16) }

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
  /// The class [`PangoContext`](https://docs.gtk.org/Pango/class.Context.html).
  open class Context: Object {
    open override class var gType: GType { pango_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`pango_context_new()`](https://docs.gtk.org/Pango/ctor.Context.new.html).
    public init() {
      super.init(adopting: pango_context_new().raw)
    }

    /// Calls [`pango_context_changed()`](https://docs.gtk.org/Pango/method.Context.changed.html). Since Pango 1.32.4.
    public final func changed() { pango_context_changed(instance(self)) }

    /// Calls [`pango_context_get_base_dir()`](https://docs.gtk.org/Pango/method.Context.get_base_dir.html) and
    /// `pango_context_set_base_dir()`.
    public final var baseDir: Pango.Direction {
      get { Pango.Direction(cValue: pango_context_get_base_dir(instance(self))) }
      set(direction) { pango_context_set_base_dir(instance(self), direction.cValue) }
    }

    /// Calls [`pango_context_get_base_gravity()`](https://docs.gtk.org/Pango/method.Context.get_base_gravity.html) and
    /// `pango_context_set_base_gravity()`. Since Pango 1.16.
    public final var baseGravity: Pango.Gravity {
      get { Pango.Gravity(cValue: pango_context_get_base_gravity(instance(self))) }
      set(gravity) { pango_context_set_base_gravity(instance(self), gravity.cValue) }
    }

    /// Calls
    /// [`pango_context_get_font_description()`](https://docs.gtk.org/Pango/method.Context.get_font_description.html)
    /// and `pango_context_set_font_description()`.
    public final var fontDescription: Pango.FontDescription? {
      get { lentBoxed(opaque: pango_context_get_font_description(instance(self))) }
      set(desc) { pango_context_set_font_description(instance(self), desc?.opaque) }
    }

    /// Calls [`pango_context_get_font_map()`](https://docs.gtk.org/Pango/method.Context.get_font_map.html) and
    /// `pango_context_set_font_map()`. Since Pango 1.6.
    public final var fontMap: Pango.FontMap? {
      get { lentObject(pango_context_get_font_map(instance(self))) }
      set(fontMap) { pango_context_set_font_map(instance(self), fontMap?.pangoFontMap) }
    }

    /// Calls [`pango_context_get_gravity()`](https://docs.gtk.org/Pango/method.Context.get_gravity.html). Since Pango
    /// 1.16.
    public final var gravity: Pango.Gravity { Pango.Gravity(cValue: pango_context_get_gravity(instance(self))) }

    /// Calls [`pango_context_get_gravity_hint()`](https://docs.gtk.org/Pango/method.Context.get_gravity_hint.html) and
    /// `pango_context_set_gravity_hint()`. Since Pango 1.16.
    public final var gravityHint: Pango.GravityHint {
      get { Pango.GravityHint(cValue: pango_context_get_gravity_hint(instance(self))) }
      set(hint) { pango_context_set_gravity_hint(instance(self), hint.cValue) }
    }

    /// Calls [`pango_context_get_language()`](https://docs.gtk.org/Pango/method.Context.get_language.html).
    public final var language: Pango.Language {
      promised(lentBoxed(opaque: pango_context_get_language(instance(self))))
    }

    /// Calls [`pango_context_get_matrix()`](https://docs.gtk.org/Pango/method.Context.get_matrix.html) and
    /// `pango_context_set_matrix()`. Since Pango 1.6.
    public final var matrix: Pango.Matrix? {
      get { pango_context_get_matrix(instance(self)).map { Pango.Matrix(cValue: $0.pointee) } }
      set(matrix) {
        let lent = CallScope()
        defer { lent.end() }
        pango_context_set_matrix(instance(self), lent.structure(matrix?.cValue))
      }
    }

    /// Calls [`pango_context_get_metrics()`](https://docs.gtk.org/Pango/method.Context.get_metrics.html).
    public final func getMetrics(_ desc: Pango.FontDescription?, language: Pango.Language?) -> Pango.FontMetrics {
      promised(givenBoxed(pango_context_get_metrics(instance(self), desc?.opaque, language?.opaque)))
    }

    /// Calls
    /// [`pango_context_get_round_glyph_positions()`](https://docs.gtk.org/Pango/method.Context.get_round_glyph_positions.html)
    /// and `pango_context_set_round_glyph_positions()`. Since Pango 1.44.
    public final var roundGlyphPositions: Bool {
      get { pango_context_get_round_glyph_positions(instance(self)).isTrue }
      set(roundPositions) { pango_context_set_round_glyph_positions(instance(self), roundPositions.gboolean) }
    }

    /// Calls [`pango_context_get_serial()`](https://docs.gtk.org/Pango/method.Context.get_serial.html). Since Pango
    /// 1.32.4.
    public final var serial: Int { pango_context_get_serial(instance(self)).int }

    /// Calls [`pango_context_list_families()`](https://docs.gtk.org/Pango/method.Context.list_families.html).
    @discardableResult
    public final func listFamilies() -> [Pango.FontFamily] {
      var cNFamilies: Int32 = 0
      var cFamilies: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      pango_context_list_families(instance(self), &cFamilies, &cNFamilies)
      return elements(cFamilies, count: cNFamilies.int, isGiven: true) { (lentObject($0) as Pango.FontFamily?)! }
    }

    /// Calls [`pango_context_load_font()`](https://docs.gtk.org/Pango/method.Context.load_font.html).
    @discardableResult
    public final func loadFont(_ desc: Pango.FontDescription) -> Pango.Font? {
      givenObject(pango_context_load_font(instance(self), desc.opaque))
    }

    /// Calls [`pango_context_load_fontset()`](https://docs.gtk.org/Pango/method.Context.load_fontset.html).
    @discardableResult
    public final func loadFontset(_ desc: Pango.FontDescription, language: Pango.Language) -> Pango.Fontset? {
      givenObject(pango_context_load_fontset(instance(self), desc.opaque, language.opaque))
    }

    /// Calls [`pango_context_set_language()`](https://docs.gtk.org/Pango/method.Context.set_language.html).
    public final func setLanguage(_ language: Pango.Language?) {
      pango_context_set_language(instance(self), language?.opaque)
    }
  }
}

extension Pango {
  /// The class [`PangoFont`](https://docs.gtk.org/Pango/class.Font.html).
  open class Font: Object {
    open override class var gType: GType { pango_font_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFont: UnsafeMutablePointer<PangoFont> { pointer.assumingMemoryBound(to: PangoFont.self) }

    /// Calls [`pango_font_describe()`](https://docs.gtk.org/Pango/method.Font.describe.html).
    @discardableResult
    public final func describe() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_describe(pangoFont)))
    }

    /// Calls
    /// [`pango_font_describe_with_absolute_size()`](https://docs.gtk.org/Pango/method.Font.describe_with_absolute_size.html).
    /// Since Pango 1.14.
    @discardableResult
    public final func describeWithAbsoluteSize() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_describe_with_absolute_size(pangoFont)))
    }

    /// Calls [`pango_font_get_face()`](https://docs.gtk.org/Pango/method.Font.get_face.html). Since Pango 1.46.
    public final var face: Pango.FontFace? { lentObject(pango_font_get_face(pangoFont)) }

    /// Calls [`pango_font_get_font_map()`](https://docs.gtk.org/Pango/method.Font.get_font_map.html). Since Pango 1.10.
    public final var fontMap: Pango.FontMap? { lentObject(pango_font_get_font_map(pangoFont)) }

    /// Calls [`pango_font_get_glyph_extents()`](https://docs.gtk.org/Pango/method.Font.get_glyph_extents.html).
    public final func getGlyphExtents(_ glyph: Int) -> (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_font_get_glyph_extents(pangoFont, glyph.uint32, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_font_get_languages()`](https://docs.gtk.org/Pango/method.Font.get_languages.html). Since Pango
    /// 1.50.
    public final var languages: [Pango.Language] {
      pointers(pango_font_get_languages(pangoFont), isGiven: false) { lentBoxed(opaque: $0) as Pango.Language? }
    }

    /// Calls [`pango_font_get_metrics()`](https://docs.gtk.org/Pango/method.Font.get_metrics.html).
    public final func getMetrics(_ language: Pango.Language?) -> Pango.FontMetrics {
      promised(givenBoxed(pango_font_get_metrics(pangoFont, language?.opaque)))
    }

    /// Calls [`pango_font_has_char()`](https://docs.gtk.org/Pango/method.Font.has_char.html). Since Pango 1.44.
    public final func hasChar(_ wc: UInt32) -> Bool { pango_font_has_char(pangoFont, wc).isTrue }

    /// Calls [`pango_font_serialize()`](https://docs.gtk.org/Pango/method.Font.serialize.html). Since Pango 1.50.
    @discardableResult
    public final func serialize() -> GLib.Bytes { promised(givenBoxed(opaque: pango_font_serialize(pangoFont))) }

    /// Calls [`pango_font_deserialize()`](https://docs.gtk.org/Pango/type_func.Font.deserialize.html). Since Pango
    /// 1.50.
    @discardableResult
    public static func deserialize(_ context: Pango.Context, bytes: GLib.Bytes) throws(GLib.Failure) -> Pango.Font? {
      var error: UnsafeMutablePointer<GError>?
      let result = pango_font_deserialize(context.opaque, bytes.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)
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
  /// The class [`PangoFontFace`](https://docs.gtk.org/Pango/class.FontFace.html).
  open class FontFace: Object {
    open override class var gType: GType { pango_font_face_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFontFace: UnsafeMutablePointer<PangoFontFace> { pointer.assumingMemoryBound(to: PangoFontFace.self) }

    /// Calls [`pango_font_face_describe()`](https://docs.gtk.org/Pango/method.FontFace.describe.html).
    @discardableResult
    public final func describe() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_face_describe(pangoFontFace)))
    }

    /// Calls [`pango_font_face_get_face_name()`](https://docs.gtk.org/Pango/method.FontFace.get_face_name.html).
    public final var faceName: String { lentString(pango_font_face_get_face_name(pangoFontFace)) }

    /// Calls [`pango_font_face_get_family()`](https://docs.gtk.org/Pango/method.FontFace.get_family.html). Since Pango
    /// 1.46.
    public final var family: Pango.FontFamily? { lentObject(pango_font_face_get_family(pangoFontFace)) }

    /// Calls [`pango_font_face_is_synthesized()`](https://docs.gtk.org/Pango/method.FontFace.is_synthesized.html).
    /// Since Pango 1.18.
    public final var isSynthesized: Bool { pango_font_face_is_synthesized(pangoFontFace).isTrue }

    /// Calls [`pango_font_face_list_sizes()`](https://docs.gtk.org/Pango/method.FontFace.list_sizes.html). Since Pango
    /// 1.4.
    @discardableResult
    public final func listSizes() -> [Int] {
      var cNSizes: Int32 = 0
      var cSizes: UnsafeMutablePointer<Int32>?
      pango_font_face_list_sizes(pangoFontFace, &cSizes, &cNSizes)
      return elements(cSizes, count: cNSizes.int, isGiven: true) { $0.int }
    }
  }
}

extension Pango {
  /// The class [`PangoFontFamily`](https://docs.gtk.org/Pango/class.FontFamily.html).
  open class FontFamily: Object, Gio.ListModel {
    open override class var gType: GType { pango_font_family_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFontFamily: UnsafeMutablePointer<PangoFontFamily> {
      pointer.assumingMemoryBound(to: PangoFontFamily.self)
    }

    /// The property [`item-type`](https://docs.gtk.org/Pango/property.FontFamily.item-type.html) of `PangoFontFamily`.
    public final var itemType: GType { getProperty("item-type") }

    /// The property [`n-items`](https://docs.gtk.org/Pango/property.FontFamily.n-items.html) of `PangoFontFamily`.
    public final var nItems: Int { getProperty("n-items") }

    /// Calls [`pango_font_family_get_face()`](https://docs.gtk.org/Pango/method.FontFamily.get_face.html). Since Pango
    /// 1.46.
    public final func getFace(_ name: String?) -> Pango.FontFace? {
      lentObject(pango_font_family_get_face(pangoFontFamily, name))
    }

    /// Calls [`pango_font_family_get_name()`](https://docs.gtk.org/Pango/method.FontFamily.get_name.html).
    public final var name: String { lentString(pango_font_family_get_name(pangoFontFamily)) }

    /// Calls [`pango_font_family_is_monospace()`](https://docs.gtk.org/Pango/method.FontFamily.is_monospace.html).
    /// Since Pango 1.4.
    public final var isMonospace: Bool { pango_font_family_is_monospace(pangoFontFamily).isTrue }

    /// Calls [`pango_font_family_is_variable()`](https://docs.gtk.org/Pango/method.FontFamily.is_variable.html). Since
    /// Pango 1.44.
    public final var isVariable: Bool { pango_font_family_is_variable(pangoFontFamily).isTrue }

    /// Calls [`pango_font_family_list_faces()`](https://docs.gtk.org/Pango/method.FontFamily.list_faces.html).
    @discardableResult
    public final func listFaces() -> [Pango.FontFace] {
      var cNFaces: Int32 = 0
      var cFaces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
      pango_font_family_list_faces(pangoFontFamily, &cFaces, &cNFaces)
      return elements(cFaces, count: cNFaces.int, isGiven: true) { (lentObject($0) as Pango.FontFace?)! }
    }
  }
}

extension Reactive where Base: Pango.FontFamily {
  /// The property [`item-type`](https://docs.gtk.org/Pango/property.FontFamily.item-type.html) of `PangoFontFamily`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/Pango/property.FontFamily.n-items.html) of `PangoFontFamily`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Pango {
  /// The class [`PangoFontMap`](https://docs.gtk.org/Pango/class.FontMap.html).
  open class FontMap: Object, Gio.ListModel {
    open override class var gType: GType { pango_font_map_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFontMap: UnsafeMutablePointer<PangoFontMap> { pointer.assumingMemoryBound(to: PangoFontMap.self) }

    /// The property [`item-type`](https://docs.gtk.org/Pango/property.FontMap.item-type.html) of `PangoFontMap`.
    public final var itemType: GType { getProperty("item-type") }

    /// The property [`n-items`](https://docs.gtk.org/Pango/property.FontMap.n-items.html) of `PangoFontMap`.
    public final var nItems: Int { getProperty("n-items") }

    /// Calls [`pango_font_map_changed()`](https://docs.gtk.org/Pango/method.FontMap.changed.html). Since Pango 1.34.
    public final func changed() { pango_font_map_changed(pangoFontMap) }

    /// Calls [`pango_font_map_create_context()`](https://docs.gtk.org/Pango/method.FontMap.create_context.html). Since
    /// Pango 1.22.
    @discardableResult
    public final func createContext() -> Pango.Context {
      givenObject(opaque: pango_font_map_create_context(pangoFontMap))!
    }

    /// Calls [`pango_font_map_get_family()`](https://docs.gtk.org/Pango/method.FontMap.get_family.html). Since Pango
    /// 1.46.
    public final func getFamily(_ name: String) -> Pango.FontFamily? {
      lentObject(pango_font_map_get_family(pangoFontMap, name))
    }

    /// Calls [`pango_font_map_get_serial()`](https://docs.gtk.org/Pango/method.FontMap.get_serial.html). Since Pango
    /// 1.32.4.
    public final var serial: Int { pango_font_map_get_serial(pangoFontMap).int }

    /// Calls [`pango_font_map_list_families()`](https://docs.gtk.org/Pango/method.FontMap.list_families.html).
    @discardableResult
    public final func listFamilies() -> [Pango.FontFamily] {
      var cNFamilies: Int32 = 0
      var cFamilies: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      pango_font_map_list_families(pangoFontMap, &cFamilies, &cNFamilies)
      return elements(cFamilies, count: cNFamilies.int, isGiven: true) { (lentObject($0) as Pango.FontFamily?)! }
    }

    /// Calls [`pango_font_map_load_font()`](https://docs.gtk.org/Pango/method.FontMap.load_font.html).
    @discardableResult
    public final func loadFont(_ context: Pango.Context, desc: Pango.FontDescription) -> Pango.Font? {
      givenObject(pango_font_map_load_font(pangoFontMap, context.opaque, desc.opaque))
    }

    /// Calls [`pango_font_map_load_fontset()`](https://docs.gtk.org/Pango/method.FontMap.load_fontset.html).
    @discardableResult
    public final func loadFontset(_ context: Pango.Context, desc: Pango.FontDescription, language: Pango.Language)
      -> Pango.Fontset?
    { givenObject(pango_font_map_load_fontset(pangoFontMap, context.opaque, desc.opaque, language.opaque)) }
  }
}

extension Reactive where Base: Pango.FontMap {
  /// The property [`item-type`](https://docs.gtk.org/Pango/property.FontMap.item-type.html) of `PangoFontMap`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/Pango/property.FontMap.n-items.html) of `PangoFontMap`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Pango {
  /// The struct [`PangoFontMetrics`](https://docs.gtk.org/Pango/struct.FontMetrics.html).
  public final class FontMetrics: Boxed {
    public override class var gType: GType { pango_font_metrics_get_type() }

    final var pangoFontMetrics: UnsafeMutablePointer<PangoFontMetrics> {
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
  /// The class [`PangoFontset`](https://docs.gtk.org/Pango/class.Fontset.html).
  open class Fontset: Object {
    open override class var gType: GType { pango_fontset_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFontset: UnsafeMutablePointer<PangoFontset> { pointer.assumingMemoryBound(to: PangoFontset.self) }

    /// Calls [`pango_fontset_foreach()`](https://docs.gtk.org/Pango/method.Fontset.foreach.html). Since Pango 1.4.
    public final func foreach(_ `func`: @escaping (Pango.Fontset, Pango.Font) -> Bool) {
      let lent = CallScope()
      defer { lent.end() }
      pango_fontset_foreach(pangoFontset, callPangoFontsetForeachFunc, lent.closure(`func`))
    }

    /// Calls [`pango_fontset_get_font()`](https://docs.gtk.org/Pango/method.Fontset.get_font.html).
    public final func getFont(_ wc: Int) -> Pango.Font? { givenObject(pango_fontset_get_font(pangoFontset, wc.uint32)) }

    /// Calls [`pango_fontset_get_metrics()`](https://docs.gtk.org/Pango/method.Fontset.get_metrics.html).
    public final var metrics: Pango.FontMetrics { promised(givenBoxed(pango_fontset_get_metrics(pangoFontset))) }
  }
}

extension Pango {
  /// The struct [`PangoGlyphString`](https://docs.gtk.org/Pango/struct.GlyphString.html).
  public final class GlyphString: Boxed {
    public override class var gType: GType { pango_glyph_string_get_type() }

    final var pangoGlyphString: UnsafeMutablePointer<PangoGlyphString> {
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
  /// The class [`PangoLayout`](https://docs.gtk.org/Pango/class.Layout.html).
  open class Layout: Object {
    open override class var gType: GType { pango_layout_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`pango_layout_new()`](https://docs.gtk.org/Pango/ctor.Layout.new.html).
    public init(context: Pango.Context) {
      super.init(adopting: pango_layout_new(context.opaque).raw)
    }

    /// Calls [`pango_layout_context_changed()`](https://docs.gtk.org/Pango/method.Layout.context_changed.html).
    public final func contextChanged() { pango_layout_context_changed(instance(self)) }

    /// Calls [`pango_layout_copy()`](https://docs.gtk.org/Pango/method.Layout.copy.html).
    @discardableResult
    public final func copy() -> Pango.Layout { givenObject(opaque: pango_layout_copy(instance(self)))! }

    /// Calls [`pango_layout_get_alignment()`](https://docs.gtk.org/Pango/method.Layout.get_alignment.html) and
    /// `pango_layout_set_alignment()`.
    public final var alignment: Pango.Alignment {
      get { Pango.Alignment(cValue: pango_layout_get_alignment(instance(self))) }
      set(alignment) { pango_layout_set_alignment(instance(self), alignment.cValue) }
    }

    /// Calls [`pango_layout_get_attributes()`](https://docs.gtk.org/Pango/method.Layout.get_attributes.html) and
    /// `pango_layout_set_attributes()`.
    public final var attributes: Pango.AttrList? {
      get { lentBoxed(opaque: pango_layout_get_attributes(instance(self))) }
      set(attrs) { pango_layout_set_attributes(instance(self), attrs?.opaque) }
    }

    /// Calls [`pango_layout_get_auto_dir()`](https://docs.gtk.org/Pango/method.Layout.get_auto_dir.html) and
    /// `pango_layout_set_auto_dir()`. Since Pango 1.4.
    public final var autoDir: Bool {
      get { pango_layout_get_auto_dir(instance(self)).isTrue }
      set(autoDir) { pango_layout_set_auto_dir(instance(self), autoDir.gboolean) }
    }

    /// Calls [`pango_layout_get_baseline()`](https://docs.gtk.org/Pango/method.Layout.get_baseline.html). Since Pango
    /// 1.22.
    public final var baseline: Int { pango_layout_get_baseline(instance(self)).int }

    /// Calls [`pango_layout_get_caret_pos()`](https://docs.gtk.org/Pango/method.Layout.get_caret_pos.html). Since Pango
    /// 1.50.
    public final func getCaretPos(_ index: Int) -> (strongPos: Pango.Rectangle, weakPos: Pango.Rectangle) {
      var cStrongPos = PangoRectangle()
      var cWeakPos = PangoRectangle()
      pango_layout_get_caret_pos(instance(self), index.int32, &cStrongPos, &cWeakPos)
      return (Pango.Rectangle(cValue: cStrongPos), Pango.Rectangle(cValue: cWeakPos))
    }

    /// Calls [`pango_layout_get_character_count()`](https://docs.gtk.org/Pango/method.Layout.get_character_count.html).
    /// Since Pango 1.30.
    public final var characterCount: Int { pango_layout_get_character_count(instance(self)).int }

    /// Calls [`pango_layout_get_context()`](https://docs.gtk.org/Pango/method.Layout.get_context.html).
    public final var context: Pango.Context? { lentObject(opaque: pango_layout_get_context(instance(self))) }

    /// Calls [`pango_layout_get_cursor_pos()`](https://docs.gtk.org/Pango/method.Layout.get_cursor_pos.html).
    public final func getCursorPos(_ index: Int) -> (strongPos: Pango.Rectangle, weakPos: Pango.Rectangle) {
      var cStrongPos = PangoRectangle()
      var cWeakPos = PangoRectangle()
      pango_layout_get_cursor_pos(instance(self), index.int32, &cStrongPos, &cWeakPos)
      return (Pango.Rectangle(cValue: cStrongPos), Pango.Rectangle(cValue: cWeakPos))
    }

    /// Calls [`pango_layout_get_direction()`](https://docs.gtk.org/Pango/method.Layout.get_direction.html). Since Pango
    /// 1.46.
    public final func getDirection(_ index: Int) -> Pango.Direction {
      Pango.Direction(cValue: pango_layout_get_direction(instance(self), index.int32))
    }

    /// Calls [`pango_layout_get_ellipsize()`](https://docs.gtk.org/Pango/method.Layout.get_ellipsize.html) and
    /// `pango_layout_set_ellipsize()`. Since Pango 1.6.
    public final var ellipsize: Pango.EllipsizeMode {
      get { Pango.EllipsizeMode(cValue: pango_layout_get_ellipsize(instance(self))) }
      set(ellipsize) { pango_layout_set_ellipsize(instance(self), ellipsize.cValue) }
    }

    /// Calls [`pango_layout_get_extents()`](https://docs.gtk.org/Pango/method.Layout.get_extents.html).
    public final var extents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_get_extents(instance(self), &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls
    /// [`pango_layout_get_font_description()`](https://docs.gtk.org/Pango/method.Layout.get_font_description.html) and
    /// `pango_layout_set_font_description()`. Since Pango 1.8.
    public final var fontDescription: Pango.FontDescription? {
      get { lentBoxed(opaque: pango_layout_get_font_description(instance(self))) }
      set(desc) { pango_layout_set_font_description(instance(self), desc?.opaque) }
    }

    /// Calls [`pango_layout_get_height()`](https://docs.gtk.org/Pango/method.Layout.get_height.html) and
    /// `pango_layout_set_height()`. Since Pango 1.20.
    public final var height: Int {
      get { pango_layout_get_height(instance(self)).int }
      set(height) { pango_layout_set_height(instance(self), height.int32) }
    }

    /// Calls [`pango_layout_get_indent()`](https://docs.gtk.org/Pango/method.Layout.get_indent.html) and
    /// `pango_layout_set_indent()`.
    public final var indent: Int {
      get { pango_layout_get_indent(instance(self)).int }
      set(indent) { pango_layout_set_indent(instance(self), indent.int32) }
    }

    /// Calls [`pango_layout_get_iter()`](https://docs.gtk.org/Pango/method.Layout.get_iter.html).
    public final var iter: Pango.LayoutIter { promised(givenBoxed(opaque: pango_layout_get_iter(instance(self)))) }

    /// Calls [`pango_layout_get_justify()`](https://docs.gtk.org/Pango/method.Layout.get_justify.html) and
    /// `pango_layout_set_justify()`.
    public final var justify: Bool {
      get { pango_layout_get_justify(instance(self)).isTrue }
      set(justify) { pango_layout_set_justify(instance(self), justify.gboolean) }
    }

    /// Calls
    /// [`pango_layout_get_justify_last_line()`](https://docs.gtk.org/Pango/method.Layout.get_justify_last_line.html)
    /// and `pango_layout_set_justify_last_line()`. Since Pango 1.50.
    public final var justifyLastLine: Bool {
      get { pango_layout_get_justify_last_line(instance(self)).isTrue }
      set(justify) { pango_layout_set_justify_last_line(instance(self), justify.gboolean) }
    }

    /// Calls [`pango_layout_get_line()`](https://docs.gtk.org/Pango/method.Layout.get_line.html).
    public final func getLine(_ line: Int) -> Pango.LayoutLine? {
      lentBoxed(pango_layout_get_line(instance(self), line.int32))
    }

    /// Calls [`pango_layout_get_line_count()`](https://docs.gtk.org/Pango/method.Layout.get_line_count.html).
    public final var lineCount: Int { pango_layout_get_line_count(instance(self)).int }

    /// Calls [`pango_layout_get_line_readonly()`](https://docs.gtk.org/Pango/method.Layout.get_line_readonly.html).
    /// Since Pango 1.16.
    public final func getLineReadonly(_ line: Int) -> Pango.LayoutLine? {
      lentBoxed(pango_layout_get_line_readonly(instance(self), line.int32))
    }

    /// Calls [`pango_layout_get_line_spacing()`](https://docs.gtk.org/Pango/method.Layout.get_line_spacing.html) and
    /// `pango_layout_set_line_spacing()`. Since Pango 1.44.
    public final var lineSpacing: Double {
      get { pango_layout_get_line_spacing(instance(self)).double }
      set(factor) { pango_layout_set_line_spacing(instance(self), factor.float) }
    }

    /// Calls [`pango_layout_get_lines()`](https://docs.gtk.org/Pango/method.Layout.get_lines.html).
    public final var lines: [Pango.LayoutLine] {
      lists(pango_layout_get_lines(instance(self)), isGiven: false) { lentBoxed($0) as Pango.LayoutLine? }
    }

    /// Calls [`pango_layout_get_lines_readonly()`](https://docs.gtk.org/Pango/method.Layout.get_lines_readonly.html).
    /// Since Pango 1.16.
    public final var linesReadonly: [Pango.LayoutLine] {
      lists(pango_layout_get_lines_readonly(instance(self)), isGiven: false) { lentBoxed($0) as Pango.LayoutLine? }
    }

    /// Calls [`pango_layout_get_pixel_extents()`](https://docs.gtk.org/Pango/method.Layout.get_pixel_extents.html).
    public final var pixelExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_get_pixel_extents(instance(self), &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_layout_get_pixel_size()`](https://docs.gtk.org/Pango/method.Layout.get_pixel_size.html).
    public final var pixelSize: (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      pango_layout_get_pixel_size(instance(self), &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Calls [`pango_layout_get_serial()`](https://docs.gtk.org/Pango/method.Layout.get_serial.html). Since Pango
    /// 1.32.4.
    public final var serial: Int { pango_layout_get_serial(instance(self)).int }

    /// Calls
    /// [`pango_layout_get_single_paragraph_mode()`](https://docs.gtk.org/Pango/method.Layout.get_single_paragraph_mode.html)
    /// and `pango_layout_set_single_paragraph_mode()`.
    public final var singleParagraphMode: Bool {
      get { pango_layout_get_single_paragraph_mode(instance(self)).isTrue }
      set(setting) { pango_layout_set_single_paragraph_mode(instance(self), setting.gboolean) }
    }

    /// Calls [`pango_layout_get_size()`](https://docs.gtk.org/Pango/method.Layout.get_size.html).
    public final var size: (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      pango_layout_get_size(instance(self), &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Calls [`pango_layout_get_spacing()`](https://docs.gtk.org/Pango/method.Layout.get_spacing.html) and
    /// `pango_layout_set_spacing()`.
    public final var spacing: Int {
      get { pango_layout_get_spacing(instance(self)).int }
      set(spacing) { pango_layout_set_spacing(instance(self), spacing.int32) }
    }

    /// Calls [`pango_layout_get_tabs()`](https://docs.gtk.org/Pango/method.Layout.get_tabs.html) and
    /// `pango_layout_set_tabs()`.
    public final var tabs: Pango.TabArray? {
      get { givenBoxed(opaque: pango_layout_get_tabs(instance(self))) }
      set(tabs) { pango_layout_set_tabs(instance(self), tabs?.opaque) }
    }

    /// Calls [`pango_layout_get_text()`](https://docs.gtk.org/Pango/method.Layout.get_text.html).
    public final var text: String { lentString(pango_layout_get_text(instance(self))) }

    /// Calls
    /// [`pango_layout_get_unknown_glyphs_count()`](https://docs.gtk.org/Pango/method.Layout.get_unknown_glyphs_count.html).
    /// Since Pango 1.16.
    public final var unknownGlyphsCount: Int { pango_layout_get_unknown_glyphs_count(instance(self)).int }

    /// Calls [`pango_layout_get_width()`](https://docs.gtk.org/Pango/method.Layout.get_width.html) and
    /// `pango_layout_set_width()`.
    public final var width: Int {
      get { pango_layout_get_width(instance(self)).int }
      set(width) { pango_layout_set_width(instance(self), width.int32) }
    }

    /// Calls [`pango_layout_get_wrap()`](https://docs.gtk.org/Pango/method.Layout.get_wrap.html) and
    /// `pango_layout_set_wrap()`.
    public final var wrap: Pango.WrapMode {
      get { Pango.WrapMode(cValue: pango_layout_get_wrap(instance(self))) }
      set(wrap) { pango_layout_set_wrap(instance(self), wrap.cValue) }
    }

    /// Calls [`pango_layout_index_to_line_x()`](https://docs.gtk.org/Pango/method.Layout.index_to_line_x.html).
    @discardableResult
    public final func indexToLineX(index: Int, trailing: Bool) -> (line: Int, xPos: Int) {
      var cLine: Int32 = 0
      var cXPos: Int32 = 0
      pango_layout_index_to_line_x(instance(self), index.int32, trailing.gboolean, &cLine, &cXPos)
      return (cLine.int, cXPos.int)
    }

    /// Calls [`pango_layout_index_to_pos()`](https://docs.gtk.org/Pango/method.Layout.index_to_pos.html).
    @discardableResult
    public final func indexToPos(_ index: Int) -> Pango.Rectangle {
      var cPos = PangoRectangle()
      pango_layout_index_to_pos(instance(self), index.int32, &cPos)
      return Pango.Rectangle(cValue: cPos)
    }

    /// Calls [`pango_layout_is_ellipsized()`](https://docs.gtk.org/Pango/method.Layout.is_ellipsized.html). Since Pango
    /// 1.16.
    public final var isEllipsized: Bool { pango_layout_is_ellipsized(instance(self)).isTrue }

    /// Calls [`pango_layout_is_wrapped()`](https://docs.gtk.org/Pango/method.Layout.is_wrapped.html). Since Pango 1.16.
    public final var isWrapped: Bool { pango_layout_is_wrapped(instance(self)).isTrue }

    /// Calls
    /// [`pango_layout_move_cursor_visually()`](https://docs.gtk.org/Pango/method.Layout.move_cursor_visually.html).
    @discardableResult
    public final func moveCursorVisually(strong: Bool, oldIndex: Int, oldTrailing: Int, direction: Int) -> (
      newIndex: Int, newTrailing: Int
    ) {
      var cNewIndex: Int32 = 0
      var cNewTrailing: Int32 = 0
      pango_layout_move_cursor_visually(
        instance(self), strong.gboolean, oldIndex.int32, oldTrailing.int32, direction.int32, &cNewIndex, &cNewTrailing)
      return (cNewIndex.int, cNewTrailing.int)
    }

    /// Calls [`pango_layout_serialize()`](https://docs.gtk.org/Pango/method.Layout.serialize.html). Since Pango 1.50.
    @discardableResult
    public final func serialize(_ flags: Pango.LayoutSerializeFlags) -> GLib.Bytes {
      promised(givenBoxed(opaque: pango_layout_serialize(instance(self), flags.cValue)))
    }

    /// Calls [`pango_layout_set_markup()`](https://docs.gtk.org/Pango/method.Layout.set_markup.html).
    public final func setMarkup(_ markup: String, length: Int = -1) {
      pango_layout_set_markup(instance(self), markup, length.int32)
    }

    /// Calls
    /// [`pango_layout_set_markup_with_accel()`](https://docs.gtk.org/Pango/method.Layout.set_markup_with_accel.html).
    @discardableResult
    public final func setMarkupWithAccel(_ markup: String, length: Int = -1, accelMarker: UInt32) -> UInt32 {
      var cAccelChar: UInt32 = 0
      pango_layout_set_markup_with_accel(instance(self), markup, length.int32, accelMarker, &cAccelChar)
      return cAccelChar
    }

    /// Calls [`pango_layout_set_text()`](https://docs.gtk.org/Pango/method.Layout.set_text.html).
    public final func setText(_ text: String, length: Int = -1) {
      pango_layout_set_text(instance(self), text, length.int32)
    }

    /// Calls [`pango_layout_write_to_file()`](https://docs.gtk.org/Pango/method.Layout.write_to_file.html). Since Pango
    /// 1.50.
    public final func writeToFile(flags: Pango.LayoutSerializeFlags, filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      pango_layout_write_to_file(instance(self), flags.cValue, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`pango_layout_xy_to_index()`](https://docs.gtk.org/Pango/method.Layout.xy_to_index.html).
    @discardableResult
    public final func xyToIndex(x: Int, y: Int) -> (index: Int, trailing: Int)? {
      var cIndex: Int32 = 0
      var cTrailing: Int32 = 0
      let result = pango_layout_xy_to_index(instance(self), x.int32, y.int32, &cIndex, &cTrailing)
      guard result != 0 else { return nil }
      return (cIndex.int, cTrailing.int)
    }

    /// Calls [`pango_layout_deserialize()`](https://docs.gtk.org/Pango/type_func.Layout.deserialize.html). Since Pango
    /// 1.50.
    @discardableResult
    public static func deserialize(_ context: Pango.Context, bytes: GLib.Bytes, flags: Pango.LayoutDeserializeFlags)
      throws(GLib.Failure) -> Pango.Layout?
    {
      var error: UnsafeMutablePointer<GError>?
      let result = pango_layout_deserialize(context.opaque, bytes.opaque, flags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)
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

    final var pangoLayoutLine: UnsafeMutablePointer<PangoLayoutLine> {
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

    init(cValue: PangoMatrix) {
      xx = cValue.xx
      xy = cValue.xy
      yx = cValue.yx
      yy = cValue.yy
      x0 = cValue.x0
      y0 = cValue.y0
    }

    var cValue: PangoMatrix { PangoMatrix(xx: xx, xy: xy, yx: yx, yy: yy, x0: x0, y0: y0) }

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

    init(cValue: PangoRectangle) {
      x = cValue.x.int
      y = cValue.y.int
      width = cValue.width.int
      height = cValue.height.int
    }

    var cValue: PangoRectangle { PangoRectangle(x: x.int32, y: y.int32, width: width.int32, height: height.int32) }
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

extension Pango {
  /// The enumeration [`PangoAlignment`](https://docs.gtk.org/Pango/enum.Alignment.html).
  public nonisolated enum Alignment: Int32, GEnum, Sendable {
    /// `PANGO_ALIGN_LEFT` in C.
    case left = 0
    /// `PANGO_ALIGN_CENTER` in C.
    case center = 1
    /// `PANGO_ALIGN_RIGHT` in C.
    case right = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_alignment_get_type() }

    @MainActor init(cValue: PangoAlignment) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoAlignment { PangoAlignment(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoAttrType`](https://docs.gtk.org/Pango/enum.AttrType.html).
  public nonisolated enum AttrType: Int32, GEnum, Sendable {
    /// `PANGO_ATTR_INVALID` in C.
    case invalid = 0
    /// `PANGO_ATTR_LANGUAGE` in C.
    case language = 1
    /// `PANGO_ATTR_FAMILY` in C.
    case family = 2
    /// `PANGO_ATTR_STYLE` in C.
    case style = 3
    /// `PANGO_ATTR_WEIGHT` in C.
    case weight = 4
    /// `PANGO_ATTR_VARIANT` in C.
    case variant = 5
    /// `PANGO_ATTR_STRETCH` in C.
    case stretch = 6
    /// `PANGO_ATTR_SIZE` in C.
    case size = 7
    /// `PANGO_ATTR_FONT_DESC` in C.
    case fontDesc = 8
    /// `PANGO_ATTR_FOREGROUND` in C.
    case foreground = 9
    /// `PANGO_ATTR_BACKGROUND` in C.
    case background = 10
    /// `PANGO_ATTR_UNDERLINE` in C.
    case underline = 11
    /// `PANGO_ATTR_STRIKETHROUGH` in C.
    case strikethrough = 12
    /// `PANGO_ATTR_RISE` in C.
    case rise = 13
    /// `PANGO_ATTR_SHAPE` in C.
    case shape = 14
    /// `PANGO_ATTR_SCALE` in C.
    case scale = 15
    /// `PANGO_ATTR_FALLBACK` in C.
    case fallback = 16
    /// `PANGO_ATTR_LETTER_SPACING` in C.
    case letterSpacing = 17
    /// `PANGO_ATTR_UNDERLINE_COLOR` in C.
    case underlineColor = 18
    /// `PANGO_ATTR_STRIKETHROUGH_COLOR` in C.
    case strikethroughColor = 19
    /// `PANGO_ATTR_ABSOLUTE_SIZE` in C.
    case absoluteSize = 20
    /// `PANGO_ATTR_GRAVITY` in C.
    case gravity = 21
    /// `PANGO_ATTR_GRAVITY_HINT` in C.
    case gravityHint = 22
    /// `PANGO_ATTR_FONT_FEATURES` in C.
    case fontFeatures = 23
    /// `PANGO_ATTR_FOREGROUND_ALPHA` in C.
    case foregroundAlpha = 24
    /// `PANGO_ATTR_BACKGROUND_ALPHA` in C.
    case backgroundAlpha = 25
    /// `PANGO_ATTR_ALLOW_BREAKS` in C.
    case allowBreaks = 26
    /// `PANGO_ATTR_SHOW` in C.
    case show = 27
    /// `PANGO_ATTR_INSERT_HYPHENS` in C.
    case insertHyphens = 28
    /// `PANGO_ATTR_OVERLINE` in C.
    case overline = 29
    /// `PANGO_ATTR_OVERLINE_COLOR` in C.
    case overlineColor = 30
    /// `PANGO_ATTR_LINE_HEIGHT` in C.
    case lineHeight = 31
    /// `PANGO_ATTR_ABSOLUTE_LINE_HEIGHT` in C.
    case absoluteLineHeight = 32
    /// `PANGO_ATTR_TEXT_TRANSFORM` in C.
    case textTransform = 33
    /// `PANGO_ATTR_WORD` in C.
    case word = 34
    /// `PANGO_ATTR_SENTENCE` in C.
    case sentence = 35
    /// `PANGO_ATTR_BASELINE_SHIFT` in C.
    case baselineShift = 36
    /// `PANGO_ATTR_FONT_SCALE` in C.
    case fontScale = 37

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 38) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_attr_type_get_type() }

    @MainActor init(cValue: PangoAttrType) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoAttrType { PangoAttrType(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoDirection`](https://docs.gtk.org/Pango/enum.Direction.html).
  public nonisolated enum Direction: Int32, GEnum, Sendable {
    /// `PANGO_DIRECTION_LTR` in C.
    case ltr = 0
    /// `PANGO_DIRECTION_RTL` in C.
    case rtl = 1
    /// `PANGO_DIRECTION_TTB_LTR` in C.
    case ttbLtr = 2
    /// `PANGO_DIRECTION_TTB_RTL` in C.
    case ttbRtl = 3
    /// `PANGO_DIRECTION_WEAK_LTR` in C.
    case weakLtr = 4
    /// `PANGO_DIRECTION_WEAK_RTL` in C.
    case weakRtl = 5
    /// `PANGO_DIRECTION_NEUTRAL` in C.
    case neutral = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_direction_get_type() }

    @MainActor init(cValue: PangoDirection) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoDirection { PangoDirection(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoEllipsizeMode`](https://docs.gtk.org/Pango/enum.EllipsizeMode.html).
  public nonisolated enum EllipsizeMode: Int32, GEnum, Sendable {
    /// `PANGO_ELLIPSIZE_NONE` in C.
    case none = 0
    /// `PANGO_ELLIPSIZE_START` in C.
    case start = 1
    /// `PANGO_ELLIPSIZE_MIDDLE` in C.
    case middle = 2
    /// `PANGO_ELLIPSIZE_END` in C.
    case end = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_ellipsize_mode_get_type() }

    @MainActor init(cValue: PangoEllipsizeMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoEllipsizeMode { PangoEllipsizeMode(unsigned) }
  }
}

extension Pango {
  /// The flags [`PangoFontMask`](https://docs.gtk.org/Pango/flags.FontMask.html).
  public nonisolated struct FontMask: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `PANGO_FONT_MASK_FAMILY` in C.
    public static var family: FontMask { FontMask(rawValue: 1) }
    /// `PANGO_FONT_MASK_STYLE` in C.
    public static var style: FontMask { FontMask(rawValue: 2) }
    /// `PANGO_FONT_MASK_VARIANT` in C.
    public static var variant: FontMask { FontMask(rawValue: 4) }
    /// `PANGO_FONT_MASK_WEIGHT` in C.
    public static var weight: FontMask { FontMask(rawValue: 8) }
    /// `PANGO_FONT_MASK_STRETCH` in C.
    public static var stretch: FontMask { FontMask(rawValue: 16) }
    /// `PANGO_FONT_MASK_SIZE` in C.
    public static var size: FontMask { FontMask(rawValue: 32) }
    /// `PANGO_FONT_MASK_GRAVITY` in C.
    public static var gravity: FontMask { FontMask(rawValue: 64) }
    /// `PANGO_FONT_MASK_VARIATIONS` in C.
    public static var variations: FontMask { FontMask(rawValue: 128) }

    public static var gType: GType { pango_font_mask_get_type() }

    @MainActor init(cValue: PangoFontMask) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoFontMask { PangoFontMask(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoFontScale`](https://docs.gtk.org/Pango/enum.FontScale.html). Since Pango 1.50.
  public nonisolated enum FontScale: Int32, GEnum, Sendable {
    /// `PANGO_FONT_SCALE_NONE` in C.
    case none = 0
    /// `PANGO_FONT_SCALE_SUPERSCRIPT` in C.
    case superscript = 1
    /// `PANGO_FONT_SCALE_SUBSCRIPT` in C.
    case `subscript` = 2
    /// `PANGO_FONT_SCALE_SMALL_CAPS` in C.
    case smallCaps = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_font_scale_get_type() }

    @MainActor init(cValue: PangoFontScale) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoFontScale { PangoFontScale(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoGravity`](https://docs.gtk.org/Pango/enum.Gravity.html). Since Pango 1.16.
  public nonisolated enum Gravity: Int32, GEnum, Sendable {
    /// `PANGO_GRAVITY_SOUTH` in C.
    case south = 0
    /// `PANGO_GRAVITY_EAST` in C.
    case east = 1
    /// `PANGO_GRAVITY_NORTH` in C.
    case north = 2
    /// `PANGO_GRAVITY_WEST` in C.
    case west = 3
    /// `PANGO_GRAVITY_AUTO` in C.
    case auto = 4

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 5) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_gravity_get_type() }

    @MainActor init(cValue: PangoGravity) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoGravity { PangoGravity(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoGravityHint`](https://docs.gtk.org/Pango/enum.GravityHint.html). Since Pango 1.16.
  public nonisolated enum GravityHint: Int32, GEnum, Sendable {
    /// `PANGO_GRAVITY_HINT_NATURAL` in C.
    case natural = 0
    /// `PANGO_GRAVITY_HINT_STRONG` in C.
    case strong = 1
    /// `PANGO_GRAVITY_HINT_LINE` in C.
    case line = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_gravity_hint_get_type() }

    @MainActor init(cValue: PangoGravityHint) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoGravityHint { PangoGravityHint(unsigned) }
  }
}

extension Pango {
  /// The flags [`PangoLayoutDeserializeFlags`](https://docs.gtk.org/Pango/flags.LayoutDeserializeFlags.html). Since
  /// Pango 1.50.
  public nonisolated struct LayoutDeserializeFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `PANGO_LAYOUT_DESERIALIZE_CONTEXT` in C.
    public static var context: LayoutDeserializeFlags { LayoutDeserializeFlags(rawValue: 1) }

    public static var gType: GType { pango_layout_deserialize_flags_get_type() }

    @MainActor init(cValue: PangoLayoutDeserializeFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoLayoutDeserializeFlags { PangoLayoutDeserializeFlags(unsigned) }
  }
}

extension Pango {
  /// The flags [`PangoLayoutSerializeFlags`](https://docs.gtk.org/Pango/flags.LayoutSerializeFlags.html). Since Pango
  /// 1.50.
  public nonisolated struct LayoutSerializeFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `PANGO_LAYOUT_SERIALIZE_CONTEXT` in C.
    public static var context: LayoutSerializeFlags { LayoutSerializeFlags(rawValue: 1) }
    /// `PANGO_LAYOUT_SERIALIZE_OUTPUT` in C.
    public static var output: LayoutSerializeFlags { LayoutSerializeFlags(rawValue: 2) }

    public static var gType: GType { pango_layout_serialize_flags_get_type() }

    @MainActor init(cValue: PangoLayoutSerializeFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoLayoutSerializeFlags { PangoLayoutSerializeFlags(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoOverline`](https://docs.gtk.org/Pango/enum.Overline.html). Since Pango 1.46.
  public nonisolated enum Overline: Int32, GEnum, Sendable {
    /// `PANGO_OVERLINE_NONE` in C.
    case none = 0
    /// `PANGO_OVERLINE_SINGLE` in C.
    case single = 1

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_overline_get_type() }

    @MainActor init(cValue: PangoOverline) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoOverline { PangoOverline(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoScript`](https://docs.gtk.org/Pango/enum.Script.html).
  public nonisolated enum Script: Int32, GEnum, Sendable {
    /// `PANGO_SCRIPT_INVALID_CODE` in C.
    case invalidCode = -1
    /// `PANGO_SCRIPT_COMMON` in C.
    case common = 0
    /// `PANGO_SCRIPT_INHERITED` in C.
    case inherited = 1
    /// `PANGO_SCRIPT_ARABIC` in C.
    case arabic = 2
    /// `PANGO_SCRIPT_ARMENIAN` in C.
    case armenian = 3
    /// `PANGO_SCRIPT_BENGALI` in C.
    case bengali = 4
    /// `PANGO_SCRIPT_BOPOMOFO` in C.
    case bopomofo = 5
    /// `PANGO_SCRIPT_CHEROKEE` in C.
    case cherokee = 6
    /// `PANGO_SCRIPT_COPTIC` in C.
    case coptic = 7
    /// `PANGO_SCRIPT_CYRILLIC` in C.
    case cyrillic = 8
    /// `PANGO_SCRIPT_DESERET` in C.
    case deseret = 9
    /// `PANGO_SCRIPT_DEVANAGARI` in C.
    case devanagari = 10
    /// `PANGO_SCRIPT_ETHIOPIC` in C.
    case ethiopic = 11
    /// `PANGO_SCRIPT_GEORGIAN` in C.
    case georgian = 12
    /// `PANGO_SCRIPT_GOTHIC` in C.
    case gothic = 13
    /// `PANGO_SCRIPT_GREEK` in C.
    case greek = 14
    /// `PANGO_SCRIPT_GUJARATI` in C.
    case gujarati = 15
    /// `PANGO_SCRIPT_GURMUKHI` in C.
    case gurmukhi = 16
    /// `PANGO_SCRIPT_HAN` in C.
    case han = 17
    /// `PANGO_SCRIPT_HANGUL` in C.
    case hangul = 18
    /// `PANGO_SCRIPT_HEBREW` in C.
    case hebrew = 19
    /// `PANGO_SCRIPT_HIRAGANA` in C.
    case hiragana = 20
    /// `PANGO_SCRIPT_KANNADA` in C.
    case kannada = 21
    /// `PANGO_SCRIPT_KATAKANA` in C.
    case katakana = 22
    /// `PANGO_SCRIPT_KHMER` in C.
    case khmer = 23
    /// `PANGO_SCRIPT_LAO` in C.
    case lao = 24
    /// `PANGO_SCRIPT_LATIN` in C.
    case latin = 25
    /// `PANGO_SCRIPT_MALAYALAM` in C.
    case malayalam = 26
    /// `PANGO_SCRIPT_MONGOLIAN` in C.
    case mongolian = 27
    /// `PANGO_SCRIPT_MYANMAR` in C.
    case myanmar = 28
    /// `PANGO_SCRIPT_OGHAM` in C.
    case ogham = 29
    /// `PANGO_SCRIPT_OLD_ITALIC` in C.
    case oldItalic = 30
    /// `PANGO_SCRIPT_ORIYA` in C.
    case oriya = 31
    /// `PANGO_SCRIPT_RUNIC` in C.
    case runic = 32
    /// `PANGO_SCRIPT_SINHALA` in C.
    case sinhala = 33
    /// `PANGO_SCRIPT_SYRIAC` in C.
    case syriac = 34
    /// `PANGO_SCRIPT_TAMIL` in C.
    case tamil = 35
    /// `PANGO_SCRIPT_TELUGU` in C.
    case telugu = 36
    /// `PANGO_SCRIPT_THAANA` in C.
    case thaana = 37
    /// `PANGO_SCRIPT_THAI` in C.
    case thai = 38
    /// `PANGO_SCRIPT_TIBETAN` in C.
    case tibetan = 39
    /// `PANGO_SCRIPT_CANADIAN_ABORIGINAL` in C.
    case canadianAboriginal = 40
    /// `PANGO_SCRIPT_YI` in C.
    case yi = 41
    /// `PANGO_SCRIPT_TAGALOG` in C.
    case tagalog = 42
    /// `PANGO_SCRIPT_HANUNOO` in C.
    case hanunoo = 43
    /// `PANGO_SCRIPT_BUHID` in C.
    case buhid = 44
    /// `PANGO_SCRIPT_TAGBANWA` in C.
    case tagbanwa = 45
    /// `PANGO_SCRIPT_BRAILLE` in C.
    case braille = 46
    /// `PANGO_SCRIPT_CYPRIOT` in C.
    case cypriot = 47
    /// `PANGO_SCRIPT_LIMBU` in C.
    case limbu = 48
    /// `PANGO_SCRIPT_OSMANYA` in C.
    case osmanya = 49
    /// `PANGO_SCRIPT_SHAVIAN` in C.
    case shavian = 50
    /// `PANGO_SCRIPT_LINEAR_B` in C.
    case linearB = 51
    /// `PANGO_SCRIPT_TAI_LE` in C.
    case taiLe = 52
    /// `PANGO_SCRIPT_UGARITIC` in C.
    case ugaritic = 53
    /// `PANGO_SCRIPT_NEW_TAI_LUE` in C.
    case newTaiLue = 54
    /// `PANGO_SCRIPT_BUGINESE` in C.
    case buginese = 55
    /// `PANGO_SCRIPT_GLAGOLITIC` in C.
    case glagolitic = 56
    /// `PANGO_SCRIPT_TIFINAGH` in C.
    case tifinagh = 57
    /// `PANGO_SCRIPT_SYLOTI_NAGRI` in C.
    case sylotiNagri = 58
    /// `PANGO_SCRIPT_OLD_PERSIAN` in C.
    case oldPersian = 59
    /// `PANGO_SCRIPT_KHAROSHTHI` in C.
    case kharoshthi = 60
    /// `PANGO_SCRIPT_UNKNOWN` in C.
    case unknown = 61
    /// `PANGO_SCRIPT_BALINESE` in C.
    case balinese = 62
    /// `PANGO_SCRIPT_CUNEIFORM` in C.
    case cuneiform = 63
    /// `PANGO_SCRIPT_PHOENICIAN` in C.
    case phoenician = 64
    /// `PANGO_SCRIPT_PHAGS_PA` in C.
    case phagsPa = 65
    /// `PANGO_SCRIPT_NKO` in C.
    case nko = 66
    /// `PANGO_SCRIPT_KAYAH_LI` in C.
    case kayahLi = 67
    /// `PANGO_SCRIPT_LEPCHA` in C.
    case lepcha = 68
    /// `PANGO_SCRIPT_REJANG` in C.
    case rejang = 69
    /// `PANGO_SCRIPT_SUNDANESE` in C.
    case sundanese = 70
    /// `PANGO_SCRIPT_SAURASHTRA` in C.
    case saurashtra = 71
    /// `PANGO_SCRIPT_CHAM` in C.
    case cham = 72
    /// `PANGO_SCRIPT_OL_CHIKI` in C.
    case olChiki = 73
    /// `PANGO_SCRIPT_VAI` in C.
    case vai = 74
    /// `PANGO_SCRIPT_CARIAN` in C.
    case carian = 75
    /// `PANGO_SCRIPT_LYCIAN` in C.
    case lycian = 76
    /// `PANGO_SCRIPT_LYDIAN` in C.
    case lydian = 77
    /// `PANGO_SCRIPT_BATAK` in C.
    case batak = 78
    /// `PANGO_SCRIPT_BRAHMI` in C.
    case brahmi = 79
    /// `PANGO_SCRIPT_MANDAIC` in C.
    case mandaic = 80
    /// `PANGO_SCRIPT_CHAKMA` in C.
    case chakma = 81
    /// `PANGO_SCRIPT_MEROITIC_CURSIVE` in C.
    case meroiticCursive = 82
    /// `PANGO_SCRIPT_MEROITIC_HIEROGLYPHS` in C.
    case meroiticHieroglyphs = 83
    /// `PANGO_SCRIPT_MIAO` in C.
    case miao = 84
    /// `PANGO_SCRIPT_SHARADA` in C.
    case sharada = 85
    /// `PANGO_SCRIPT_SORA_SOMPENG` in C.
    case soraSompeng = 86
    /// `PANGO_SCRIPT_TAKRI` in C.
    case takri = 87
    /// `PANGO_SCRIPT_BASSA_VAH` in C.
    case bassaVah = 88
    /// `PANGO_SCRIPT_CAUCASIAN_ALBANIAN` in C.
    case caucasianAlbanian = 89
    /// `PANGO_SCRIPT_DUPLOYAN` in C.
    case duployan = 90
    /// `PANGO_SCRIPT_ELBASAN` in C.
    case elbasan = 91
    /// `PANGO_SCRIPT_GRANTHA` in C.
    case grantha = 92
    /// `PANGO_SCRIPT_KHOJKI` in C.
    case khojki = 93
    /// `PANGO_SCRIPT_KHUDAWADI` in C.
    case khudawadi = 94
    /// `PANGO_SCRIPT_LINEAR_A` in C.
    case linearA = 95
    /// `PANGO_SCRIPT_MAHAJANI` in C.
    case mahajani = 96
    /// `PANGO_SCRIPT_MANICHAEAN` in C.
    case manichaean = 97
    /// `PANGO_SCRIPT_MENDE_KIKAKUI` in C.
    case mendeKikakui = 98
    /// `PANGO_SCRIPT_MODI` in C.
    case modi = 99
    /// `PANGO_SCRIPT_MRO` in C.
    case mro = 100
    /// `PANGO_SCRIPT_NABATAEAN` in C.
    case nabataean = 101
    /// `PANGO_SCRIPT_OLD_NORTH_ARABIAN` in C.
    case oldNorthArabian = 102
    /// `PANGO_SCRIPT_OLD_PERMIC` in C.
    case oldPermic = 103
    /// `PANGO_SCRIPT_PAHAWH_HMONG` in C.
    case pahawhHmong = 104
    /// `PANGO_SCRIPT_PALMYRENE` in C.
    case palmyrene = 105
    /// `PANGO_SCRIPT_PAU_CIN_HAU` in C.
    case pauCinHau = 106
    /// `PANGO_SCRIPT_PSALTER_PAHLAVI` in C.
    case psalterPahlavi = 107
    /// `PANGO_SCRIPT_SIDDHAM` in C.
    case siddham = 108
    /// `PANGO_SCRIPT_TIRHUTA` in C.
    case tirhuta = 109
    /// `PANGO_SCRIPT_WARANG_CITI` in C.
    case warangCiti = 110
    /// `PANGO_SCRIPT_AHOM` in C.
    case ahom = 111
    /// `PANGO_SCRIPT_ANATOLIAN_HIEROGLYPHS` in C.
    case anatolianHieroglyphs = 112
    /// `PANGO_SCRIPT_HATRAN` in C.
    case hatran = 113
    /// `PANGO_SCRIPT_MULTANI` in C.
    case multani = 114
    /// `PANGO_SCRIPT_OLD_HUNGARIAN` in C.
    case oldHungarian = 115
    /// `PANGO_SCRIPT_SIGNWRITING` in C.
    case signwriting = 116

    public static var gType: GType { pango_script_get_type() }

    @MainActor init(cValue: PangoScript) { self.init(signed: cValue.rawValue) }
    var cValue: PangoScript { PangoScript(signed) }
  }
}

extension Pango {
  /// The flags [`PangoShowFlags`](https://docs.gtk.org/Pango/flags.ShowFlags.html). Since Pango 1.44.
  public nonisolated struct ShowFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `PANGO_SHOW_SPACES` in C.
    public static var spaces: ShowFlags { ShowFlags(rawValue: 1) }
    /// `PANGO_SHOW_LINE_BREAKS` in C.
    public static var lineBreaks: ShowFlags { ShowFlags(rawValue: 2) }
    /// `PANGO_SHOW_IGNORABLES` in C.
    public static var ignorables: ShowFlags { ShowFlags(rawValue: 4) }

    public static var gType: GType { pango_show_flags_get_type() }

    @MainActor init(cValue: PangoShowFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoShowFlags { PangoShowFlags(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoStretch`](https://docs.gtk.org/Pango/enum.Stretch.html).
  public nonisolated enum Stretch: Int32, GEnum, Sendable {
    /// `PANGO_STRETCH_ULTRA_CONDENSED` in C.
    case ultraCondensed = 0
    /// `PANGO_STRETCH_EXTRA_CONDENSED` in C.
    case extraCondensed = 1
    /// `PANGO_STRETCH_CONDENSED` in C.
    case condensed = 2
    /// `PANGO_STRETCH_SEMI_CONDENSED` in C.
    case semiCondensed = 3
    /// `PANGO_STRETCH_NORMAL` in C.
    case normal = 4
    /// `PANGO_STRETCH_SEMI_EXPANDED` in C.
    case semiExpanded = 5
    /// `PANGO_STRETCH_EXPANDED` in C.
    case expanded = 6
    /// `PANGO_STRETCH_EXTRA_EXPANDED` in C.
    case extraExpanded = 7
    /// `PANGO_STRETCH_ULTRA_EXPANDED` in C.
    case ultraExpanded = 8

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 9) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_stretch_get_type() }

    @MainActor init(cValue: PangoStretch) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoStretch { PangoStretch(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoStyle`](https://docs.gtk.org/Pango/enum.Style.html).
  public nonisolated enum Style: Int32, GEnum, Sendable {
    /// `PANGO_STYLE_NORMAL` in C.
    case normal = 0
    /// `PANGO_STYLE_OBLIQUE` in C.
    case oblique = 1
    /// `PANGO_STYLE_ITALIC` in C.
    case italic = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_style_get_type() }

    @MainActor init(cValue: PangoStyle) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoStyle { PangoStyle(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoTabAlign`](https://docs.gtk.org/Pango/enum.TabAlign.html).
  public nonisolated enum TabAlign: Int32, GEnum, Sendable {
    /// `PANGO_TAB_LEFT` in C.
    case left = 0
    /// `PANGO_TAB_RIGHT` in C.
    case right = 1
    /// `PANGO_TAB_CENTER` in C.
    case center = 2
    /// `PANGO_TAB_DECIMAL` in C.
    case decimal = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_tab_align_get_type() }

    @MainActor init(cValue: PangoTabAlign) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoTabAlign { PangoTabAlign(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoTextTransform`](https://docs.gtk.org/Pango/enum.TextTransform.html). Since Pango 1.50.
  public nonisolated enum TextTransform: Int32, GEnum, Sendable {
    /// `PANGO_TEXT_TRANSFORM_NONE` in C.
    case none = 0
    /// `PANGO_TEXT_TRANSFORM_LOWERCASE` in C.
    case lowercase = 1
    /// `PANGO_TEXT_TRANSFORM_UPPERCASE` in C.
    case uppercase = 2
    /// `PANGO_TEXT_TRANSFORM_CAPITALIZE` in C.
    case capitalize = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_text_transform_get_type() }

    @MainActor init(cValue: PangoTextTransform) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoTextTransform { PangoTextTransform(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoUnderline`](https://docs.gtk.org/Pango/enum.Underline.html).
  public nonisolated enum Underline: Int32, GEnum, Sendable {
    /// `PANGO_UNDERLINE_NONE` in C.
    case none = 0
    /// `PANGO_UNDERLINE_SINGLE` in C.
    case single = 1
    /// `PANGO_UNDERLINE_DOUBLE` in C.
    case double = 2
    /// `PANGO_UNDERLINE_LOW` in C.
    case low = 3
    /// `PANGO_UNDERLINE_ERROR` in C.
    case error = 4
    /// `PANGO_UNDERLINE_SINGLE_LINE` in C.
    case singleLine = 5
    /// `PANGO_UNDERLINE_DOUBLE_LINE` in C.
    case doubleLine = 6
    /// `PANGO_UNDERLINE_ERROR_LINE` in C.
    case errorLine = 7

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_underline_get_type() }

    @MainActor init(cValue: PangoUnderline) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoUnderline { PangoUnderline(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoVariant`](https://docs.gtk.org/Pango/enum.Variant.html).
  public nonisolated enum Variant: Int32, GEnum, Sendable {
    /// `PANGO_VARIANT_NORMAL` in C.
    case normal = 0
    /// `PANGO_VARIANT_SMALL_CAPS` in C.
    case smallCaps = 1
    /// `PANGO_VARIANT_ALL_SMALL_CAPS` in C.
    case allSmallCaps = 2
    /// `PANGO_VARIANT_PETITE_CAPS` in C.
    case petiteCaps = 3
    /// `PANGO_VARIANT_ALL_PETITE_CAPS` in C.
    case allPetiteCaps = 4
    /// `PANGO_VARIANT_UNICASE` in C.
    case unicase = 5
    /// `PANGO_VARIANT_TITLE_CAPS` in C.
    case titleCaps = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_variant_get_type() }

    @MainActor init(cValue: PangoVariant) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoVariant { PangoVariant(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoWeight`](https://docs.gtk.org/Pango/enum.Weight.html).
  public nonisolated enum Weight: Int32, GEnum, Sendable {
    /// `PANGO_WEIGHT_THIN` in C.
    case thin = 100
    /// `PANGO_WEIGHT_ULTRALIGHT` in C.
    case ultralight = 200
    /// `PANGO_WEIGHT_LIGHT` in C.
    case light = 300
    /// `PANGO_WEIGHT_SEMILIGHT` in C.
    case semilight = 350
    /// `PANGO_WEIGHT_BOOK` in C.
    case book = 380
    /// `PANGO_WEIGHT_NORMAL` in C.
    case normal = 400
    /// `PANGO_WEIGHT_MEDIUM` in C.
    case medium = 500
    /// `PANGO_WEIGHT_SEMIBOLD` in C.
    case semibold = 600
    /// `PANGO_WEIGHT_BOLD` in C.
    case bold = 700
    /// `PANGO_WEIGHT_ULTRABOLD` in C.
    case ultrabold = 800
    /// `PANGO_WEIGHT_HEAVY` in C.
    case heavy = 900
    /// `PANGO_WEIGHT_ULTRAHEAVY` in C.
    case ultraheavy = 1000

    public static var gType: GType { pango_weight_get_type() }

    @MainActor init(cValue: PangoWeight) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoWeight { PangoWeight(unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoWrapMode`](https://docs.gtk.org/Pango/enum.WrapMode.html).
  public nonisolated enum WrapMode: Int32, GEnum, Sendable {
    /// `PANGO_WRAP_WORD` in C.
    case word = 0
    /// `PANGO_WRAP_CHAR` in C.
    case char = 1
    /// `PANGO_WRAP_WORD_CHAR` in C.
    case wordChar = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_wrap_mode_get_type() }

    @MainActor init(cValue: PangoWrapMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoWrapMode { PangoWrapMode(unsigned) }
  }
}
