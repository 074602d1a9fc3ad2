// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Pango.
public enum Pango {}

extension Pango {
  /// A `Pango.AttrIterator` is used to iterate through a `Pango.AttrList`.
  public final class AttrIterator: Boxed {
    public override class var gType: GType { pango_attr_iterator_get_type() }

    /// Destroy a `Pango.AttrIterator` and free all associated memory.
    public func destroy() { pango_attr_iterator_destroy(opaque) }

    /// Find the current attribute of a particular type at the iterator location.
    public func get(_ type: Pango.AttrType) -> Pango.Attribute? {
      lentBoxed(pango_attr_iterator_get(opaque, type.cValue))
    }

    /// Gets a list of all attributes at the current position of the iterator.
    public var attrs: [Pango.Attribute] {
      lists(pango_attr_iterator_get_attrs(opaque), isGiven: true) { givenBoxed($0) as Pango.Attribute? }
    }

    /// Get the font and other attributes at the current iterator position.
    public func getFont(_ desc: Pango.FontDescription) -> (language: Pango.Language, extraAttrs: [Pango.Attribute]) {
      var cLanguage: OpaquePointer?
      var cExtraAttrs: UnsafeMutablePointer<GSList>?
      pango_attr_iterator_get_font(opaque, desc.opaque, &cLanguage, &cExtraAttrs)
      return (
        promised(givenBoxed(opaque: cLanguage)),
        lists(cExtraAttrs, isGiven: true) { givenBoxed($0) as Pango.Attribute? }
      )
    }

    /// Advance the iterator until the next change of style.
    @discardableResult
    public func next() -> Bool { pango_attr_iterator_next(opaque).isTrue }

    /// Get the range of the current segment.
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
  /// A `Pango.AttrList` represents a list of attributes that apply to a section of text.
  public final class AttrList: Boxed, @MainActor Equatable {
    public override class var gType: GType { pango_attr_list_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: AttrList, right: AttrList) -> Bool { left.equal(right) }

    /// Create a new empty attribute list with a reference count of one.
    public convenience init() {
      self.init(taking: pango_attr_list_new().raw)
    }

    /// Insert the given attribute into the `Pango.AttrList`.
    public func change(_ attr: Pango.Attribute) {
      pango_attr_list_change(opaque, attr.givenPointer().assumingMemoryBound(to: PangoAttribute.self))
    }

    /// Checks whether `list` and `otherList` contain the same attributes and whether those attributes apply to the same
    /// ranges.
    @discardableResult
    public func equal(_ otherList: Pango.AttrList) -> Bool { pango_attr_list_equal(opaque, otherList.opaque).isTrue }

    /// Given a `Pango.AttrList` and callback function, removes any elements of `list` for which `func` returns `true` and
    /// inserts them into a new list.
    @discardableResult
    public func filter(_ `func`: @escaping (Pango.Attribute) -> Bool) -> Pango.AttrList? {
      let lent = CallScope()
      defer { lent.end() }
      return givenBoxed(opaque: pango_attr_list_filter(opaque, callPangoAttrFilterFunc, lent.closure(`func`)))
    }

    /// Gets a list of all attributes in `list`.
    public var attributes: [Pango.Attribute] {
      lists(pango_attr_list_get_attributes(opaque), isGiven: true) { givenBoxed($0) as Pango.Attribute? }
    }

    /// Create a iterator initialized to the beginning of the list.
    public var iterator: Pango.AttrIterator { promised(givenBoxed(opaque: pango_attr_list_get_iterator(opaque))) }

    /// Insert the given attribute into the `Pango.AttrList`.
    public func insert(_ attr: Pango.Attribute) {
      pango_attr_list_insert(opaque, attr.givenPointer().assumingMemoryBound(to: PangoAttribute.self))
    }

    /// Insert the given attribute into the `Pango.AttrList`.
    public func insertBefore(_ attr: Pango.Attribute) {
      pango_attr_list_insert_before(opaque, attr.givenPointer().assumingMemoryBound(to: PangoAttribute.self))
    }

    /// This function opens up a hole in `list`, fills it in with attributes from the left, and then merges `other` on top
    /// of the hole.
    public func splice(_ other: Pango.AttrList, pos: Int, len: Int) {
      pango_attr_list_splice(opaque, other.opaque, pos.int32, len.int32)
    }

    /// Serializes a `Pango.AttrList` to a string.
    @discardableResult
    public func toString() -> String { givenString(pango_attr_list_to_string(opaque)) }

    /// Update indices of attributes in `list` for a change in the text they refer to.
    public func update(pos: Int, remove: Int, add: Int) {
      pango_attr_list_update(opaque, pos.int32, remove.int32, add.int32)
    }

    /// Deserializes a `Pango.AttrList` from a string.
    @discardableResult
    public static func fromString(_ text: String) -> Pango.AttrList? {
      givenBoxed(opaque: pango_attr_list_from_string(text))
    }
  }
}

extension Pango {
  /// The `Pango.Attribute` structure represents the common portions of all attributes.
  public final class Attribute: Boxed, @MainActor Equatable {
    public override class var gType: GType { pango_attribute_get_type() }

    final var pangoAttribute: UnsafeMutablePointer<PangoAttribute> {
      pointer.assumingMemoryBound(to: PangoAttribute.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Attribute, right: Attribute) -> Bool { left.equal(right) }

    /// Destroy a `Pango.Attribute` and free all associated memory.
    public func destroy() { pango_attribute_destroy(pangoAttribute) }

    /// Compare two attributes for equality.
    @discardableResult
    public func equal(_ attr2: Pango.Attribute) -> Bool {
      pango_attribute_equal(pangoAttribute, attr2.pangoAttribute).isTrue
    }
  }
}

extension Pango {
  /// The `Pango.Color` structure is used to represent a color in an uncalibrated RGB color-space.
  public struct Color: CStructure, Hashable, Sendable {
    /// value of red component
    public var red: Int

