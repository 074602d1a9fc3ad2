// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
public import CGtk

extension Gdk {
  /// The enumeration [`GdkCicpRange`](https://docs.gtk.org/gdk4/enum.CicpRange.html). Since GTK 4.16.
  public nonisolated enum CicpRange: Int32, GEnum, Sendable {
    /// `GDK_CICP_RANGE_NARROW` in C.
    case narrow = 0
    /// `GDK_CICP_RANGE_FULL` in C.
    case full = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_cicp_range_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkCicpRange) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkCicpRange { GdkCicpRange(rawValue: unsigned) }
  }
}

#endif
