// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension GdkPixbuf {
  /// The enumeration [`GdkColorspace`](https://docs.gtk.org/gdk-pixbuf/enum.Colorspace.html).
  public nonisolated enum Colorspace: Int32, GEnum, Sendable {
    /// `GDK_COLORSPACE_RGB` in C.
    case rgb = 0

    public static var gType: GType { gdk_colorspace_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkColorspace) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkColorspace { GdkColorspace(rawValue: unsigned) }
  }
}

extension GdkPixbuf {
  /// The enumeration [`GdkInterpType`](https://docs.gtk.org/gdk-pixbuf/enum.InterpType.html).
  public nonisolated enum InterpType: Int32, GEnum, Sendable {
    /// `GDK_INTERP_NEAREST` in C.
    case nearest = 0
    /// `GDK_INTERP_TILES` in C.
    case tiles = 1
    /// `GDK_INTERP_BILINEAR` in C.
    case bilinear = 2
    /// `GDK_INTERP_HYPER` in C.
    case hyper = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_interp_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkInterpType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkInterpType { GdkInterpType(rawValue: unsigned) }
  }
}

extension GdkPixbuf {
  /// The enumeration [`GdkPixbufRotation`](https://docs.gtk.org/gdk-pixbuf/enum.PixbufRotation.html).
  public nonisolated enum PixbufRotation: Int32, GEnum, Sendable {
    /// `GDK_PIXBUF_ROTATE_NONE` in C.
    case none = 0
    /// `GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE` in C.
    case counterclockwise = 90
    /// `GDK_PIXBUF_ROTATE_UPSIDEDOWN` in C.
    case upsidedown = 180
    /// `GDK_PIXBUF_ROTATE_CLOCKWISE` in C.
    case clockwise = 270

    public static var gType: GType { gdk_pixbuf_rotation_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkPixbufRotation) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkPixbufRotation { GdkPixbufRotation(rawValue: unsigned) }
  }
}
