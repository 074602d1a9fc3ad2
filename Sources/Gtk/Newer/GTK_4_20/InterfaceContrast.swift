// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
public import CGtk

/// The enumeration [`GtkInterfaceContrast`](https://docs.gtk.org/gtk4/enum.InterfaceContrast.html). Since GTK 4.20.
public nonisolated enum InterfaceContrast: Int32, GEnum, Sendable {
  /// `GTK_INTERFACE_CONTRAST_UNSUPPORTED` in C.
  case unsupported = 0
  /// `GTK_INTERFACE_CONTRAST_NO_PREFERENCE` in C.
  case noPreference = 1
  /// `GTK_INTERFACE_CONTRAST_MORE` in C.
  case more = 2
  /// `GTK_INTERFACE_CONTRAST_LESS` in C.
  case less = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_interface_contrast_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkInterfaceContrast) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkInterfaceContrast { GtkInterfaceContrast(rawValue: unsigned) }
}

#endif
