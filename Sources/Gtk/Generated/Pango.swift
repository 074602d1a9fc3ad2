// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Pango.
public enum Pango {}

extension Pango {
  /// A `Pango.Context` stores global information used to control the itemization process.
  open class Context: Object {
    open override class var gType: GType { pango_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Pango.Context` initialized to default values.
    public init() {
      super.init(adopting: UnsafeMutableRawPointer(pango_context_new()))
    }

    /// Forces a change in the context, which will cause any `Pango.Layout` using this context to re-layout.
    public final func changed() { pango_context_changed(cast()) }

    /// Retrieves the base direction for the context.
    public var baseDir: Pango.Direction { Pango.Direction(cValue: pango_context_get_base_dir(cast())) }

    /// Retrieves the base gravity for the context.
    public var baseGravity: Pango.Gravity { Pango.Gravity(cValue: pango_context_get_base_gravity(cast())) }

    /// Gets the `Pango.FontMap` used to look up fonts for this context.
    public var fontMap: Pango.FontMap? { lentObject(pango_context_get_font_map(cast())) }

    /// Retrieves the gravity for the context.
    public var gravity: Pango.Gravity { Pango.Gravity(cValue: pango_context_get_gravity(cast())) }

    /// Retrieves the gravity hint for the context.
    public var gravityHint: Pango.GravityHint { Pango.GravityHint(cValue: pango_context_get_gravity_hint(cast())) }

    /// Returns whether font rendering with this context should round glyph positions and widths.
    public var roundGlyphPositions: Bool { pango_context_get_round_glyph_positions(cast()) != 0 }

    /// Returns the current serial number of `context`.
    public var serial: Int { Int(pango_context_get_serial(cast())) }

    /// Sets the base direction for the context.
    public final func setBaseDir(_ direction: Pango.Direction) {
      pango_context_set_base_dir(cast(), direction.cValue())
    }

    /// Sets the base gravity for the context.
    public final func setBaseGravity(_ gravity: Pango.Gravity) {
      pango_context_set_base_gravity(cast(), gravity.cValue())
    }

    /// Sets the font map to be searched when fonts are looked-up in this context.
    public final func setFontMap(_ fontMap: Pango.FontMap?) { pango_context_set_font_map(cast(), fontMap?.cast()) }

    /// Sets the gravity hint for the context.
    public final func setGravityHint(_ hint: Pango.GravityHint) {
      pango_context_set_gravity_hint(cast(), hint.cValue())
    }

    /// Sets whether font rendering with this context should round glyph positions and widths to integral positions, in
    /// device units.
    public final func setRoundGlyphPositions(_ roundPositions: Bool) {
      pango_context_set_round_glyph_positions(cast(), roundPositions ? 1 : 0)
    }
  }
}

extension Pango {
  /// A `Pango.FontMap` represents the set of fonts available for a particular rendering system.
  open class FontMap: Object, Gio.ListModel {
    open override class var gType: GType { pango_font_map_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The number of items contained in this list.
    public var nItems: Int { getProperty("n-items") }

    /// Forces a change in the context, which will cause any `Pango.Context` using this fontmap to change.
    public final func changed() { pango_font_map_changed(cast()) }

    /// Creates a `Pango.Context` connected to `fontmap`.
    @discardableResult
    public final func createContext() -> Pango.Context? { givenObject(pango_font_map_create_context(cast())) }

    /// Returns the current serial number of `fontmap`.
    public var serial: Int { Int(pango_font_map_get_serial(cast())) }
  }
}

extension Reactive where Base: Pango.FontMap {
  /// The number of items contained in this list.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Pango {
  /// A `Pango.Layout` structure represents an entire paragraph of text.
  open class Layout: Object {
    open override class var gType: GType { pango_layout_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Create a new `Pango.Layout` object with attributes initialized to default values for a particular
    /// `Pango.Context`.
    public init(context: Pango.Context) {
      super.init(adopting: UnsafeMutableRawPointer(pango_layout_new(context.cast())))
    }

    /// Forces recomputation of any state in the `Pango.Layout` that might depend on the layout's context.
    public final func contextChanged() { pango_layout_context_changed(cast()) }

    /// Creates a deep copy-by-value of the layout.
    @discardableResult
    public final func copy() -> Pango.Layout? { givenObject(pango_layout_copy(cast())) }

    /// Gets the alignment for the layout: how partial lines are positioned within the horizontal space available.
    public var alignment: Pango.Alignment { Pango.Alignment(cValue: pango_layout_get_alignment(cast())) }

    /// Gets whether to calculate the base direction for the layout according to its contents.
    public var autoDir: Bool { pango_layout_get_auto_dir(cast()) != 0 }

    /// Gets the Y position of baseline of the first line in `layout`.
    public var baseline: Int { Int(pango_layout_get_baseline(cast())) }

    /// Returns the number of Unicode characters in the the text of `layout`.
    public var characterCount: Int { Int(pango_layout_get_character_count(cast())) }

    /// Retrieves the `Pango.Context` used for this layout.
    public var context: Pango.Context? { lentObject(pango_layout_get_context(cast())) }

    /// Gets the text direction at the given character position in `layout`.
    public final func getDirection(_ index: Int) -> Pango.Direction {
      Pango.Direction(cValue: pango_layout_get_direction(cast(), Int32(index)))
    }

    /// Gets the type of ellipsization being performed for `layout`.
    public var ellipsize: Pango.EllipsizeMode { Pango.EllipsizeMode(cValue: pango_layout_get_ellipsize(cast())) }

    /// Gets the height of layout used for ellipsization.
    public var height: Int { Int(pango_layout_get_height(cast())) }

    /// Gets the paragraph indent width in Pango units.
    public var indent: Int { Int(pango_layout_get_indent(cast())) }

    /// Gets whether each complete line should be stretched to fill the entire width of the layout.
    public var justify: Bool { pango_layout_get_justify(cast()) != 0 }

    /// Gets whether the last line should be stretched to fill the entire width of the layout.
    public var justifyLastLine: Bool { pango_layout_get_justify_last_line(cast()) != 0 }

    /// Retrieves the count of lines for the `layout`.
    public var lineCount: Int { Int(pango_layout_get_line_count(cast())) }

    /// Gets the line spacing factor of `layout`.
    public var lineSpacing: Double { Double(pango_layout_get_line_spacing(cast())) }

    /// Returns the current serial number of `layout`.
    public var serial: Int { Int(pango_layout_get_serial(cast())) }

    /// Obtains whether `layout` is in single paragraph mode.
    public var singleParagraphMode: Bool { pango_layout_get_single_paragraph_mode(cast()) != 0 }

    /// Gets the amount of spacing between the lines of the layout.
    public var spacing: Int { Int(pango_layout_get_spacing(cast())) }

    /// Gets the text in the layout.
    public var text: String { lentString(pango_layout_get_text(cast())) }

    /// Counts the number of unknown glyphs in `layout`.
    public var unknownGlyphsCount: Int { Int(pango_layout_get_unknown_glyphs_count(cast())) }

    /// Gets the width to which the lines of the `Pango.Layout` should wrap.
    public var width: Int { Int(pango_layout_get_width(cast())) }

    /// Gets the wrap mode for the layout.
    public var wrap: Pango.WrapMode { Pango.WrapMode(cValue: pango_layout_get_wrap(cast())) }

    /// Queries whether the layout had to ellipsize any paragraphs.
    public final func isEllipsized() -> Bool { pango_layout_is_ellipsized(cast()) != 0 }

    /// Queries whether the layout had to wrap any paragraphs.
    public final func isWrapped() -> Bool { pango_layout_is_wrapped(cast()) != 0 }

    /// Sets the alignment for the layout: how partial lines are positioned within the horizontal space available.
    public final func setAlignment(_ alignment: Pango.Alignment) {
      pango_layout_set_alignment(cast(), alignment.cValue())
    }

    /// Sets whether to calculate the base direction for the layout according to its contents.
    public final func setAutoDir(_ autoDir: Bool) { pango_layout_set_auto_dir(cast(), autoDir ? 1 : 0) }

    /// Sets the type of ellipsization being performed for `layout`.
    public final func setEllipsize(_ ellipsize: Pango.EllipsizeMode) {
      pango_layout_set_ellipsize(cast(), ellipsize.cValue())
    }

    /// Sets the height to which the `Pango.Layout` should be ellipsized at.
    public final func setHeight(_ height: Int) { pango_layout_set_height(cast(), Int32(height)) }

    /// Sets the width in Pango units to indent each paragraph.
    public final func setIndent(_ indent: Int) { pango_layout_set_indent(cast(), Int32(indent)) }

    /// Sets whether each complete line should be stretched to fill the entire width of the layout.
    public final func setJustify(_ justify: Bool) { pango_layout_set_justify(cast(), justify ? 1 : 0) }

    /// Sets whether the last line should be stretched to fill the entire width of the layout.
    public final func setJustifyLastLine(_ justify: Bool) {
      pango_layout_set_justify_last_line(cast(), justify ? 1 : 0)
    }

    /// Sets a factor for line spacing.
    public final func setLineSpacing(_ factor: Double) { pango_layout_set_line_spacing(cast(), Float(factor)) }

    /// Sets the layout text and attribute list from marked-up text.
    public final func setMarkup(_ markup: String, length: Int) {
      pango_layout_set_markup(cast(), markup, Int32(length))
    }

    /// Sets the single paragraph mode of `layout`.
    public final func setSingleParagraphMode(_ setting: Bool) {
      pango_layout_set_single_paragraph_mode(cast(), setting ? 1 : 0)
    }

    /// Sets the amount of spacing in Pango units between the lines of the layout.
    public final func setSpacing(_ spacing: Int) { pango_layout_set_spacing(cast(), Int32(spacing)) }

    /// Sets the text of the layout.
    public final func setText(_ text: String, length: Int) { pango_layout_set_text(cast(), text, Int32(length)) }

    /// Sets the width to which the lines of the `Pango.Layout` should wrap or ellipsized.
    public final func setWidth(_ width: Int) { pango_layout_set_width(cast(), Int32(width)) }

    /// Sets the wrap mode.
    public final func setWrap(_ wrap: Pango.WrapMode) { pango_layout_set_wrap(cast(), wrap.cValue()) }
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

    public static var gType: GType { pango_alignment_get_type() }
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

    public static var gType: GType { pango_direction_get_type() }
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

    public static var gType: GType { pango_ellipsize_mode_get_type() }
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

    public static var gType: GType { pango_gravity_get_type() }
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

    public static var gType: GType { pango_gravity_hint_get_type() }
  }
}

extension Pango {
  /// The `Pango.Overline` enumeration is used to specify whether text should be overlined, and if so, the type of line.
  public nonisolated enum Overline: Int32, GEnum, Sendable {
    /// no overline should be drawn
    case none = 0
    /// Draw a single line above the ink extents of the text being underlined.
    case single = 1

    public static var gType: GType { pango_overline_get_type() }
  }
}

extension Pango {
  /// These flags affect how Pango treats characters that are normally not visible in the output.
  public nonisolated struct ShowFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Render spaces, tabs and newlines visibly
    public static let spaces = ShowFlags(rawValue: 1)
    /// Render line breaks visibly
    public static let lineBreaks = ShowFlags(rawValue: 2)
    /// Render default-ignorable Unicode characters visibly
    public static let ignorables = ShowFlags(rawValue: 4)

    public static var gType: GType { pango_show_flags_get_type() }
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

    public static var gType: GType { pango_stretch_get_type() }
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

    public static var gType: GType { pango_style_get_type() }
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

    public static var gType: GType { pango_text_transform_get_type() }
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

    public static var gType: GType { pango_underline_get_type() }
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

    public static var gType: GType { pango_variant_get_type() }
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

    public static var gType: GType { pango_wrap_mode_get_type() }
  }
}
