import CGtk

/// Cairo, which GTK draws with: what the draw function of a `DrawingArea` gets.
public enum Cairo {
  /// How the ends of lines look.
  public nonisolated enum LineCap: UInt32, Sendable {
    case butt, round, square
  }

  /// How the corners of lines look.
  public nonisolated enum LineJoin: UInt32, Sendable {
    case miter, round, bevel
  }

  /// What is inside of a path that crosses itself.
  public nonisolated enum FillRule: UInt32, Sendable {
    case winding, evenOdd
  }

  /// How what is drawn mixes with what is there.
  public nonisolated enum Operator: UInt32, Sendable {
    case clear, source, over, `in`, out, atop, dest, destOver, destIn, destOut, destAtop, xor, add, saturate
  }

  /// What pixels are drawn on.
  public final class Surface: Boxed {
    public override class var gType: GType { cairo_gobject_surface_get_type() }

    /// An empty picture in memory, with an alpha channel.
    public convenience init(width: Int, height: Int) {
      self.init(
        taking: UnsafeMutableRawPointer(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))))
    }

    /// In pixels, 0 when it is no picture in memory.
    public var width: Int { Int(cairo_image_surface_get_width(cast())) }

    /// In pixels, 0 when it is no picture in memory.
    public var height: Int { Int(cairo_image_surface_get_height(cast())) }

    /// The pixels of a picture in memory, row by row: 32 bits each, alpha, red, green, blue, premultiplied.
    public var pixels: [UInt32] {
      cairo_surface_flush(cast())
      guard let data = cairo_image_surface_get_data(cast()) else { return [] }
      let stride = Int(cairo_image_surface_get_stride(cast()))
      return (0..<height).flatMap { row in
        (0..<width).map { UnsafeRawPointer(data).load(fromByteOffset: row * stride + $0 * 4, as: UInt32.self) }
      }
    }
  }
}
