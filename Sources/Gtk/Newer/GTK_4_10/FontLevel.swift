// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import CGtk

/// The enumeration [`GtkFontLevel`](https://docs.gtk.org/gtk4/enum.FontLevel.html). Since GTK 4.10.
public nonisolated enum FontLevel: Int32, GEnum, Sendable {
  /// `GTK_FONT_LEVEL_FAMILY` in C.
  case family = 0
  /// `GTK_FONT_LEVEL_FACE` in C.
  case face = 1
  /// `GTK_FONT_LEVEL_FONT` in C.
  case font = 2
  /// `GTK_FONT_LEVEL_FEATURES` in C.
  case features = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_font_level_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkFontLevel) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkFontLevel { GtkFontLevel(rawValue: unsigned) }
}

#endif
