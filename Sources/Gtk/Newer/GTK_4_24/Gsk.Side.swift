// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import CGtk

extension Gsk {
  /// The enumeration [`GskSide`](https://docs.gtk.org/gsk4/enum.Side.html). Since GTK 4.24.
  public nonisolated enum Side: Int32, GEnum, Sendable {
    /// `GSK_SIDE_TOP` in C.
    case top = 0
    /// `GSK_SIDE_RIGHT` in C.
    case right = 1
    /// `GSK_SIDE_BOTTOM` in C.
    case bottom = 2
    /// `GSK_SIDE_LEFT` in C.
    case left = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_side_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskSide) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskSide { GskSide(rawValue: unsigned) }
  }
}

#endif
