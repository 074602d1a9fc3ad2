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
    public final func changed() { pango_context_changed(instance(self)) }

    /// Retrieves the base direction for the context.
    public final var baseDir: Pango.Direction {
      get { Pango.Direction(cValue: pango_context_get_base_dir(instance(self))) }
      set(direction) { pango_context_set_base_dir(instance(self), direction.cValue) }
    }

    /// Retrieves the base gravity for the context.
    public final var baseGravity: Pango.Gravity {
      get { Pango.Gravity(cValue: pango_context_get_base_gravity(instance(self))) }
      set(gravity) { pango_context_set_base_gravity(instance(self), gravity.cValue) }
    }

    /// Retrieve the default font description for the context.
    public final var fontDescription: Pango.FontDescription? {
      get { lentBoxed(opaque: pango_context_get_font_description(instance(self))) }
      set(desc) { pango_context_set_font_description(instance(self), desc?.opaque) }
    }

    /// Gets the `Pango.FontMap` used to look up fonts for this context.
    public final var fontMap: Pango.FontMap? {
      get { lentObject(pango_context_get_font_map(instance(self))) }
      set(fontMap) { pango_context_set_font_map(instance(self), fontMap?.pangoFontMap) }
    }

    /// Retrieves the gravity for the context.
    public final var gravity: Pango.Gravity { Pango.Gravity(cValue: pango_context_get_gravity(instance(self))) }

    /// Retrieves the gravity hint for the context.
    public final var gravityHint: Pango.GravityHint {
      get { Pango.GravityHint(cValue: pango_context_get_gravity_hint(instance(self))) }
      set(hint) { pango_context_set_gravity_hint(instance(self), hint.cValue) }
    }

    /// Retrieves the global language tag for the context.
    public final var language: Pango.Language {
      promised(lentBoxed(opaque: pango_context_get_language(instance(self))))
    }

    /// Gets the transformation matrix that will be applied when rendering with this context.
    public final var matrix: Pango.Matrix? {
      get { pango_context_get_matrix(instance(self)).map { Pango.Matrix(cValue: $0.pointee) } }
      set(matrix) {
        let lent = CallScope()
        defer { lent.end() }
        pango_context_set_matrix(instance(self), lent.structure(matrix?.cValue))
      }
    }

    /// Get overall metric information for a particular font description.
    public final func getMetrics(_ desc: Pango.FontDescription?, language: Pango.Language?) -> Pango.FontMetrics {
      promised(givenBoxed(pango_context_get_metrics(instance(self), desc?.opaque, language?.opaque)))
    }

    /// Returns whether font rendering with this context should round glyph positions and widths.
    public final var roundGlyphPositions: Bool {
      get { pango_context_get_round_glyph_positions(instance(self)).isTrue }
      set(roundPositions) { pango_context_set_round_glyph_positions(instance(self), roundPositions.gboolean) }
    }

    /// Returns the current serial number of `context`.
    public final var serial: Int { pango_context_get_serial(instance(self)).int }

    /// List all families for a context.
    @discardableResult
    public final func listFamilies() -> [Pango.FontFamily] {
      var cNFamilies: Int32 = 0
      var cFamilies: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      pango_context_list_families(instance(self), &cFamilies, &cNFamilies)
      return elements(cFamilies, count: cNFamilies.int, isGiven: true) { (lentObject($0) as Pango.FontFamily?)! }
    }

    /// Loads the font in one of the fontmaps in the context that is the closest match for `desc`.
    @discardableResult
    public final func loadFont(_ desc: Pango.FontDescription) -> Pango.Font? {
      givenObject(pango_context_load_font(instance(self), desc.opaque))
    }

    /// Load a set of fonts in the context that can be used to render a font matching `desc`.
    @discardableResult
    public final func loadFontset(_ desc: Pango.FontDescription, language: Pango.Language) -> Pango.Fontset? {
      givenObject(pango_context_load_fontset(instance(self), desc.opaque, language.opaque))
    }

    /// Sets the global language tag for the context.
    public final func setLanguage(_ language: Pango.Language?) {
      pango_context_set_language(instance(self), language?.opaque)
    }
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
    public final func contextChanged() { pango_layout_context_changed(instance(self)) }

    /// Creates a deep copy-by-value of the layout.
    @discardableResult
    public final func copy() -> Pango.Layout { givenObject(opaque: pango_layout_copy(instance(self)))! }

    /// Gets the alignment for the layout: how partial lines are positioned within the horizontal space available.
    public final var alignment: Pango.Alignment {
      get { Pango.Alignment(cValue: pango_layout_get_alignment(instance(self))) }
      set(alignment) { pango_layout_set_alignment(instance(self), alignment.cValue) }
    }

    /// Gets the attribute list for the layout, if any.
    public final var attributes: Pango.AttrList? {
      get { lentBoxed(opaque: pango_layout_get_attributes(instance(self))) }
      set(attrs) { pango_layout_set_attributes(instance(self), attrs?.opaque) }
    }

    /// Gets whether to calculate the base direction for the layout according to its contents.
    public final var autoDir: Bool {
      get { pango_layout_get_auto_dir(instance(self)).isTrue }
      set(autoDir) { pango_layout_set_auto_dir(instance(self), autoDir.gboolean) }
    }

    /// Gets the Y position of baseline of the first line in `layout`.
    public final var baseline: Int { pango_layout_get_baseline(instance(self)).int }

    /// Given an index within a layout, determines the positions that of the strong and weak cursors if the insertion
    /// point is at that index.
    public final func getCaretPos(_ index: Int) -> (strongPos: Pango.Rectangle, weakPos: Pango.Rectangle) {
      var cStrongPos = PangoRectangle()
      var cWeakPos = PangoRectangle()
      pango_layout_get_caret_pos(instance(self), index.int32, &cStrongPos, &cWeakPos)
      return (Pango.Rectangle(cValue: cStrongPos), Pango.Rectangle(cValue: cWeakPos))
    }

    /// Returns the number of Unicode characters in the the text of `layout`.
    public final var characterCount: Int { pango_layout_get_character_count(instance(self)).int }

    /// Retrieves the `Pango.Context` used for this layout.
    public final var context: Pango.Context? { lentObject(opaque: pango_layout_get_context(instance(self))) }

    /// Given an index within a layout, determines the positions that of the strong and weak cursors if the insertion
    /// point is at that index.
    public final func getCursorPos(_ index: Int) -> (strongPos: Pango.Rectangle, weakPos: Pango.Rectangle) {
      var cStrongPos = PangoRectangle()
      var cWeakPos = PangoRectangle()
      pango_layout_get_cursor_pos(instance(self), index.int32, &cStrongPos, &cWeakPos)
      return (Pango.Rectangle(cValue: cStrongPos), Pango.Rectangle(cValue: cWeakPos))
    }

    /// Gets the text direction at the given character position in `layout`.
    public final func getDirection(_ index: Int) -> Pango.Direction {
      Pango.Direction(cValue: pango_layout_get_direction(instance(self), index.int32))
    }

    /// Gets the type of ellipsization being performed for `layout`.
    public final var ellipsize: Pango.EllipsizeMode {
      get { Pango.EllipsizeMode(cValue: pango_layout_get_ellipsize(instance(self))) }
      set(ellipsize) { pango_layout_set_ellipsize(instance(self), ellipsize.cValue) }
    }

    /// Computes the logical and ink extents of `layout`.
    public final var extents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_get_extents(instance(self), &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Gets the font description for the layout, if any.
    public final var fontDescription: Pango.FontDescription? {
      get { lentBoxed(opaque: pango_layout_get_font_description(instance(self))) }
      set(desc) { pango_layout_set_font_description(instance(self), desc?.opaque) }
    }

    /// Gets the height of layout used for ellipsization.
    public final var height: Int {
      get { pango_layout_get_height(instance(self)).int }
      set(height) { pango_layout_set_height(instance(self), height.int32) }
    }

    /// Gets the paragraph indent width in Pango units.
    public final var indent: Int {
      get { pango_layout_get_indent(instance(self)).int }
      set(indent) { pango_layout_set_indent(instance(self), indent.int32) }
    }

    /// Returns an iterator to iterate over the visual extents of the layout.
    public final var iter: Pango.LayoutIter { promised(givenBoxed(opaque: pango_layout_get_iter(instance(self)))) }

    /// Gets whether each complete line should be stretched to fill the entire width of the layout.
    public final var justify: Bool {
      get { pango_layout_get_justify(instance(self)).isTrue }
      set(justify) { pango_layout_set_justify(instance(self), justify.gboolean) }
    }

    /// Gets whether the last line should be stretched to fill the entire width of the layout.
    public final var justifyLastLine: Bool {
      get { pango_layout_get_justify_last_line(instance(self)).isTrue }
      set(justify) { pango_layout_set_justify_last_line(instance(self), justify.gboolean) }
    }

    /// Retrieves a particular line from a `Pango.Layout`.
    public final func getLine(_ line: Int) -> Pango.LayoutLine? {
      lentBoxed(pango_layout_get_line(instance(self), line.int32))
    }

    /// Retrieves the count of lines for the `layout`.
    public final var lineCount: Int { pango_layout_get_line_count(instance(self)).int }

    /// Retrieves a particular line from a `Pango.Layout`.
    public final func getLineReadonly(_ line: Int) -> Pango.LayoutLine? {
      lentBoxed(pango_layout_get_line_readonly(instance(self), line.int32))
    }

    /// Gets the line spacing factor of `layout`.
    public final var lineSpacing: Double {
      get { pango_layout_get_line_spacing(instance(self)).double }
      set(factor) { pango_layout_set_line_spacing(instance(self), factor.float) }
    }

    /// Returns the lines of the `layout` as a list.
    public final var lines: [Pango.LayoutLine] {
      lists(pango_layout_get_lines(instance(self)), isGiven: false) { lentBoxed($0) as Pango.LayoutLine? }
    }

    /// Returns the lines of the `layout` as a list.
    public final var linesReadonly: [Pango.LayoutLine] {
      lists(pango_layout_get_lines_readonly(instance(self)), isGiven: false) { lentBoxed($0) as Pango.LayoutLine? }
    }

    /// Computes the logical and ink extents of `layout` in device units.
    public final var pixelExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_get_pixel_extents(instance(self), &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Determines the logical width and height of a `Pango.Layout` in device units.
    public final var pixelSize: (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      pango_layout_get_pixel_size(instance(self), &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Returns the current serial number of `layout`.
    public final var serial: Int { pango_layout_get_serial(instance(self)).int }

    /// Obtains whether `layout` is in single paragraph mode.
    public final var singleParagraphMode: Bool {
      get { pango_layout_get_single_paragraph_mode(instance(self)).isTrue }
      set(setting) { pango_layout_set_single_paragraph_mode(instance(self), setting.gboolean) }
    }

    /// Determines the logical width and height of a `Pango.Layout` in Pango units.
    public final var size: (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      pango_layout_get_size(instance(self), &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Gets the amount of spacing between the lines of the layout.
    public final var spacing: Int {
      get { pango_layout_get_spacing(instance(self)).int }
      set(spacing) { pango_layout_set_spacing(instance(self), spacing.int32) }
    }

    /// Gets the current `Pango.TabArray` used by this layout.
    public final var tabs: Pango.TabArray? {
      get { givenBoxed(opaque: pango_layout_get_tabs(instance(self))) }
      set(tabs) { pango_layout_set_tabs(instance(self), tabs?.opaque) }
    }

    /// Gets the text in the layout.
    public final var text: String { lentString(pango_layout_get_text(instance(self))) }

    /// Counts the number of unknown glyphs in `layout`.
    public final var unknownGlyphsCount: Int { pango_layout_get_unknown_glyphs_count(instance(self)).int }

    /// Gets the width to which the lines of the `Pango.Layout` should wrap.
    public final var width: Int {
      get { pango_layout_get_width(instance(self)).int }
      set(width) { pango_layout_set_width(instance(self), width.int32) }
    }

    /// Gets the wrap mode for the layout.
    public final var wrap: Pango.WrapMode {
      get { Pango.WrapMode(cValue: pango_layout_get_wrap(instance(self))) }
      set(wrap) { pango_layout_set_wrap(instance(self), wrap.cValue) }
    }

    /// Converts from byte `index` within the `layout` to line and X position.
    @discardableResult
    public final func indexToLineX(index: Int, trailing: Bool) -> (line: Int, xPos: Int) {
      var cLine: Int32 = 0
      var cXPos: Int32 = 0
      pango_layout_index_to_line_x(instance(self), index.int32, trailing.gboolean, &cLine, &cXPos)
      return (cLine.int, cXPos.int)
    }

    /// Converts from an index within a `Pango.Layout` to the onscreen position corresponding to the grapheme at that
    /// index.
    @discardableResult
    public final func indexToPos(_ index: Int) -> Pango.Rectangle {
      var cPos = PangoRectangle()
      pango_layout_index_to_pos(instance(self), index.int32, &cPos)
      return Pango.Rectangle(cValue: cPos)
    }

    /// Queries whether the layout had to ellipsize any paragraphs.
    public final var isEllipsized: Bool { pango_layout_is_ellipsized(instance(self)).isTrue }

    /// Queries whether the layout had to wrap any paragraphs.
    public final var isWrapped: Bool { pango_layout_is_wrapped(instance(self)).isTrue }

    /// Computes a new cursor position from an old position and a direction.
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

    /// Serializes the `layout` for later deserialization via `Pango.Layout.deserialize()`.
    @discardableResult
    public final func serialize(_ flags: Pango.LayoutSerializeFlags) -> GLib.Bytes {
      promised(givenBoxed(opaque: pango_layout_serialize(instance(self), flags.cValue)))
    }

    /// Sets the layout text and attribute list from marked-up text.
    public final func setMarkup(_ markup: String, length: Int = -1) {
      pango_layout_set_markup(instance(self), markup, length.int32)
    }

    /// Sets the layout text and attribute list from marked-up text.
    @discardableResult
    public final func setMarkupWithAccel(_ markup: String, length: Int = -1, accelMarker: UInt32) -> UInt32 {
      var cAccelChar: UInt32 = 0
      pango_layout_set_markup_with_accel(instance(self), markup, length.int32, accelMarker, &cAccelChar)
      return cAccelChar
    }

    /// Sets the text of the layout.
    public final func setText(_ text: String, length: Int = -1) {
      pango_layout_set_text(instance(self), text, length.int32)
    }

    /// A convenience method to serialize a layout to a file.
    public final func writeToFile(flags: Pango.LayoutSerializeFlags, filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      pango_layout_write_to_file(instance(self), flags.cValue, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Converts from X and Y position within a layout to the byte index to the character at that logical position.
    @discardableResult
    public final func xyToIndex(x: Int, y: Int) -> (index: Int, trailing: Int)? {
      var cIndex: Int32 = 0
      var cTrailing: Int32 = 0
      let result = pango_layout_xy_to_index(instance(self), x.int32, y.int32, &cIndex, &cTrailing)
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

extension Pango {
  /// A `Pango.LayoutLine` represents one of the lines resulting from laying out a paragraph via `Pango.Layout`.
  public final class LayoutLine: Boxed {
    public override class var gType: GType { pango_layout_line_get_type() }

    final var pangoLayoutLine: UnsafeMutablePointer<PangoLayoutLine> {
      pointer.assumingMemoryBound(to: PangoLayoutLine.self)
    }

    /// Computes the logical and ink extents of a layout line.
    public var extents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_line_get_extents(pangoLayoutLine, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Computes the height of the line, as the maximum of the heights of fonts used in this line.
    public var height: Int {
      var cHeight: Int32 = 0
      pango_layout_line_get_height(pangoLayoutLine, &cHeight)
      return cHeight.int
    }

    /// Returns the length of the line, in bytes.
    public var length: Int { pango_layout_line_get_length(pangoLayoutLine).int }

    /// Computes the logical and ink extents of `layoutLine` in device units.
    public var pixelExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_line_get_pixel_extents(pangoLayoutLine, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Returns the resolved direction of the line.
    public var resolvedDirection: Pango.Direction {
      Pango.Direction(cValue: pango_layout_line_get_resolved_direction(pangoLayoutLine))
    }

    /// Returns the start index of the line, as byte index into the text of the layout.
    public var startIndex: Int { pango_layout_line_get_start_index(pangoLayoutLine).int }

    /// Gets a list of visual ranges corresponding to a given logical range.
    public func getXRanges(startIndex: Int, endIndex: Int) -> [Int] {
      var cNRanges: Int32 = 0
      var cRanges: UnsafeMutablePointer<Int32>?
      pango_layout_line_get_x_ranges(pangoLayoutLine, startIndex.int32, endIndex.int32, &cRanges, &cNRanges)
      return elements(cRanges, count: cNRanges.int, isGiven: true) { $0.int }
    }

    /// Converts an index within a line to a X position.
    @discardableResult
    public func indexToX(index: Int, trailing: Bool) -> Int {
      var cXPos: Int32 = 0
      pango_layout_line_index_to_x(pangoLayoutLine, index.int32, trailing.gboolean, &cXPos)
      return cXPos.int
    }

    /// Returns whether this is the first line of the paragraph.
    public var isParagraphStart: Bool { pango_layout_line_is_paragraph_start(pangoLayoutLine).isTrue }

    /// Converts from x offset to the byte index of the corresponding character within the text of the layout.
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
  /// A `Pango.Matrix` specifies a transformation between user-space and device coordinates.
  public struct Matrix: CStructure, Hashable, Sendable {
    /// 1st component of the transformation matrix
    public var xx: Double

    /// 2nd component of the transformation matrix
    public var xy: Double

    /// 3rd component of the transformation matrix
    public var yx: Double

    /// 4th component of the transformation matrix
    public var yy: Double

    /// x translation
    public var x0: Double

    /// y translation
    public var y0: Double

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

    /// Changes the transformation represented by `matrix` to be the transformation given by first applying transformation
    /// given by `newMatrix` then applying the original transformation.
    public mutating func concat(_ newMatrix: Pango.Matrix) {
      var structure = cValue
      var cNewMatrix = newMatrix.cValue
      pango_matrix_concat(&structure, &cNewMatrix)
      self = .init(cValue: structure)
    }

    /// Returns the scale factor of a matrix on the height of the font.
    public var fontScaleFactor: Double {
      var structure = cValue
      return pango_matrix_get_font_scale_factor(&structure)
    }

    /// Calculates the scale factor of a matrix on the width and height of the font.
    public var fontScaleFactors: (xscale: Double, yscale: Double) {
      var structure = cValue
      var cXscale: Double = 0
      var cYscale: Double = 0
      pango_matrix_get_font_scale_factors(&structure, &cXscale, &cYscale)
      return (cXscale, cYscale)
    }

    /// Gets the slant ratio of a matrix.
    public var slantRatio: Double {
      var structure = cValue
      return pango_matrix_get_slant_ratio(&structure)
    }

    /// Changes the transformation represented by `matrix` to be the transformation given by first rotating by `degrees`
    /// degrees counter-clockwise then applying the original transformation.
    public mutating func rotate(_ degrees: Double) {
      var structure = cValue
      pango_matrix_rotate(&structure, degrees)
      self = .init(cValue: structure)
    }

    /// Changes the transformation represented by `matrix` to be the transformation given by first scaling by `sx` in the
    /// X direction and `sy` in the Y direction then applying the original transformation.
    public mutating func scale(scaleX: Double, scaleY: Double) {
      var structure = cValue
      pango_matrix_scale(&structure, scaleX, scaleY)
      self = .init(cValue: structure)
    }

    /// Transforms the distance vector (`dx`,@dy) by `matrix`.
    public func transformDistance(dx: inout Double, dy: inout Double) {
      var structure = cValue
      var cDx = dx.double
      var cDy = dy.double
      pango_matrix_transform_distance(&structure, &cDx, &cDy)
      dx = cDx.double
      dy = cDy.double
    }

    /// First transforms the `rect` using `matrix`, then calculates the bounding box of the transformed rectangle.
    public func transformPixelRectangle(_ rect: inout Pango.Rectangle) {
      var structure = cValue
      var cRect = rect.cValue
      pango_matrix_transform_pixel_rectangle(&structure, &cRect)
      rect = Pango.Rectangle(cValue: cRect)
    }

    /// Transforms the point (`x`, `y`) by `matrix`.
    public func transformPoint(x: inout Double, y: inout Double) {
      var structure = cValue
      var cX = x.double
      var cY = y.double
      pango_matrix_transform_point(&structure, &cX, &cY)
      x = cX.double
      y = cY.double
    }

    /// First transforms `rect` using `matrix`, then calculates the bounding box of the transformed rectangle.
    public func transformRectangle(_ rect: inout Pango.Rectangle) {
      var structure = cValue
      var cRect = rect.cValue
      pango_matrix_transform_rectangle(&structure, &cRect)
      rect = Pango.Rectangle(cValue: cRect)
    }

    /// Changes the transformation represented by `matrix` to be the transformation given by first translating by (`tx`,
    /// `ty`) then applying the original transformation.
    public mutating func translate(tx: Double, ty: Double) {
      var structure = cValue
      pango_matrix_translate(&structure, tx, ty)
      self = .init(cValue: structure)
    }
  }
}

extension Pango {
  /// The `Pango.Rectangle` structure represents a rectangle.
  public struct Rectangle: Hashable, Sendable {
    /// X coordinate of the left side of the rectangle.
    public var x: Int

    /// Y coordinate of the the top side of the rectangle.
    public var y: Int

    /// width of the rectangle.
    public var width: Int

    /// height of the rectangle.
    public var height: Int

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
  /// A `Pango.TabArray` contains an array of tab stops.
  public final class TabArray: Boxed {
    public override class var gType: GType { pango_tab_array_get_type() }

    /// Creates an array of `initialSize` tab stops.
    public convenience init(initialSize: Int, positionsInPixels: Bool) {
      self.init(taking: pango_tab_array_new(initialSize.int32, positionsInPixels.gboolean).raw)
    }

    /// Gets the Unicode character to use as decimal point.
    public func getDecimalPoint(_ tabIndex: Int) -> UInt32 { pango_tab_array_get_decimal_point(opaque, tabIndex.int32) }

    /// Returns `true` if the tab positions are in pixels, `false` if they are in Pango units.
    public var positionsInPixels: Bool {
      get { pango_tab_array_get_positions_in_pixels(opaque).isTrue }
      set(positionsInPixels) { pango_tab_array_set_positions_in_pixels(opaque, positionsInPixels.gboolean) }
    }

    /// Gets the number of tab stops in `tabArray`.
    public var size: Int { pango_tab_array_get_size(opaque).int }

    /// Gets the alignment and position of a tab stop.
    public func getTab(_ tabIndex: Int) -> (alignment: Pango.TabAlign, location: Int) {
      var cAlignment = PangoTabAlign(rawValue: 0)
      var cLocation: Int32 = 0
      pango_tab_array_get_tab(opaque, tabIndex.int32, &cAlignment, &cLocation)
      return (Pango.TabAlign(cValue: cAlignment), cLocation.int)
    }

    /// Resizes a tab array.
    public func resize(_ newSize: Int) { pango_tab_array_resize(opaque, newSize.int32) }

    /// Sets the Unicode character to use as decimal point.
    public func setDecimalPoint(tabIndex: Int, decimalPoint: UInt32) {
      pango_tab_array_set_decimal_point(opaque, tabIndex.int32, decimalPoint)
    }

    /// Sets the alignment and location of a tab stop.
    public func setTab(tabIndex: Int, alignment: Pango.TabAlign, location: Int) {
      pango_tab_array_set_tab(opaque, tabIndex.int32, alignment.cValue, location.int32)
    }

    /// Utility function to ensure that the tab stops are in increasing order.
    public func sort() { pango_tab_array_sort(opaque) }

    /// Serializes a `Pango.TabArray` to a string.
    @discardableResult
    public func toString() -> String { givenString(pango_tab_array_to_string(opaque)) }

    /// Deserializes a `Pango.TabArray` from a string.
    @discardableResult
    public static func fromString(_ text: String) -> Pango.TabArray? {
      givenBoxed(opaque: pango_tab_array_from_string(text))
    }
  }
}

extension Pango {
  /// `Pango.Alignment` describes how to align the lines of a `Pango.Layout` within the available space.
  public nonisolated enum Alignment: Int32, GEnum, Sendable {
    /// Put all available space on the right
    case left = 0
    /// Center the line within the available space
    case center = 1
    /// Put all available space on the left
    case right = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_alignment_get_type() }

    @MainActor init(cValue: PangoAlignment) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoAlignment { PangoAlignment(unsigned) }
  }
}

extension Pango {
  /// The `Pango.AttrType` distinguishes between different types of attributes.
  public nonisolated enum AttrType: Int32, GEnum, Sendable {
    /// does not happen
    case invalid = 0
    /// language (`Pango.AttrLanguage`)
    case language = 1
    /// font family name list (`Pango.AttrString`)
    case family = 2
    /// font slant style (`Pango.AttrInt`)
    case style = 3
    /// font weight (`Pango.AttrInt`)
    case weight = 4
    /// font variant (normal or small caps) (`Pango.AttrInt`)
    case variant = 5
    /// font stretch (`Pango.AttrInt`)
    case stretch = 6
    /// font size in points scaled by `PANGO_SCALE` (`Pango.AttrInt`)
    case size = 7
    /// font description (`Pango.AttrFontDesc`)
    case fontDesc = 8
    /// foreground color (`Pango.AttrColor`)
    case foreground = 9
    /// background color (`Pango.AttrColor`)
    case background = 10
    /// whether the text has an underline (`Pango.AttrInt`)
    case underline = 11
    /// whether the text is struck-through (`Pango.AttrInt`)
    case strikethrough = 12
    /// baseline displacement (`Pango.AttrInt`)
    case rise = 13
    /// shape (`Pango.AttrShape`)
    case shape = 14
    /// font size scale factor (`Pango.AttrFloat`)
    case scale = 15
    /// whether fallback is enabled (`Pango.AttrInt`)
    case fallback = 16
    /// letter spacing (`Pango.AttrInt`)
    case letterSpacing = 17
    /// underline color (`Pango.AttrColor`)
    case underlineColor = 18
    /// strikethrough color (`Pango.AttrColor`)
    case strikethroughColor = 19
    /// font size in pixels scaled by `PANGO_SCALE` (`Pango.AttrInt`)
    case absoluteSize = 20
    /// base text gravity (`Pango.AttrInt`)
    case gravity = 21
    /// gravity hint (`Pango.AttrInt`)
    case gravityHint = 22
    /// OpenType font features (`Pango.AttrFontFeatures`). Since 1.38
    case fontFeatures = 23
    /// foreground alpha (`Pango.AttrInt`). Since 1.38
    case foregroundAlpha = 24
    /// background alpha (`Pango.AttrInt`). Since 1.38
    case backgroundAlpha = 25
    /// whether breaks are allowed (`Pango.AttrInt`). Since 1.44
    case allowBreaks = 26
    /// how to render invisible characters (`Pango.AttrInt`). Since 1.44
    case show = 27
    /// whether to insert hyphens at intra-word line breaks (`Pango.AttrInt`). Since 1.44
    case insertHyphens = 28
    /// whether the text has an overline (`Pango.AttrInt`). Since 1.46
    case overline = 29
    /// overline color (`Pango.AttrColor`). Since 1.46
    case overlineColor = 30
    /// line height factor (`Pango.AttrFloat`). Since: 1.50
    case lineHeight = 31
    /// line height (`Pango.AttrInt`). Since: 1.50
    case absoluteLineHeight = 32
    case textTransform = 33
    /// override segmentation to classify the range of the attribute as a single word (`Pango.AttrInt`). Since 1.50
    case word = 34
    /// override segmentation to classify the range of the attribute as a single sentence (`Pango.AttrInt`). Since 1.50
    case sentence = 35
    /// baseline displacement (`Pango.AttrInt`). Since 1.50
    case baselineShift = 36
    /// font-relative size change (`Pango.AttrInt`). Since 1.50
    case fontScale = 37

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 38) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_attr_type_get_type() }

    @MainActor init(cValue: PangoAttrType) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoAttrType { PangoAttrType(unsigned) }
  }
}

extension Pango {
  /// `Pango.Direction` represents a direction in the Unicode bidirectional algorithm.
  public nonisolated enum Direction: Int32, GEnum, Sendable {
    /// A strong left-to-right direction
    case ltr = 0
    /// A strong right-to-left direction
    case rtl = 1
    /// Deprecated value; treated the same as `PANGO_DIRECTION_RTL`.
    case ttbLtr = 2
    /// Deprecated value; treated the same as `PANGO_DIRECTION_LTR`
    case ttbRtl = 3
    /// A weak left-to-right direction
    case weakLtr = 4
    /// A weak right-to-left direction
    case weakRtl = 5
    /// No direction specified
    case neutral = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_direction_get_type() }

    @MainActor init(cValue: PangoDirection) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoDirection { PangoDirection(unsigned) }
  }
}

extension Pango {
  /// `Pango.EllipsizeMode` describes what sort of ellipsization should be applied to text.
  public nonisolated enum EllipsizeMode: Int32, GEnum, Sendable {
    /// No ellipsization
    case none = 0
    /// Omit characters at the start of the text
    case start = 1
    /// Omit characters in the middle of the text
    case middle = 2
    /// Omit characters at the end of the text
    case end = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_ellipsize_mode_get_type() }

    @MainActor init(cValue: PangoEllipsizeMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoEllipsizeMode { PangoEllipsizeMode(unsigned) }
  }
}

extension Pango {
  /// The bits in a `Pango.FontMask` correspond to the set fields in a `Pango.FontDescription`.
  public nonisolated struct FontMask: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// the font family is specified.
    public static var family: FontMask { FontMask(rawValue: 1) }
    /// the font style is specified.
    public static var style: FontMask { FontMask(rawValue: 2) }
    /// the font variant is specified.
    public static var variant: FontMask { FontMask(rawValue: 4) }
    /// the font weight is specified.
    public static var weight: FontMask { FontMask(rawValue: 8) }
    /// the font stretch is specified.
    public static var stretch: FontMask { FontMask(rawValue: 16) }
    /// the font size is specified.
    public static var size: FontMask { FontMask(rawValue: 32) }
    /// the font gravity is specified (Since: 1.16.)
    public static var gravity: FontMask { FontMask(rawValue: 64) }
    /// OpenType font variations are specified (Since: 1.42)
    public static var variations: FontMask { FontMask(rawValue: 128) }

    public static var gType: GType { pango_font_mask_get_type() }

    @MainActor init(cValue: PangoFontMask) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoFontMask { PangoFontMask(unsigned) }
  }
}

extension Pango {
  /// An enumeration that affects font sizes for superscript and subscript positioning and for (emulated) Small Caps.
  public nonisolated enum FontScale: Int32, GEnum, Sendable {
    /// Leave the font size unchanged
    case none = 0
    /// Change the font to a size suitable for superscripts
    case superscript = 1
    /// Change the font to a size suitable for subscripts
    case `subscript` = 2
    /// Change the font to a size suitable for Small Caps
    case smallCaps = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_font_scale_get_type() }

    @MainActor init(cValue: PangoFontScale) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoFontScale { PangoFontScale(unsigned) }
  }
}

extension Pango {
  /// `Pango.Gravity` represents the orientation of glyphs in a segment of text.
  public nonisolated enum Gravity: Int32, GEnum, Sendable {
    /// Glyphs stand upright (default)
    case south = 0
    /// Glyphs are rotated 90 degrees counter-clockwise.
    case east = 1
    /// Glyphs are upside-down.
    case north = 2
    /// Glyphs are rotated 90 degrees clockwise.
    case west = 3
    /// Gravity is resolved from the context matrix
    case auto = 4

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 5) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_gravity_get_type() }

    @MainActor init(cValue: PangoGravity) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoGravity { PangoGravity(unsigned) }
  }
}

extension Pango {
  /// `Pango.GravityHint` defines how horizontal scripts should behave in a vertical context.
  public nonisolated enum GravityHint: Int32, GEnum, Sendable {
    /// scripts will take their natural gravity based on the base gravity and the script. This is the default.
    case natural = 0
    /// always use the base gravity set, regardless of the script.
    case strong = 1
    /// for scripts not in their natural direction (eg. Latin in East gravity), choose per-script gravity such that
    /// every script respects the line progression. This means, Latin and Arabic will take opposite gravities and both
    /// flow top-to-bottom for example.
    case line = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_gravity_hint_get_type() }

    @MainActor init(cValue: PangoGravityHint) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoGravityHint { PangoGravityHint(unsigned) }
  }
}

extension Pango {
  /// Flags that influence the behavior of `Pango.Layout.deserialize()`.
  public nonisolated struct LayoutDeserializeFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Apply context information from the serialization to the `Pango.Context`
    public static var context: LayoutDeserializeFlags { LayoutDeserializeFlags(rawValue: 1) }

    public static var gType: GType { pango_layout_deserialize_flags_get_type() }

    @MainActor init(cValue: PangoLayoutDeserializeFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoLayoutDeserializeFlags { PangoLayoutDeserializeFlags(unsigned) }
  }
}

extension Pango {
  /// Flags that influence the behavior of `Pango.Layout.serialize()`.
  public nonisolated struct LayoutSerializeFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Include context information
    public static var context: LayoutSerializeFlags { LayoutSerializeFlags(rawValue: 1) }
    /// Include information about the formatted output
    public static var output: LayoutSerializeFlags { LayoutSerializeFlags(rawValue: 2) }

    public static var gType: GType { pango_layout_serialize_flags_get_type() }

    @MainActor init(cValue: PangoLayoutSerializeFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoLayoutSerializeFlags { PangoLayoutSerializeFlags(unsigned) }
  }
}

extension Pango {
  /// The `Pango.Overline` enumeration is used to specify whether text should be overlined, and if so, the type of line.
  public nonisolated enum Overline: Int32, GEnum, Sendable {
    /// no overline should be drawn
    case none = 0
    /// Draw a single line above the ink extents of the text being underlined.
    case single = 1

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_overline_get_type() }

    @MainActor init(cValue: PangoOverline) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoOverline { PangoOverline(unsigned) }
  }
}

extension Pango {
  /// The `Pango.Script` enumeration identifies different writing systems.
  public nonisolated enum Script: Int32, GEnum, Sendable {
    /// a value never returned from `pango_script_for_unichar()`
    case invalidCode = -1
    /// a character used by multiple different scripts
    case common = 0
    /// a mark glyph that takes its script from the base glyph to which it is attached
    case inherited = 1
    /// Arabic
    case arabic = 2
    /// Armenian
    case armenian = 3
    /// Bengali
    case bengali = 4
    /// Bopomofo
    case bopomofo = 5
    /// Cherokee
    case cherokee = 6
    /// Coptic
    case coptic = 7
    /// Cyrillic
    case cyrillic = 8
    /// Deseret
    case deseret = 9
    /// Devanagari
    case devanagari = 10
    /// Ethiopic
    case ethiopic = 11
    /// Georgian
    case georgian = 12
    /// Gothic
    case gothic = 13
    /// Greek
    case greek = 14
    /// Gujarati
    case gujarati = 15
    /// Gurmukhi
    case gurmukhi = 16
    /// Han
    case han = 17
    /// Hangul
    case hangul = 18
    /// Hebrew
    case hebrew = 19
    /// Hiragana
    case hiragana = 20
    /// Kannada
    case kannada = 21
    /// Katakana
    case katakana = 22
    /// Khmer
    case khmer = 23
    /// Lao
    case lao = 24
    /// Latin
    case latin = 25
    /// Malayalam
    case malayalam = 26
    /// Mongolian
    case mongolian = 27
    /// Myanmar
    case myanmar = 28
    /// Ogham
    case ogham = 29
    /// Old Italic
    case oldItalic = 30
    /// Oriya
    case oriya = 31
    /// Runic
    case runic = 32
    /// Sinhala
    case sinhala = 33
    /// Syriac
    case syriac = 34
    /// Tamil
    case tamil = 35
    /// Telugu
    case telugu = 36
    /// Thaana
    case thaana = 37
    /// Thai
    case thai = 38
    /// Tibetan
    case tibetan = 39
    /// Canadian Aboriginal
    case canadianAboriginal = 40
    /// Yi
    case yi = 41
    /// Tagalog
    case tagalog = 42
    /// Hanunoo
    case hanunoo = 43
    /// Buhid
    case buhid = 44
    /// Tagbanwa
    case tagbanwa = 45
    /// Braille
    case braille = 46
    /// Cypriot
    case cypriot = 47
    /// Limbu
    case limbu = 48
    /// Osmanya
    case osmanya = 49
    /// Shavian
    case shavian = 50
    /// Linear B
    case linearB = 51
    /// Tai Le
    case taiLe = 52
    /// Ugaritic
    case ugaritic = 53
    /// New Tai Lue. Since 1.10
    case newTaiLue = 54
    /// Buginese. Since 1.10
    case buginese = 55
    /// Glagolitic. Since 1.10
    case glagolitic = 56
    /// Tifinagh. Since 1.10
    case tifinagh = 57
    /// Syloti Nagri. Since 1.10
    case sylotiNagri = 58
    /// Old Persian. Since 1.10
    case oldPersian = 59
    /// Kharoshthi. Since 1.10
    case kharoshthi = 60
    /// an unassigned code point. Since 1.14
    case unknown = 61
    /// Balinese. Since 1.14
    case balinese = 62
    /// Cuneiform. Since 1.14
    case cuneiform = 63
    /// Phoenician. Since 1.14
    case phoenician = 64
    /// Phags-pa. Since 1.14
    case phagsPa = 65
    /// N'Ko. Since 1.14
    case nko = 66
    /// Kayah Li. Since 1.20.1
    case kayahLi = 67
    /// Lepcha. Since 1.20.1
    case lepcha = 68
    /// Rejang. Since 1.20.1
    case rejang = 69
    /// Sundanese. Since 1.20.1
    case sundanese = 70
    /// Saurashtra. Since 1.20.1
    case saurashtra = 71
    /// Cham. Since 1.20.1
    case cham = 72
    /// Ol Chiki. Since 1.20.1
    case olChiki = 73
    /// Vai. Since 1.20.1
    case vai = 74
    /// Carian. Since 1.20.1
    case carian = 75
    /// Lycian. Since 1.20.1
    case lycian = 76
    /// Lydian. Since 1.20.1
    case lydian = 77
    /// Batak. Since 1.32
    case batak = 78
    /// Brahmi. Since 1.32
    case brahmi = 79
    /// Mandaic. Since 1.32
    case mandaic = 80
    /// Chakma. Since: 1.32
    case chakma = 81
    /// Meroitic Cursive. Since: 1.32
    case meroiticCursive = 82
    /// Meroitic Hieroglyphs. Since: 1.32
    case meroiticHieroglyphs = 83
    /// Miao. Since: 1.32
    case miao = 84
    /// Sharada. Since: 1.32
    case sharada = 85
    /// Sora Sompeng. Since: 1.32
    case soraSompeng = 86
    /// Takri. Since: 1.32
    case takri = 87
    /// Bassa. Since: 1.40
    case bassaVah = 88
    /// Caucasian Albanian. Since: 1.40
    case caucasianAlbanian = 89
    /// Duployan. Since: 1.40
    case duployan = 90
    /// Elbasan. Since: 1.40
    case elbasan = 91
    /// Grantha. Since: 1.40
    case grantha = 92
    /// Kjohki. Since: 1.40
    case khojki = 93
    /// Khudawadi, Sindhi. Since: 1.40
    case khudawadi = 94
    /// Linear A. Since: 1.40
    case linearA = 95
    /// Mahajani. Since: 1.40
    case mahajani = 96
    /// Manichaean. Since: 1.40
    case manichaean = 97
    /// Mende Kikakui. Since: 1.40
    case mendeKikakui = 98
    /// Modi. Since: 1.40
    case modi = 99
    /// Mro. Since: 1.40
    case mro = 100
    /// Nabataean. Since: 1.40
    case nabataean = 101
    /// Old North Arabian. Since: 1.40
    case oldNorthArabian = 102
    /// Old Permic. Since: 1.40
    case oldPermic = 103
    /// Pahawh Hmong. Since: 1.40
    case pahawhHmong = 104
    /// Palmyrene. Since: 1.40
    case palmyrene = 105
    /// Pau Cin Hau. Since: 1.40
    case pauCinHau = 106
    /// Psalter Pahlavi. Since: 1.40
    case psalterPahlavi = 107
    /// Siddham. Since: 1.40
    case siddham = 108
    /// Tirhuta. Since: 1.40
    case tirhuta = 109
    /// Warang Citi. Since: 1.40
    case warangCiti = 110
    /// Ahom. Since: 1.40
    case ahom = 111
    /// Anatolian Hieroglyphs. Since: 1.40
    case anatolianHieroglyphs = 112
    /// Hatran. Since: 1.40
    case hatran = 113
    /// Multani. Since: 1.40
    case multani = 114
    /// Old Hungarian. Since: 1.40
    case oldHungarian = 115
    /// Signwriting. Since: 1.40
    case signwriting = 116

    public static var gType: GType { pango_script_get_type() }

    @MainActor init(cValue: PangoScript) { self.init(signed: cValue.rawValue) }
    var cValue: PangoScript { PangoScript(signed) }
  }
}

extension Pango {
  /// These flags affect how Pango treats characters that are normally not visible in the output.
  public nonisolated struct ShowFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Render spaces, tabs and newlines visibly
    public static var spaces: ShowFlags { ShowFlags(rawValue: 1) }
    /// Render line breaks visibly
    public static var lineBreaks: ShowFlags { ShowFlags(rawValue: 2) }
    /// Render default-ignorable Unicode characters visibly
    public static var ignorables: ShowFlags { ShowFlags(rawValue: 4) }

    public static var gType: GType { pango_show_flags_get_type() }

    @MainActor init(cValue: PangoShowFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoShowFlags { PangoShowFlags(unsigned) }
  }
}

extension Pango {
  /// An enumeration specifying the width of the font relative to other designs within a family.
  public nonisolated enum Stretch: Int32, GEnum, Sendable {
    /// ultra condensed width
    case ultraCondensed = 0
    /// extra condensed width
    case extraCondensed = 1
    /// condensed width
    case condensed = 2
    /// semi condensed width
    case semiCondensed = 3
    /// the normal width
    case normal = 4
    /// semi expanded width
    case semiExpanded = 5
    /// expanded width
    case expanded = 6
    /// extra expanded width
    case extraExpanded = 7
    /// ultra expanded width
    case ultraExpanded = 8

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 9) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_stretch_get_type() }

    @MainActor init(cValue: PangoStretch) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoStretch { PangoStretch(unsigned) }
  }
}

extension Pango {
  /// An enumeration specifying the various slant styles possible for a font.
  public nonisolated enum Style: Int32, GEnum, Sendable {
    /// the font is upright.
    case normal = 0
    /// the font is slanted, but in a roman style.
    case oblique = 1
    /// the font is slanted in an italic style.
    case italic = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_style_get_type() }

    @MainActor init(cValue: PangoStyle) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoStyle { PangoStyle(unsigned) }
  }
}

