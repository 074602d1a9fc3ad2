// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

/// The enumeration [`GtkGraphicsOffloadEnabled`](https://docs.gtk.org/gtk4/enum.GraphicsOffloadEnabled.html). Since GTK
/// 4.14.
public nonisolated enum GraphicsOffloadEnabled: Int32, GEnum, Sendable {
  /// `GTK_GRAPHICS_OFFLOAD_ENABLED` in C.
  case enabled = 0
  /// `GTK_GRAPHICS_OFFLOAD_DISABLED` in C.
  case disabled = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_graphics_offload_enabled_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkGraphicsOffloadEnabled) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkGraphicsOffloadEnabled { GtkGraphicsOffloadEnabled(rawValue: unsigned) }
}

#endif
