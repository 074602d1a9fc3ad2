// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

extension Gsk {
  /// The enumeration [`GskPathDirection`](https://docs.gtk.org/gsk4/enum.PathDirection.html). Since GTK 4.14.
  public nonisolated enum PathDirection: Int32, GEnum, Sendable {
    /// `GSK_PATH_FROM_START` in C.
    case fromStart = 0
    /// `GSK_PATH_TO_START` in C.
    case toStart = 1
    /// `GSK_PATH_TO_END` in C.
    case toEnd = 2
    /// `GSK_PATH_FROM_END` in C.
    case fromEnd = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_path_direction_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskPathDirection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskPathDirection { GskPathDirection(rawValue: unsigned) }
  }
}

#endif