extension Pango {
  /// `Pango.TabAlign` specifies where the text appears relative to the tab stop position.
  public nonisolated enum TabAlign: Int32, GEnum, Sendable {
    /// the text appears to the right of the tab stop position
    case left = 0
    /// the text appears to the left of the tab stop position until the available space is filled. Since: 1.50
    case right = 1
    /// the text is centered at the tab stop position until the available space is filled. Since: 1.50
    case center = 2
    /// text before the first occurrence of the decimal point character appears to the left of the tab stop position
    /// (until the available space is filled), the rest to the right. Since: 1.50
    case decimal = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_tab_align_get_type() }

    @MainActor init(cValue: PangoTabAlign) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoTabAlign { PangoTabAlign(unsigned) }
  }
}

extension Pango {
  /// An enumeration that affects how Pango treats characters during shaping.
  public nonisolated enum TextTransform: Int32, GEnum, Sendable {
    /// Leave text unchanged
    case none = 0
    /// Display letters and numbers as lowercase
    case lowercase = 1
    /// Display letters and numbers as uppercase
    case uppercase = 2
    /// Display the first character of a word in titlecase
    case capitalize = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_text_transform_get_type() }

    @MainActor init(cValue: PangoTextTransform) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoTextTransform { PangoTextTransform(unsigned) }
  }
}

