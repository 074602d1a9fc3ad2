import CGtk

/// Cairo, GTK's drawing library: its contexts are passed to the draw function of a `DrawingArea`.
public enum Cairo {
  /// The style of line ends.
  public nonisolated enum LineCap: UInt32, Sendable {
    /// Lines stop at the end point.
    case butt
    /// Lines end in a semicircle around the end point.
    case round
    /// Lines end in half a square around the end point.
    case square
  }

  /// The style of line corners.
  public nonisolated enum LineJoin: UInt32, Sendable {
    /// Corners are pointed, up to a limit.
    case miter
    /// Corners are round.
    case round
    /// Corners are cut off.
    case bevel
  }

  /// The rule that determines the inside of a path that crosses itself.
  public nonisolated enum FillRule: UInt32, Sendable {
    /// A point is inside if the path winds around it a non-zero number of times, where opposite directions cancel out.
    case winding
    /// A point is inside if a line from it to the outside crosses the path an odd number of times.
    case evenOdd
  }

  /// The operator that combines the source with the existing destination.
  public nonisolated enum Operator: UInt32, Sendable {
    /// Clears everything.
    case clear
    /// The source replaces the destination.
    case source
    /// The source over the destination; the default.
    case over
    /// The source where the destination is opaque.
    case `in`
    /// The source where the destination is transparent.
    case out
    /// The source over the destination, only where the destination is opaque.
    case atop
    /// The destination; the source is ignored.
    case dest
    /// The destination over the source.
    case destOver
    /// The destination where the source is opaque.
    case destIn
    /// The destination where the source is transparent.
    case destOut
    /// The destination over the source, only where the source is opaque.
    case destAtop
    /// The source and the destination where only one of them is opaque.
    case xor
    /// The sum of both.
    case add
    /// The sum of both, as if their shapes did not overlap.
    case saturate
  }

  /// A surface of pixels for drawing.
  public final class Surface: Boxed {
    public override class var gType: GType { cairo_gobject_surface_get_type() }

    /// Creates an empty in-memory image with an alpha channel.
    public convenience init(width: Int, height: Int) {
      self.init(
        taking: UnsafeMutableRawPointer(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))))
    }

    /// The width in pixels, or 0 if the surface is not an in-memory image.
    public var width: Int { Int(cairo_image_surface_get_width(opaque)) }

    /// The height in pixels, or 0 if the surface is not an in-memory image.
    public var height: Int { Int(cairo_image_surface_get_height(opaque)) }

    /// The pixels of an in-memory image, row by row: 32 bits each, alpha, red, green, blue, premultiplied.
    public var pixels: [UInt32] {
      cairo_surface_flush(opaque)
      guard let data = cairo_image_surface_get_data(opaque) else { return [] }
      let stride = Int(cairo_image_surface_get_stride(opaque))
      return (0..<height).flatMap { row in
        (0..<width).map { UnsafeRawPointer(data).load(fromByteOffset: row * stride + $0 * 4, as: UInt32.self) }
      }
    }
  }
}
