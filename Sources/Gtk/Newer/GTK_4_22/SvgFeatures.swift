// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
public import CGtk

/// The flags [`GtkSvgFeatures`](https://docs.gtk.org/gtk4/flags.SvgFeatures.html). Since GTK 4.22.
public nonisolated struct SvgFeatures: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_SVG_ANIMATIONS` in C.
  public static var animations: SvgFeatures { SvgFeatures(rawValue: 1) }
  /// `GTK_SVG_SYSTEM_RESOURCES` in C.
  public static var systemResources: SvgFeatures { SvgFeatures(rawValue: 2) }
  /// `GTK_SVG_EXTERNAL_RESOURCES` in C.
  public static var externalResources: SvgFeatures { SvgFeatures(rawValue: 4) }
  /// `GTK_SVG_EXTENSIONS` in C.
  public static var extensions: SvgFeatures { SvgFeatures(rawValue: 8) }
  /// `GTK_SVG_TRADITIONAL_SYMBOLIC` in C.
  public static var traditionalSymbolic: SvgFeatures { SvgFeatures(rawValue: 16) }

  public static var gType: GType { gtk_svg_features_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSvgFeatures) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSvgFeatures { GtkSvgFeatures(rawValue: unsigned) }
}

#endif
