// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
public import CGtk

/// The enumeration [`GtkReducedMotion`](https://docs.gtk.org/gtk4/enum.ReducedMotion.html). Since GTK 4.22.
public nonisolated enum ReducedMotion: Int32, GEnum, Sendable {
  /// `GTK_REDUCED_MOTION_NO_PREFERENCE` in C.
  case noPreference = 0
  /// `GTK_REDUCED_MOTION_REDUCE` in C.
  case reduce = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_reduced_motion_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkReducedMotion) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkReducedMotion { GtkReducedMotion(rawValue: unsigned) }
}

#endif
