// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import CGtk

/// The enumeration [`GtkCollation`](https://docs.gtk.org/gtk4/enum.Collation.html). Since GTK 4.10.
public nonisolated enum Collation: Int32, GEnum, Sendable {
  /// `GTK_COLLATION_NONE` in C.
  case none = 0
  /// `GTK_COLLATION_UNICODE` in C.
  case unicode = 1
  /// `GTK_COLLATION_FILENAME` in C.
  case filename = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_collation_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkCollation) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkCollation { GtkCollation(rawValue: unsigned) }
}

#endif
