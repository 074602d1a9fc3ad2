// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

extension Gsk {
  /// The enumeration [`GskFillRule`](https://docs.gtk.org/gsk4/enum.FillRule.html). Since GTK 4.14.
  public nonisolated enum FillRule: Int32, GEnum, Sendable {
    /// `GSK_FILL_RULE_WINDING` in C.
    case winding = 0
    /// `GSK_FILL_RULE_EVEN_ODD` in C.
    case evenOdd = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_fill_rule_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskFillRule) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskFillRule { GskFillRule(rawValue: unsigned) }
  }
}

#endif
