// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
public import CGtk

extension Gdk {
  /// The flags [`GdkToplevelCapabilities`](https://docs.gtk.org/gdk4/flags.ToplevelCapabilities.html). Since GTK 4.20.
  public nonisolated struct ToplevelCapabilities: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_TOPLEVEL_CAPABILITIES_EDGE_CONSTRAINTS` in C. Since GTK 4.20.
    public static var edgeConstraints: ToplevelCapabilities { ToplevelCapabilities(rawValue: 1) }
    /// `GDK_TOPLEVEL_CAPABILITIES_INHIBIT_SHORTCUTS` in C. Since GTK 4.20.
    public static var inhibitShortcuts: ToplevelCapabilities { ToplevelCapabilities(rawValue: 2) }
    /// `GDK_TOPLEVEL_CAPABILITIES_TITLEBAR_GESTURES` in C. Since GTK 4.20.
    public static var titlebarGestures: ToplevelCapabilities { ToplevelCapabilities(rawValue: 4) }
    /// `GDK_TOPLEVEL_CAPABILITIES_WINDOW_MENU` in C. Since GTK 4.20.
    public static var windowMenu: ToplevelCapabilities { ToplevelCapabilities(rawValue: 8) }
    /// `GDK_TOPLEVEL_CAPABILITIES_MAXIMIZE` in C. Since GTK 4.20.
    public static var maximize: ToplevelCapabilities { ToplevelCapabilities(rawValue: 16) }
    /// `GDK_TOPLEVEL_CAPABILITIES_FULLSCREEN` in C. Since GTK 4.20.
    public static var fullscreen: ToplevelCapabilities { ToplevelCapabilities(rawValue: 32) }
    /// `GDK_TOPLEVEL_CAPABILITIES_MINIMIZE` in C. Since GTK 4.20.
    public static var minimize: ToplevelCapabilities { ToplevelCapabilities(rawValue: 64) }
    /// `GDK_TOPLEVEL_CAPABILITIES_LOWER` in C. Since GTK 4.20.
    public static var lower: ToplevelCapabilities { ToplevelCapabilities(rawValue: 128) }

    public static var gType: GType { gdk_toplevel_capabilities_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkToplevelCapabilities) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkToplevelCapabilities { GdkToplevelCapabilities(rawValue: unsigned) }
  }
}

#endif
