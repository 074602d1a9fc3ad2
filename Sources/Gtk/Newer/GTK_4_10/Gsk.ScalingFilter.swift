// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import CGtk

extension Gsk {
  /// The enumeration [`GskScalingFilter`](https://docs.gtk.org/gsk4/enum.ScalingFilter.html).
  public nonisolated enum ScalingFilter: Int32, GEnum, Sendable {
    /// `GSK_SCALING_FILTER_LINEAR` in C.
    case linear = 0
    /// `GSK_SCALING_FILTER_NEAREST` in C.
    case nearest = 1
    /// `GSK_SCALING_FILTER_TRILINEAR` in C.
    case trilinear = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_scaling_filter_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskScalingFilter) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskScalingFilter { GskScalingFilter(rawValue: unsigned) }
  }
}

#endif
