import CGtk

/// Cairo, which GTK draws with: what the draw function of a `DrawingArea` gets.
public enum Cairo {
  /// How the ends of lines look.
  public nonisolated enum LineCap: UInt32, Sendable {
    /// They stop at the end point.
    case butt
    /// They end in a half circle around the end point.
    case round
    /// They end in half a square around the end point.
    case square
  }

  /// How the corners of lines look.
  public nonisolated enum LineJoin: UInt32, Sendable {
    /// They are pointed, up to a limit.
    case miter
    /// They are round.
    case round
    /// They are cut off.
    case bevel
  }

  /// What is inside of a path that crosses itself.
  public nonisolated enum FillRule: UInt32, Sendable {
    /// What the path runs around, counting its directions: as often back as forth is outside.
    case winding
    /// What a line from it to the outside crosses the path an odd number of times.
    case evenOdd
  }

  /// How what is drawn mixes with what is there.
  public nonisolated enum Operator: UInt32, Sendable {
    /// Nothing is left.
    case clear
    /// What is drawn, in the place of what is there.
    case source
    /// What is drawn, over what is there; the usual way.
    case over
    /// What is drawn, where something is there.
    case `in`
    /// What is drawn, where nothing is there.
    case out
    /// What is drawn, over what is there and only there.
    case atop
    /// What is there; nothing is drawn.
    case dest
    /// What is there, over what is drawn.
    case destOver
    /// What is there, where something is drawn.
    case destIn
    /// What is there, where nothing is drawn.
    case destOut
    /// What is there, over what is drawn and only there.
    case destAtop
    /// What is drawn and what is there, where only one of them is.
    case xor
    /// The sum of both.
    case add
    /// The sum of both, as of shapes that do not overlap.
    case saturate
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
    public var width: Int { Int(cairo_image_surface_get_width(opaque)) }

    /// In pixels, 0 when it is no picture in memory.
    public var height: Int { Int(cairo_image_surface_get_height(opaque)) }

    /// The pixels of a picture in memory, row by row: 32 bits each, alpha, red, green, blue, premultiplied.
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
