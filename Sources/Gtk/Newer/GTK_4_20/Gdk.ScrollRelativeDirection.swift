// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
public import CGtk

extension Gdk {
  /// The enumeration [`GdkScrollRelativeDirection`](https://docs.gtk.org/gdk4/enum.ScrollRelativeDirection.html). Since
  /// GTK 4.20.
  public nonisolated enum ScrollRelativeDirection: Int32, GEnum, Sendable {
    /// `GDK_SCROLL_RELATIVE_DIRECTION_IDENTICAL` in C.
    case identical = 0
    /// `GDK_SCROLL_RELATIVE_DIRECTION_INVERTED` in C.
    case inverted = 1
    /// `GDK_SCROLL_RELATIVE_DIRECTION_UNKNOWN` in C.
    case unknown = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_scroll_relative_direction_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkScrollRelativeDirection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkScrollRelativeDirection { GdkScrollRelativeDirection(rawValue: unsigned) }
  }
}

#endif
