// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

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
