// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

extension Gsk {
  /// The enumeration [`GskLineCap`](https://docs.gtk.org/gsk4/enum.LineCap.html). Since GTK 4.14.
  public nonisolated enum LineCap: Int32, GEnum, Sendable {
    /// `GSK_LINE_CAP_BUTT` in C.
    case butt = 0
    /// `GSK_LINE_CAP_ROUND` in C.
    case round = 1
    /// `GSK_LINE_CAP_SQUARE` in C.
    case square = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_line_cap_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskLineCap) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskLineCap { GskLineCap(rawValue: unsigned) }
  }
}

#endif
