// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

extension Gsk {
  /// The enumeration [`GskLineJoin`](https://docs.gtk.org/gsk4/enum.LineJoin.html). Since GTK 4.14.
  public nonisolated enum LineJoin: Int32, GEnum, Sendable {
    /// `GSK_LINE_JOIN_MITER` in C.
    case miter = 0
    /// `GSK_LINE_JOIN_ROUND` in C.
    case round = 1
    /// `GSK_LINE_JOIN_BEVEL` in C.
    case bevel = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_line_join_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskLineJoin) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskLineJoin { GskLineJoin(rawValue: unsigned) }
  }
}

#endif
