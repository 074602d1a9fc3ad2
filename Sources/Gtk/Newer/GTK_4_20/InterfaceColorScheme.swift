// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
public import CGtk

/// The enumeration [`GtkInterfaceColorScheme`](https://docs.gtk.org/gtk4/enum.InterfaceColorScheme.html). Since GTK
/// 4.20.
public nonisolated enum InterfaceColorScheme: Int32, GEnum, Sendable {
  /// `GTK_INTERFACE_COLOR_SCHEME_UNSUPPORTED` in C.
  case unsupported = 0
  /// `GTK_INTERFACE_COLOR_SCHEME_DEFAULT` in C.
  case `default` = 1
  /// `GTK_INTERFACE_COLOR_SCHEME_DARK` in C.
  case dark = 2
  /// `GTK_INTERFACE_COLOR_SCHEME_LIGHT` in C.
  case light = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_interface_color_scheme_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkInterfaceColorScheme) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkInterfaceColorScheme { GtkInterfaceColorScheme(rawValue: unsigned) }
}

#endif
