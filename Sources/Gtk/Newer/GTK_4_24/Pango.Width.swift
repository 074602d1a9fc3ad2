// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import CGtk

extension Pango {
  /// The enumeration [`PangoWidth`](https://docs.gtk.org/Pango/enum.Width.html). Since Pango 1.58.
  public nonisolated enum Width: Int32, GEnum, Sendable {
    /// `PANGO_WIDTH_ULTRA_CONDENSED` in C.
    case ultraCondensed = 500
    /// `PANGO_WIDTH_EXTRA_CONDENSED` in C.
    case extraCondensed = 625
    /// `PANGO_WIDTH_CONDENSED` in C.
    case condensed = 750
    /// `PANGO_WIDTH_SEMI_CONDENSED` in C.
    case semiCondensed = 875
    /// `PANGO_WIDTH_NORMAL` in C.
    case normal = 1000
    /// `PANGO_WIDTH_SEMI_EXPANDED` in C.
    case semiExpanded = 1125
    /// `PANGO_WIDTH_EXPANDED` in C.
    case expanded = 1250
    /// `PANGO_WIDTH_EXTRA_EXPANDED` in C.
    case extraExpanded = 1500
    /// `PANGO_WIDTH_ULTRA_EXPANDED` in C.
    case ultraExpanded = 2000

    public static var gType: GType { pango_width_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: PangoWidth) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: PangoWidth { PangoWidth(rawValue: unsigned) }
  }
}

#endif
