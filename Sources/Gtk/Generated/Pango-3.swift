// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

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
