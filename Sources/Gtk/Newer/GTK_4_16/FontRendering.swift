// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
public import CGtk

/// The enumeration [`GtkFontRendering`](https://docs.gtk.org/gtk4/enum.FontRendering.html). Since GTK 4.16.
public nonisolated enum FontRendering: Int32, GEnum, Sendable {
  /// `GTK_FONT_RENDERING_AUTOMATIC` in C.
  case automatic = 0
  /// `GTK_FONT_RENDERING_MANUAL` in C.
  case manual = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_font_rendering_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkFontRendering) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkFontRendering { GtkFontRendering(rawValue: unsigned) }
}

#endif
