// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import CGtk

extension Gsk {
  /// The enumeration [`GskSnapDirection`](https://docs.gtk.org/gsk4/enum.SnapDirection.html). Since GTK 4.24.
  public nonisolated enum SnapDirection: Int32, GEnum, Sendable {
    /// `GSK_SNAP_NONE` in C.
    case none = 0
    /// `GSK_SNAP_FLOOR` in C.
    case floor = 1
    /// `GSK_SNAP_CEIL` in C.
    case ceil = 2
    /// `GSK_SNAP_ROUND` in C.
    case round = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_snap_direction_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskSnapDirection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskSnapDirection { GskSnapDirection(rawValue: unsigned) }
  }
}

#endif
