// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import CGtk

extension Pango {
  /// The enumeration [`PangoFontColor`](https://docs.gtk.org/Pango/enum.FontColor.html). Since Pango 1.57.
  public nonisolated enum FontColor: Int32, GEnum, Sendable {
    /// `PANGO_FONT_COLOR_FORBIDDEN` in C.
    case forbidden = 0
    /// `PANGO_FONT_COLOR_REQUIRED` in C.
    case required = 1
    /// `PANGO_FONT_COLOR_DONT_CARE` in C.
    case dontCare = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { pango_font_color_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoFontColor) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoFontColor { PangoFontColor(rawValue: unsigned) }
  }
}

#endif