extension Pango {
  /// The `Pango.Underline` enumeration is used to specify whether text should be underlined, and if so, the type of
  /// underlining.
  public nonisolated enum Underline: Int32, GEnum, Sendable {
    /// no underline should be drawn
    case none = 0
    /// a single underline should be drawn
    case single = 1
    /// a double underline should be drawn
    case double = 2
    /// a single underline should be drawn at a position beneath the ink extents of the text being underlined. This
    /// should be used only for underlining single characters, such as for keyboard accelerators.
    /// `PANGO_UNDERLINE_SINGLE` should be used for extended portions of text.
    case low = 3
    /// an underline indicating an error should be drawn below. The exact style of rendering is up to the
    /// `Pango.Renderer` in use, but typical styles include wavy or dotted lines. This underline is typically used to
    /// indicate an error such as a possible mispelling; in some cases a contrasting color may automatically be used.
    /// This type of underlining is available since Pango 1.4.
    case error = 4
    /// Like @PANGO_UNDERLINE_SINGLE, but drawn continuously across multiple runs. This type of underlining is available
    /// since Pango 1.46.
    case singleLine = 5
    /// Like @PANGO_UNDERLINE_DOUBLE, but drawn continuously across multiple runs. This type of underlining is available
    /// since Pango 1.46.
    case doubleLine = 6
    /// Like @PANGO_UNDERLINE_ERROR, but drawn continuously across multiple runs. This type of underlining is available
    /// since Pango 1.46.
    case errorLine = 7

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_underline_get_type() }