    /// value of green component
    public var green: Int

    /// value of blue component
    public var blue: Int

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

    /// Fill in the fields of a color from a string specification.
    @discardableResult
    public mutating func parse(_ spec: String) -> Bool {
      var structure = cValue
      let result = pango_color_parse(&structure, spec)
      self = .init(cValue: structure)
      return result.isTrue
    }

    /// Fill in the fields of a color from a string specification.
    @discardableResult
    public mutating func parseWithAlpha(_ spec: String) -> Int? {
      var structure = cValue
      var cAlpha: UInt16 = 0
      let result = pango_color_parse_with_alpha(&structure, &cAlpha, spec)
      self = .init(cValue: structure)
      guard result != 0 else { return nil }
      return cAlpha.int
    }

    /// Returns a textual specification of `color`.
    @discardableResult
    public func toString() -> String {
      var structure = cValue
      return givenString(pango_color_to_string(&structure))
    }
  }
}

extension Pango {
  /// A `Pango.Context` stores global information used to control the itemization process.
  open class Context: Object {
    open override class var gType: GType { pango_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Pango.Context` initialized to default values.
    public init() {
      super.init(adopting: pango_context_new().raw)
    }

    /// Forces a change in the context, which will cause any `Pango.Layout` using this context to re-layout.
    public final func changed() { pango_context_changed(opaque) }

    /// Retrieves the base direction for the context.
    public final var baseDir: Pango.Direction {
      get { Pango.Direction(cValue: pango_context_get_base_dir(opaque)) }
      set(direction) { pango_context_set_base_dir(opaque, direction.cValue) }
    }

    /// Retrieves the base gravity for the context.
    public final var baseGravity: Pango.Gravity {
      get { Pango.Gravity(cValue: pango_context_get_base_gravity(opaque)) }
      set(gravity) { pango_context_set_base_gravity(opaque, gravity.cValue) }
    }

    /// Retrieve the default font description for the context.
    public final var fontDescription: Pango.FontDescription? {
      get { lentBoxed(opaque: pango_context_get_font_description(opaque)) }
      set(desc) { pango_context_set_font_description(opaque, desc?.opaque) }
    }

    /// Gets the `Pango.FontMap` used to look up fonts for this context.
    public final var fontMap: Pango.FontMap? {
      get { lentObject(pango_context_get_font_map(opaque)) }
      set(fontMap) { pango_context_set_font_map(opaque, fontMap?.pangoFontMap) }
    }

    /// Retrieves the gravity for the context.
    public final var gravity: Pango.Gravity { Pango.Gravity(cValue: pango_context_get_gravity(opaque)) }

    /// Retrieves the gravity hint for the context.
    public final var gravityHint: Pango.GravityHint {
      get { Pango.GravityHint(cValue: pango_context_get_gravity_hint(opaque)) }
      set(hint) { pango_context_set_gravity_hint(opaque, hint.cValue) }
    }

    /// Retrieves the global language tag for the context.
    public final var language: Pango.Language { promised(lentBoxed(opaque: pango_context_get_language(opaque))) }

    /// Gets the transformation matrix that will be applied when rendering with this context.
    public final var matrix: Pango.Matrix? {
      get { pango_context_get_matrix(opaque).map { Pango.Matrix(cValue: $0.pointee) } }
      set(matrix) {
        let lent = CallScope()
        defer { lent.end() }
        pango_context_set_matrix(opaque, lent.structure(matrix?.cValue))
      }
    }

    /// Get overall metric information for a particular font description.
    public final func getMetrics(_ desc: Pango.FontDescription?, language: Pango.Language?) -> Pango.FontMetrics {
      promised(givenBoxed(pango_context_get_metrics(opaque, desc?.opaque, language?.opaque)))
    }

    /// Returns whether font rendering with this context should round glyph positions and widths.
    public final var roundGlyphPositions: Bool {
      get { pango_context_get_round_glyph_positions(opaque).isTrue }
      set(roundPositions) { pango_context_set_round_glyph_positions(opaque, roundPositions.gboolean) }
    }

    /// Returns the current serial number of `context`.
    public final var serial: Int { pango_context_get_serial(opaque).int }

    /// List all families for a context.
    @discardableResult
    public final func listFamilies() -> [Pango.FontFamily] {
      var cNFamilies: Int32 = 0
      var cFamilies: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      pango_context_list_families(opaque, &cFamilies, &cNFamilies)
      return elements(cFamilies, count: cNFamilies.int, isGiven: true) { (lentObject($0) as Pango.FontFamily?)! }
    }

    /// Loads the font in one of the fontmaps in the context that is the closest match for `desc`.
    @discardableResult
    public final func loadFont(_ desc: Pango.FontDescription) -> Pango.Font? {
      givenObject(pango_context_load_font(opaque, desc.opaque))
    }

    /// Load a set of fonts in the context that can be used to render a font matching `desc`.
    @discardableResult
    public final func loadFontset(_ desc: Pango.FontDescription, language: Pango.Language) -> Pango.Fontset? {
      givenObject(pango_context_load_fontset(opaque, desc.opaque, language.opaque))
    }

    /// Sets the global language tag for the context.
    public final func setLanguage(_ language: Pango.Language?) { pango_context_set_language(opaque, language?.opaque) }
  }
}

extension Pango {
  /// A `Pango.Font` is used to represent a font in a rendering-system-independent manner.
  open class Font: Object {
    open override class var gType: GType { pango_font_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFont: UnsafeMutablePointer<PangoFont> { pointer.assumingMemoryBound(to: PangoFont.self) }

    /// Returns a description of the font, with font size set in points.
    @discardableResult
    public final func describe() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_describe(pangoFont)))
    }

    /// Returns a description of the font, with absolute font size set in device units.
    @discardableResult
    public final func describeWithAbsoluteSize() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_describe_with_absolute_size(pangoFont)))
    }

    /// Gets the `Pango.FontFace` to which `font` belongs.
    public final var face: Pango.FontFace? { lentObject(pango_font_get_face(pangoFont)) }

    /// Gets the font map for which the font was created.
    public final var fontMap: Pango.FontMap? { lentObject(pango_font_get_font_map(pangoFont)) }

    /// Gets the logical and ink extents of a glyph within a font.
    public final func getGlyphExtents(_ glyph: Int) -> (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_font_get_glyph_extents(pangoFont, glyph.uint32, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Returns the languages that are supported by `font`.
    public final var languages: [Pango.Language] {
      pointers(pango_font_get_languages(pangoFont), isGiven: false) { lentBoxed(opaque: $0) as Pango.Language? }
    }

    /// Gets overall metric information for a font.
    public final func getMetrics(_ language: Pango.Language?) -> Pango.FontMetrics {
      promised(givenBoxed(pango_font_get_metrics(pangoFont, language?.opaque)))
    }

    /// Returns whether the font provides a glyph for this character.
    public final func hasChar(_ wc: UInt32) -> Bool { pango_font_has_char(pangoFont, wc).isTrue }

    /// Serializes the `font` in a way that can be uniquely identified.
    @discardableResult
    public final func serialize() -> GLib.Bytes { promised(givenBoxed(opaque: pango_font_serialize(pangoFont))) }

    /// Loads data previously created via `Pango.Font.serialize()`.
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
  /// A `Pango.FontDescription` describes a font in an implementation-independent manner.
  public final class FontDescription: Boxed, @MainActor Hashable {
    public override class var gType: GType { pango_font_description_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: FontDescription, right: FontDescription) -> Bool { left.equal(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }

    /// Creates a new font description structure with all fields unset.
    public convenience init() {
      self.init(taking: pango_font_description_new().raw)
    }

    /// Determines if the style attributes of `newMatch` are a closer match for `desc` than those of `oldMatch` are, or if
    /// `oldMatch` is `nil`, determines if `newMatch` is a match at all.
    @discardableResult
    public func betterMatch(_ oldMatch: Pango.FontDescription?, newMatch: Pango.FontDescription) -> Bool {
      pango_font_description_better_match(opaque, oldMatch?.opaque, newMatch.opaque).isTrue
    }

    /// Make a copy of a `Pango.FontDescription`, but don't duplicate allocated fields.
    @discardableResult
    public func copyStatic() -> Pango.FontDescription? {
      givenBoxed(opaque: pango_font_description_copy_static(opaque))
    }

    /// Compares two font descriptions for equality.
    @discardableResult
    public func equal(_ desc2: Pango.FontDescription) -> Bool {
      pango_font_description_equal(opaque, desc2.opaque).isTrue
    }

    /// Gets the family name field of a font description.
    public var family: String? { lentString(ifAny: pango_font_description_get_family(opaque)) }

    /// Gets the gravity field of a font description.
    public var gravity: Pango.Gravity {
      get { Pango.Gravity(cValue: pango_font_description_get_gravity(opaque)) }
      set(gravity) { pango_font_description_set_gravity(opaque, gravity.cValue) }
    }

    /// Determines which fields in a font description have been set.
    public var setFields: Pango.FontMask { Pango.FontMask(cValue: pango_font_description_get_set_fields(opaque)) }

    /// Gets the size field of a font description.
    public var size: Int {
      get { pango_font_description_get_size(opaque).int }
      set(size) { pango_font_description_set_size(opaque, size.int32) }
    }

    /// Determines whether the size of the font is in points (not absolute) or device units (absolute).
    public var sizeIsAbsolute: Bool { pango_font_description_get_size_is_absolute(opaque).isTrue }

    /// Gets the stretch field of a font description.
    public var stretch: Pango.Stretch {
      get { Pango.Stretch(cValue: pango_font_description_get_stretch(opaque)) }
      set(stretch) { pango_font_description_set_stretch(opaque, stretch.cValue) }
    }

    /// Gets the style field of a `Pango.FontDescription`.
    public var style: Pango.Style {
      get { Pango.Style(cValue: pango_font_description_get_style(opaque)) }
      set(style) { pango_font_description_set_style(opaque, style.cValue) }
    }

    /// Gets the variant field of a `Pango.FontDescription`.
    public var variant: Pango.Variant {
      get { Pango.Variant(cValue: pango_font_description_get_variant(opaque)) }
      set(variant) { pango_font_description_set_variant(opaque, variant.cValue) }
    }

    /// Gets the variations field of a font description.
    public var variations: String? {
      get { lentString(ifAny: pango_font_description_get_variations(opaque)) }
      set(variations) { pango_font_description_set_variations(opaque, variations) }
    }

    /// Gets the weight field of a font description.
    public var weight: Pango.Weight {
      get { Pango.Weight(cValue: pango_font_description_get_weight(opaque)) }
      set(weight) { pango_font_description_set_weight(opaque, weight.cValue) }
    }

    /// Computes a hash of a `Pango.FontDescription` structure.
    @discardableResult
    public func hash() -> Int { pango_font_description_hash(opaque).int }

    /// Merges the fields that are set in `descToMerge` into the fields in `desc`.
    public func merge(_ descToMerge: Pango.FontDescription?, replaceExisting: Bool) {
      pango_font_description_merge(opaque, descToMerge?.opaque, replaceExisting.gboolean)
    }

    /// Merges the fields that are set in `descToMerge` into the fields in `desc`, without copying allocated fields.
    public func mergeStatic(_ descToMerge: Pango.FontDescription, replaceExisting: Bool) {
      pango_font_description_merge_static(opaque, descToMerge.opaque, replaceExisting.gboolean)
    }

    /// Sets the size field of a font description, in device units.
    public func setAbsoluteSize(_ size: Double) { pango_font_description_set_absolute_size(opaque, size) }

    /// Sets the family name field of a font description.
    public func setFamily(_ family: String) { pango_font_description_set_family(opaque, family) }

    /// Sets the family name field of a font description, without copying the string.
    public func setFamilyStatic(_ family: String) { pango_font_description_set_family_static(opaque, family) }

    /// Sets the variations field of a font description.
    public func setVariationsStatic(_ variations: String) {
      pango_font_description_set_variations_static(opaque, variations)
    }

    /// Creates a filename representation of a font description.
    @discardableResult
    public func toFilename() -> String? { givenString(ifAny: pango_font_description_to_filename(opaque)) }

    /// Creates a string representation of a font description.
    @discardableResult
    public func toString() -> String { givenString(pango_font_description_to_string(opaque)) }

    /// Unsets some of the fields in a `Pango.FontDescription`.
    public func unsetFields(_ toUnset: Pango.FontMask) { pango_font_description_unset_fields(opaque, toUnset.cValue) }

    /// Creates a new font description from a string representation.
    @discardableResult
    public static func fromString(_ str: String) -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_description_from_string(str)))
    }
  }
}

extension Pango {
  /// A `Pango.FontFace` is used to represent a group of fonts with the same family, slant, weight, and width, but
  /// varying sizes.
  open class FontFace: Object {
    open override class var gType: GType { pango_font_face_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFontFace: UnsafeMutablePointer<PangoFontFace> { pointer.assumingMemoryBound(to: PangoFontFace.self) }

    /// Returns a font description that matches the face.
    @discardableResult
    public final func describe() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_face_describe(pangoFontFace)))
    }

    /// Gets a name representing the style of this face.
    public final var faceName: String { lentString(pango_font_face_get_face_name(pangoFontFace)) }

    /// Gets the `Pango.FontFamily` that `face` belongs to.
    public final var family: Pango.FontFamily? { lentObject(pango_font_face_get_family(pangoFontFace)) }

    /// Returns whether a `Pango.FontFace` is synthesized.
    public final var isSynthesized: Bool { pango_font_face_is_synthesized(pangoFontFace).isTrue }

    /// List the available sizes for a font.
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
  /// A `Pango.FontFamily` is used to represent a family of related font faces.
  open class FontFamily: Object, Gio.ListModel {
    open override class var gType: GType { pango_font_family_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFontFamily: UnsafeMutablePointer<PangoFontFamily> {
      pointer.assumingMemoryBound(to: PangoFontFamily.self)
    }

    /// The type of items contained in this list.
    public final var itemType: GType { getProperty("item-type") }

    /// The number of items contained in this list.
    public final var nItems: Int { getProperty("n-items") }

    /// Gets the `Pango.FontFace` of `family` with the given name.
    public final func getFace(_ name: String?) -> Pango.FontFace? {
      lentObject(pango_font_family_get_face(pangoFontFamily, name))
    }

    /// Gets the name of the family.
    public final var name: String { lentString(pango_font_family_get_name(pangoFontFamily)) }

    /// A monospace font is a font designed for text display where the the characters form a regular grid.
    public final var isMonospace: Bool { pango_font_family_is_monospace(pangoFontFamily).isTrue }

    /// A variable font is a font which has axes that can be modified to produce different faces.
    public final var isVariable: Bool { pango_font_family_is_variable(pangoFontFamily).isTrue }

    /// Lists the different font faces that make up `family`.
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
  /// The type of items contained in this list.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The number of items contained in this list.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Pango {
  /// A `Pango.FontMap` represents the set of fonts available for a particular rendering system.
  open class FontMap: Object, Gio.ListModel {
    open override class var gType: GType { pango_font_map_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFontMap: UnsafeMutablePointer<PangoFontMap> { pointer.assumingMemoryBound(to: PangoFontMap.self) }

    /// The type of items contained in this list.
    public final var itemType: GType { getProperty("item-type") }

    /// The number of items contained in this list.
    public final var nItems: Int { getProperty("n-items") }

    /// Forces a change in the context, which will cause any `Pango.Context` using this fontmap to change.
    public final func changed() { pango_font_map_changed(pangoFontMap) }

    /// Creates a `Pango.Context` connected to `fontmap`.
    @discardableResult
    public final func createContext() -> Pango.Context {
      givenObject(opaque: pango_font_map_create_context(pangoFontMap))!
    }

    /// Gets a font family by name.
    public final func getFamily(_ name: String) -> Pango.FontFamily? {
      lentObject(pango_font_map_get_family(pangoFontMap, name))
    }

    /// Returns the current serial number of `fontmap`.
    public final var serial: Int { pango_font_map_get_serial(pangoFontMap).int }

    /// List all families for a fontmap.
    @discardableResult
    public final func listFamilies() -> [Pango.FontFamily] {
      var cNFamilies: Int32 = 0
      var cFamilies: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      pango_font_map_list_families(pangoFontMap, &cFamilies, &cNFamilies)
      return elements(cFamilies, count: cNFamilies.int, isGiven: true) { (lentObject($0) as Pango.FontFamily?)! }
    }

    /// Load the font in the fontmap that is the closest match for `desc`.
    @discardableResult
    public final func loadFont(_ context: Pango.Context, desc: Pango.FontDescription) -> Pango.Font? {
      givenObject(pango_font_map_load_font(pangoFontMap, context.opaque, desc.opaque))
    }

    /// Load a set of fonts in the fontmap that can be used to render a font matching `desc`.
    @discardableResult
    public final func loadFontset(_ context: Pango.Context, desc: Pango.FontDescription, language: Pango.Language)
      -> Pango.Fontset?
    { givenObject(pango_font_map_load_fontset(pangoFontMap, context.opaque, desc.opaque, language.opaque)) }
  }
}

extension Reactive where Base: Pango.FontMap {
  /// The type of items contained in this list.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The number of items contained in this list.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Pango {
  /// A `Pango.FontMetrics` structure holds the overall metric information for a font.
  public final class FontMetrics: Boxed {
    public override class var gType: GType { pango_font_metrics_get_type() }

    final var pangoFontMetrics: UnsafeMutablePointer<PangoFontMetrics> {
      pointer.assumingMemoryBound(to: PangoFontMetrics.self)
    }

    /// Gets the approximate character width for a font metrics structure.
    public var approximateCharWidth: Int { pango_font_metrics_get_approximate_char_width(pangoFontMetrics).int }

    /// Gets the approximate digit width for a font metrics structure.
    public var approximateDigitWidth: Int { pango_font_metrics_get_approximate_digit_width(pangoFontMetrics).int }

    /// Gets the ascent from a font metrics structure.
    public var ascent: Int { pango_font_metrics_get_ascent(pangoFontMetrics).int }

    /// Gets the descent from a font metrics structure.
    public var descent: Int { pango_font_metrics_get_descent(pangoFontMetrics).int }

    /// Gets the line height from a font metrics structure.
    public var height: Int { pango_font_metrics_get_height(pangoFontMetrics).int }

    /// Gets the suggested position to draw the strikethrough.
    public var strikethroughPosition: Int { pango_font_metrics_get_strikethrough_position(pangoFontMetrics).int }

    /// Gets the suggested thickness to draw for the strikethrough.
    public var strikethroughThickness: Int { pango_font_metrics_get_strikethrough_thickness(pangoFontMetrics).int }

    /// Gets the suggested position to draw the underline.
    public var underlinePosition: Int { pango_font_metrics_get_underline_position(pangoFontMetrics).int }

    /// Gets the suggested thickness to draw for the underline.
    public var underlineThickness: Int { pango_font_metrics_get_underline_thickness(pangoFontMetrics).int }
  }
}

extension Pango {
  /// A `Pango.Fontset` represents a set of `Pango.Font` to use when rendering text.
  open class Fontset: Object {
    open override class var gType: GType { pango_fontset_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var pangoFontset: UnsafeMutablePointer<PangoFontset> { pointer.assumingMemoryBound(to: PangoFontset.self) }

    /// Iterates through all the fonts in a fontset, calling `func` for each one.
    public final func foreach(_ `func`: @escaping (Pango.Fontset, Pango.Font) -> Bool) {
      let lent = CallScope()
      defer { lent.end() }
      pango_fontset_foreach(pangoFontset, callPangoFontsetForeachFunc, lent.closure(`func`))
    }

    /// Returns the font in the fontset that contains the best glyph for a Unicode character.
    public final func getFont(_ wc: Int) -> Pango.Font? { givenObject(pango_fontset_get_font(pangoFontset, wc.uint32)) }

    /// Get overall metric information for the fonts in the fontset.
    public final var metrics: Pango.FontMetrics { promised(givenBoxed(pango_fontset_get_metrics(pangoFontset))) }
  }
}

extension Pango {
  /// A `Pango.GlyphString` is used to store strings of glyphs with geometry and visual attribute information.
  public final class GlyphString: Boxed {
    public override class var gType: GType { pango_glyph_string_get_type() }

    final var pangoGlyphString: UnsafeMutablePointer<PangoGlyphString> {
      pointer.assumingMemoryBound(to: PangoGlyphString.self)
    }

    /// Create a new `Pango.GlyphString`.
    public convenience init() {
      self.init(taking: pango_glyph_string_new())
    }

    /// Compute the logical and ink extents of a glyph string.
    @discardableResult
    public func extents(_ font: Pango.Font) -> (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_glyph_string_extents(pangoGlyphString, font.pangoFont, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Computes the extents of a sub-portion of a glyph string.
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

    /// Given a `Pango.GlyphString` and corresponding text, determine the width corresponding to each character.
    public func getLogicalWidths(_ text: String, length: Int = -1, embeddingLevel: Int, logicalWidths: [Int]) {
      var cLogicalWidths = logicalWidths.map { $0.int32 }
      pango_glyph_string_get_logical_widths(pangoGlyphString, text, length.int32, embeddingLevel.int32, &cLogicalWidths)
    }

    /// Computes the logical width of the glyph string.
    public var width: Int { pango_glyph_string_get_width(pangoGlyphString).int }

    /// Resize a glyph string to the given length.
    public func setSize(_ newLen: Int) { pango_glyph_string_set_size(pangoGlyphString, newLen.int32) }
  }
}

extension Pango {
  /// The `Pango.Language` structure is used to represent a language.
  public final class Language: Boxed {
    public override class var gType: GType { pango_language_get_type() }

    /// Get a string that is representative of the characters needed to render a particular language.
    public var sampleString: String { lentString(pango_language_get_sample_string(opaque)) }

    /// Determines the scripts used to to write `language`.
    public var scripts: [Pango.Script] {
      var cNumScripts: Int32 = 0
      let result = pango_language_get_scripts(opaque, &cNumScripts)
      return elements(result, count: cNumScripts.int, isGiven: false) { Pango.Script(cValue: $0) }
    }

    /// Determines if `script` is one of the scripts used to write `language`.
    @discardableResult
    public func includesScript(_ script: Pango.Script) -> Bool {
      pango_language_includes_script(opaque, script.cValue).isTrue
    }

    /// Checks if a language tag matches one of the elements in a list of language ranges.
    @discardableResult
    public func matches(_ rangeList: String) -> Bool { pango_language_matches(opaque, rangeList).isTrue }

    /// Gets the RFC-3066 format string representing the given language tag.
    @discardableResult
    public func toString() -> String { lentString(pango_language_to_string(opaque)) }

    /// Convert a language tag to a `Pango.Language`.
    @discardableResult
    public static func fromString(_ language: String?) -> Pango.Language? {
      lentBoxed(opaque: pango_language_from_string(language))
    }

    /// Returns the `Pango.Language` for the current locale of the process.
    public static var `default`: Pango.Language { promised(lentBoxed(opaque: pango_language_get_default())) }

    /// Returns the list of languages that the user prefers.
    public static var preferred: [Pango.Language] {
      pointers(pango_language_get_preferred(), isGiven: false) { lentBoxed(opaque: $0) as Pango.Language? }
    }
  }
}

extension Pango {
  /// A `Pango.Layout` structure represents an entire paragraph of text.
  open class Layout: Object {
    open override class var gType: GType { pango_layout_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Create a new `Pango.Layout` object with attributes initialized to default values for a particular
    /// `Pango.Context`.
    public init(context: Pango.Context) {
      super.init(adopting: pango_layout_new(context.opaque).raw)
    }

    /// Forces recomputation of any state in the `Pango.Layout` that might depend on the layout's context.
    public final func contextChanged() { pango_layout_context_changed(opaque) }

    /// Creates a deep copy-by-value of the layout.
    @discardableResult
    public final func copy() -> Pango.Layout { givenObject(opaque: pango_layout_copy(opaque))! }

    /// Gets the alignment for the layout: how partial lines are positioned within the horizontal space available.
    public final var alignment: Pango.Alignment {
      get { Pango.Alignment(cValue: pango_layout_get_alignment(opaque)) }
      set(alignment) { pango_layout_set_alignment(opaque, alignment.cValue) }
    }

    /// Gets the attribute list for the layout, if any.
    public final var attributes: Pango.AttrList? {
      get { lentBoxed(opaque: pango_layout_get_attributes(opaque)) }
      set(attrs) { pango_layout_set_attributes(opaque, attrs?.opaque) }
    }

    /// Gets whether to calculate the base direction for the layout according to its contents.
    public final var autoDir: Bool {
      get { pango_layout_get_auto_dir(opaque).isTrue }
      set(autoDir) { pango_layout_set_auto_dir(opaque, autoDir.gboolean) }
    }

    /// Gets the Y position of baseline of the first line in `layout`.
    public final var baseline: Int { pango_layout_get_baseline(opaque).int }

    /// Given an index within a layout, determines the positions that of the strong and weak cursors if the insertion
    /// point is at that index.
    public final func getCaretPos(_ index: Int) -> (strongPos: Pango.Rectangle, weakPos: Pango.Rectangle) {
      var cStrongPos = PangoRectangle()
      var cWeakPos = PangoRectangle()
      pango_layout_get_caret_pos(opaque, index.int32, &cStrongPos, &cWeakPos)
      return (Pango.Rectangle(cValue: cStrongPos), Pango.Rectangle(cValue: cWeakPos))
    }

    /// Returns the number of Unicode characters in the the text of `layout`.
    public final var characterCount: Int { pango_layout_get_character_count(opaque).int }

    /// Retrieves the `Pango.Context` used for this layout.
    public final var context: Pango.Context? { lentObject(opaque: pango_layout_get_context(opaque)) }

    /// Given an index within a layout, determines the positions that of the strong and weak cursors if the insertion
    /// point is at that index.
    public final func getCursorPos(_ index: Int) -> (strongPos: Pango.Rectangle, weakPos: Pango.Rectangle) {
      var cStrongPos = PangoRectangle()
      var cWeakPos = PangoRectangle()
      pango_layout_get_cursor_pos(opaque, index.int32, &cStrongPos, &cWeakPos)
      return (Pango.Rectangle(cValue: cStrongPos), Pango.Rectangle(cValue: cWeakPos))
    }

    /// Gets the text direction at the given character position in `layout`.
    public final func getDirection(_ index: Int) -> Pango.Direction {
      Pango.Direction(cValue: pango_layout_get_direction(opaque, index.int32))
    }

    /// Gets the type of ellipsization being performed for `layout`.
    public final var ellipsize: Pango.EllipsizeMode {
      get { Pango.EllipsizeMode(cValue: pango_layout_get_ellipsize(opaque)) }
      set(ellipsize) { pango_layout_set_ellipsize(opaque, ellipsize.cValue) }
    }

    /// Computes the logical and ink extents of `layout`.
    public final var extents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_get_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Gets the font description for the layout, if any.
    public final var fontDescription: Pango.FontDescription? {
      get { lentBoxed(opaque: pango_layout_get_font_description(opaque)) }
      set(desc) { pango_layout_set_font_description(opaque, desc?.opaque) }
    }

    /// Gets the height of layout used for ellipsization.
    public final var height: Int {
      get { pango_layout_get_height(opaque).int }
      set(height) { pango_layout_set_height(opaque, height.int32) }
    }

    /// Gets the paragraph indent width in Pango units.
    public final var indent: Int {
      get { pango_layout_get_indent(opaque).int }
      set(indent) { pango_layout_set_indent(opaque, indent.int32) }
    }

    /// Returns an iterator to iterate over the visual extents of the layout.
    public final var iter: Pango.LayoutIter { promised(givenBoxed(opaque: pango_layout_get_iter(opaque))) }

    /// Gets whether each complete line should be stretched to fill the entire width of the layout.
    public final var justify: Bool {
      get { pango_layout_get_justify(opaque).isTrue }
      set(justify) { pango_layout_set_justify(opaque, justify.gboolean) }
    }

    /// Gets whether the last line should be stretched to fill the entire width of the layout.
    public final var justifyLastLine: Bool {
      get { pango_layout_get_justify_last_line(opaque).isTrue }
      set(justify) { pango_layout_set_justify_last_line(opaque, justify.gboolean) }
    }

    /// Retrieves a particular line from a `Pango.Layout`.
    public final func getLine(_ line: Int) -> Pango.LayoutLine? { lentBoxed(pango_layout_get_line(opaque, line.int32)) }

    /// Retrieves the count of lines for the `layout`.
    public final var lineCount: Int { pango_layout_get_line_count(opaque).int }

    /// Retrieves a particular line from a `Pango.Layout`.
    public final func getLineReadonly(_ line: Int) -> Pango.LayoutLine? {
      lentBoxed(pango_layout_get_line_readonly(opaque, line.int32))
    }

    /// Gets the line spacing factor of `layout`.
    public final var lineSpacing: Double {
      get { pango_layout_get_line_spacing(opaque).double }
      set(factor) { pango_layout_set_line_spacing(opaque, factor.float) }
    }

    /// Returns the lines of the `layout` as a list.
    public final var lines: [Pango.LayoutLine] {
      lists(pango_layout_get_lines(opaque), isGiven: false) { lentBoxed($0) as Pango.LayoutLine? }
    }

    /// Returns the lines of the `layout` as a list.
    public final var linesReadonly: [Pango.LayoutLine] {
      lists(pango_layout_get_lines_readonly(opaque), isGiven: false) { lentBoxed($0) as Pango.LayoutLine? }
    }

    /// Computes the logical and ink extents of `layout` in device units.
    public final var pixelExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_get_pixel_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Determines the logical width and height of a `Pango.Layout` in device units.
    public final var pixelSize: (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      pango_layout_get_pixel_size(opaque, &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Returns the current serial number of `layout`.
    public final var serial: Int { pango_layout_get_serial(opaque).int }

    /// Obtains whether `layout` is in single paragraph mode.
    public final var singleParagraphMode: Bool {
      get { pango_layout_get_single_paragraph_mode(opaque).isTrue }
      set(setting) { pango_layout_set_single_paragraph_mode(opaque, setting.gboolean) }
    }

    /// Determines the logical width and height of a `Pango.Layout` in Pango units.
    public final var size: (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      pango_layout_get_size(opaque, &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Gets the amount of spacing between the lines of the layout.
    public final var spacing: Int {
      get { pango_layout_get_spacing(opaque).int }
      set(spacing) { pango_layout_set_spacing(opaque, spacing.int32) }
    }

    /// Gets the current `Pango.TabArray` used by this layout.
    public final var tabs: Pango.TabArray? {
      get { givenBoxed(opaque: pango_layout_get_tabs(opaque)) }
      set(tabs) { pango_layout_set_tabs(opaque, tabs?.opaque) }
    }

    /// Gets the text in the layout.
    public final var text: String { lentString(pango_layout_get_text(opaque)) }

    /// Counts the number of unknown glyphs in `layout`.
    public final var unknownGlyphsCount: Int { pango_layout_get_unknown_glyphs_count(opaque).int }

    /// Gets the width to which the lines of the `Pango.Layout` should wrap.
    public final var width: Int {
      get { pango_layout_get_width(opaque).int }
      set(width) { pango_layout_set_width(opaque, width.int32) }
    }

    /// Gets the wrap mode for the layout.
    public final var wrap: Pango.WrapMode {
      get { Pango.WrapMode(cValue: pango_layout_get_wrap(opaque)) }
      set(wrap) { pango_layout_set_wrap(opaque, wrap.cValue) }
    }

    /// Converts from byte `index` within the `layout` to line and X position.
    @discardableResult
    public final func indexToLineX(index: Int, trailing: Bool) -> (line: Int, xPos: Int) {
      var cLine: Int32 = 0
      var cXPos: Int32 = 0
      pango_layout_index_to_line_x(opaque, index.int32, trailing.gboolean, &cLine, &cXPos)
      return (cLine.int, cXPos.int)
    }

    /// Converts from an index within a `Pango.Layout` to the onscreen position corresponding to the grapheme at that
    /// index.
    @discardableResult
    public final func indexToPos(_ index: Int) -> Pango.Rectangle {
      var cPos = PangoRectangle()
      pango_layout_index_to_pos(opaque, index.int32, &cPos)
      return Pango.Rectangle(cValue: cPos)
    }

    /// Queries whether the layout had to ellipsize any paragraphs.
    public final var isEllipsized: Bool { pango_layout_is_ellipsized(opaque).isTrue }

    /// Queries whether the layout had to wrap any paragraphs.
    public final var isWrapped: Bool { pango_layout_is_wrapped(opaque).isTrue }

    /// Computes a new cursor position from an old position and a direction.
    @discardableResult
    public final func moveCursorVisually(strong: Bool, oldIndex: Int, oldTrailing: Int, direction: Int) -> (
      newIndex: Int, newTrailing: Int
    ) {
      var cNewIndex: Int32 = 0
      var cNewTrailing: Int32 = 0
      pango_layout_move_cursor_visually(
        opaque, strong.gboolean, oldIndex.int32, oldTrailing.int32, direction.int32, &cNewIndex, &cNewTrailing)
      return (cNewIndex.int, cNewTrailing.int)
    }

    /// Serializes the `layout` for later deserialization via `Pango.Layout.deserialize()`.
    @discardableResult
    public final func serialize(_ flags: Pango.LayoutSerializeFlags) -> GLib.Bytes {
      promised(givenBoxed(opaque: pango_layout_serialize(opaque, flags.cValue)))
    }

    /// Sets the layout text and attribute list from marked-up text.
    public final func setMarkup(_ markup: String, length: Int = -1) {
      pango_layout_set_markup(opaque, markup, length.int32)
    }

    /// Sets the layout text and attribute list from marked-up text.
    @discardableResult
    public final func setMarkupWithAccel(_ markup: String, length: Int = -1, accelMarker: UInt32) -> UInt32 {
      var cAccelChar: UInt32 = 0
      pango_layout_set_markup_with_accel(opaque, markup, length.int32, accelMarker, &cAccelChar)
      return cAccelChar
    }

    /// Sets the text of the layout.
    public final func setText(_ text: String, length: Int = -1) { pango_layout_set_text(opaque, text, length.int32) }

    /// A convenience method to serialize a layout to a file.
    public final func writeToFile(flags: Pango.LayoutSerializeFlags, filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      pango_layout_write_to_file(opaque, flags.cValue, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Converts from X and Y position within a layout to the byte index to the character at that logical position.
    @discardableResult
    public final func xyToIndex(x: Int, y: Int) -> (index: Int, trailing: Int)? {
      var cIndex: Int32 = 0
      var cTrailing: Int32 = 0
      let result = pango_layout_xy_to_index(opaque, x.int32, y.int32, &cIndex, &cTrailing)
      guard result != 0 else { return nil }
      return (cIndex.int, cTrailing.int)
    }

    /// Loads data previously created via `Pango.Layout.serialize()`.
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
  /// A `Pango.LayoutIter` can be used to iterate over the visual extents of a `Pango.Layout`.
  public final class LayoutIter: Boxed {
    public override class var gType: GType { pango_layout_iter_get_type() }

    /// Determines whether `iter` is on the last line of the layout.
    @discardableResult
    public func atLastLine() -> Bool { pango_layout_iter_at_last_line(opaque).isTrue }

    /// Gets the Y position of the current line's baseline, in layout coordinates.
    public var baseline: Int { pango_layout_iter_get_baseline(opaque).int }

    /// Gets the extents of the current character, in layout coordinates.
    public var charExtents: Pango.Rectangle {
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_char_extents(opaque, &cLogicalRect)
      return Pango.Rectangle(cValue: cLogicalRect)
    }

    /// Gets the extents of the current cluster, in layout coordinates.
    public var clusterExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_cluster_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Gets the current byte index.
    public var index: Int { pango_layout_iter_get_index(opaque).int }

    /// Gets the layout associated with a `Pango.LayoutIter`.
    public var layout: Pango.Layout? { lentObject(opaque: pango_layout_iter_get_layout(opaque)) }

    /// Obtains the extents of the `Pango.Layout` being iterated over.
    public var layoutExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_layout_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Gets the current line.
    public var line: Pango.LayoutLine? { lentBoxed(pango_layout_iter_get_line(opaque)) }

    /// Obtains the extents of the current line.
    public var lineExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_line_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Gets the current line for read-only access.
    public var lineReadonly: Pango.LayoutLine? { lentBoxed(pango_layout_iter_get_line_readonly(opaque)) }

    /// Divides the vertical space in the `Pango.Layout` being iterated over between the lines in the layout, and returns
    /// the space belonging to the current line.
    public var lineYrange: (y0: Int, y1: Int) {
      var cY0: Int32 = 0
      var cY1: Int32 = 0
      pango_layout_iter_get_line_yrange(opaque, &cY0, &cY1)
      return (cY0.int, cY1.int)
    }

    /// Gets the Y position of the current run's baseline, in layout coordinates.
    public var runBaseline: Int { pango_layout_iter_get_run_baseline(opaque).int }

    /// Gets the extents of the current run in layout coordinates.
    public var runExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_iter_get_run_extents(opaque, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Moves `iter` forward to the next character in visual order.
    @discardableResult
    public func nextChar() -> Bool { pango_layout_iter_next_char(opaque).isTrue }

    /// Moves `iter` forward to the next cluster in visual order.
    @discardableResult
    public func nextCluster() -> Bool { pango_layout_iter_next_cluster(opaque).isTrue }

    /// Moves `iter` forward to the start of the next line.
    @discardableResult
    public func nextLine() -> Bool { pango_layout_iter_next_line(opaque).isTrue }

    /// Moves `iter` forward to the next run in visual order.
    @discardableResult
    public func nextRun() -> Bool { pango_layout_iter_next_run(opaque).isTrue }
  }
}
