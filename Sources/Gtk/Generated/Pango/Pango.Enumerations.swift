// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Pango {
  /// The enumeration [`PangoAlignment`](https://docs.gtk.org/Pango/enum.Alignment.html).
  public nonisolated enum Alignment: Int32, GEnum, Sendable {
    /// `PANGO_ALIGN_LEFT` in C.
    case left = 0
    /// `PANGO_ALIGN_CENTER` in C.
    case center = 1
    /// `PANGO_ALIGN_RIGHT` in C.
    case right = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_alignment_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoAlignment) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoAlignment { PangoAlignment(rawValue: unsigned) }
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
    #if GTK_4_24
    /// `PANGO_ATTR_WIDTH` in C.
    case width = 38
    #endif

    public static var gType: GType { pango_attr_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoAttrType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoAttrType { PangoAttrType(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_direction_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoDirection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoDirection { PangoDirection(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_ellipsize_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoEllipsizeMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoEllipsizeMode { PangoEllipsizeMode(rawValue: unsigned) }
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
    #if GTK_4_24
    /// `PANGO_FONT_MASK_WIDTH` in C.
    public static var width: FontMask { FontMask(rawValue: 16) }
    #endif
    #if GTK_4_18
    /// `PANGO_FONT_MASK_FEATURES` in C. Since Pango 1.56.
    public static var features: FontMask { FontMask(rawValue: 256) }
    #endif
    #if GTK_4_24
    /// `PANGO_FONT_MASK_COLOR` in C. Since Pango 1.57.
    public static var color: FontMask { FontMask(rawValue: 512) }
    #endif

    public static var gType: GType { pango_font_mask_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoFontMask) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoFontMask { PangoFontMask(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_font_scale_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoFontScale) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoFontScale { PangoFontScale(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 5) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_gravity_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoGravity) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoGravity { PangoGravity(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_gravity_hint_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoGravityHint) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoGravityHint { PangoGravityHint(rawValue: unsigned) }
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

    @_spi(Bindings) @MainActor public init(cValue: PangoLayoutDeserializeFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoLayoutDeserializeFlags { PangoLayoutDeserializeFlags(rawValue: unsigned) }
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

    @_spi(Bindings) @MainActor public init(cValue: PangoLayoutSerializeFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoLayoutSerializeFlags { PangoLayoutSerializeFlags(rawValue: unsigned) }
  }
}

extension Pango {
  /// The enumeration [`PangoOverline`](https://docs.gtk.org/Pango/enum.Overline.html). Since Pango 1.46.
  public nonisolated enum Overline: Int32, GEnum, Sendable {
    /// `PANGO_OVERLINE_NONE` in C.
    case none = 0
    /// `PANGO_OVERLINE_SINGLE` in C.
    case single = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_overline_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoOverline) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoOverline { PangoOverline(rawValue: unsigned) }
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

    @_spi(Bindings) @MainActor public init(cValue: PangoScript) { self.init(signed: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoScript { PangoScript(rawValue: signed) }
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

    @_spi(Bindings) @MainActor public init(cValue: PangoShowFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoShowFlags { PangoShowFlags(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 9) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_stretch_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoStretch) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoStretch { PangoStretch(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_style_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoStyle) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoStyle { PangoStyle(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_tab_align_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoTabAlign) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoTabAlign { PangoTabAlign(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_text_transform_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoTextTransform) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoTextTransform { PangoTextTransform(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 8) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_underline_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoUnderline) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoUnderline { PangoUnderline(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_variant_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoVariant) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoVariant { PangoVariant(rawValue: unsigned) }
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

    @_spi(Bindings) @MainActor public init(cValue: PangoWeight) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoWeight { PangoWeight(rawValue: unsigned) }
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
    #if GTK_4_18
    /// `PANGO_WRAP_NONE` in C. Since Pango 1.56.
    case none = 3
    #endif

    public static var gType: GType { pango_wrap_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoWrapMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoWrapMode { PangoWrapMode(rawValue: unsigned) }
  }
}