    @MainActor init(cValue: PangoUnderline) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoUnderline { PangoUnderline(unsigned) }
  }
}

extension Pango {
  /// An enumeration specifying capitalization variant of the font.
  public nonisolated enum Variant: Int32, GEnum, Sendable {
    /// A normal font.
    case normal = 0
    /// A font with the lower case characters replaced by smaller variants of the capital characters.
    case smallCaps = 1
    /// A font with all characters replaced by smaller variants of the capital characters. Since: 1.50
    case allSmallCaps = 2
    /// A font with the lower case characters replaced by smaller variants of the capital characters. Petite Caps can be
    /// even smaller than Small Caps. Since: 1.50
    case petiteCaps = 3
    /// A font with all characters replaced by smaller variants of the capital characters. Petite Caps can be even
    /// smaller than Small Caps. Since: 1.50
    case allPetiteCaps = 4
    /// A font with the upper case characters replaced by smaller variants of the capital letters. Since: 1.50
    case unicase = 5
    /// A font with capital letters that are more suitable for all-uppercase titles. Since: 1.50
    case titleCaps = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_variant_get_type() }

    @MainActor init(cValue: PangoVariant) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoVariant { PangoVariant(unsigned) }
  }
}

extension Pango {
  /// An enumeration specifying the weight (boldness) of a font.
  public nonisolated enum Weight: Int32, GEnum, Sendable {
    /// the thin weight (= 100) Since: 1.24
    case thin = 100
    /// the ultralight weight (= 200)
    case ultralight = 200
    /// the light weight (= 300)
    case light = 300
    /// the semilight weight (= 350) Since: 1.36.7
    case semilight = 350
    /// the book weight (= 380) Since: 1.24)
    case book = 380
    /// the default weight (= 400)
    case normal = 400
    /// the medium weight (= 500) Since: 1.24
    case medium = 500
    /// the semibold weight (= 600)
    case semibold = 600
    /// the bold weight (= 700)
    case bold = 700
    /// the ultrabold weight (= 800)
    case ultrabold = 800
    /// the heavy weight (= 900)
    case heavy = 900
    /// the ultraheavy weight (= 1000) Since: 1.24
    case ultraheavy = 1000

    public static var gType: GType { pango_weight_get_type() }

    @MainActor init(cValue: PangoWeight) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoWeight { PangoWeight(unsigned) }
  }
}

extension Pango {
  /// `Pango.WrapMode` describes how to wrap the lines of a `Pango.Layout` to the desired width.
  public nonisolated enum WrapMode: Int32, GEnum, Sendable {
    /// wrap lines at word boundaries.
    case word = 0
    /// wrap lines at character boundaries.
    case char = 1
    /// wrap lines at word boundaries, but fall back to character boundaries if there is not enough space for a full
    /// word.
    case wordChar = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { pango_wrap_mode_get_type() }

    @MainActor init(cValue: PangoWrapMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: PangoWrapMode { PangoWrapMode(unsigned) }
  }
}
