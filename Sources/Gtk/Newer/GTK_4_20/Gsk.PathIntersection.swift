// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
public import CGtk

extension Gsk {
  /// The enumeration [`GskPathIntersection`](https://docs.gtk.org/gsk4/enum.PathIntersection.html). Since GTK 4.20.
  public nonisolated enum PathIntersection: Int32, GEnum, Sendable {
    /// `GSK_PATH_INTERSECTION_NONE` in C.
    case none = 0
    /// `GSK_PATH_INTERSECTION_NORMAL` in C.
    case normal = 1
    /// `GSK_PATH_INTERSECTION_START` in C.
    case start = 2
    /// `GSK_PATH_INTERSECTION_END` in C.
    case end = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_path_intersection_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskPathIntersection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskPathIntersection { GskPathIntersection(rawValue: unsigned) }
  }
}

#endif
