import CGtk

extension Cairo {
  /// A part of a surface that is made of rectangles: where a window takes the pointer, what is to be drawn anew.
  public final class Region: Boxed {
    public override class var gType: GType { cairo_gobject_region_get_type() }

    /// A region with nothing in it.
    public convenience init() { self.init(taking: UnsafeMutableRawPointer(cairo_region_create())) }

    /// A region of rectangles.
    public convenience init(_ rectangles: [Gdk.Rectangle]) {
      self.init()
      for rectangle in rectangles { union(rectangle) }
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { cairo_region_is_empty(opaque) != 0 }

    /// The smallest rectangle that has all of it.
    public var extents: Gdk.Rectangle {
      var rectangle = GdkRectangle()
      cairo_region_get_extents(opaque, &rectangle)
      return Gdk.Rectangle(cValue: rectangle)
    }

    /// Rectangles that make up the region and do not overlap.
    public var rectangles: [Gdk.Rectangle] {
      (0..<cairo_region_num_rectangles(opaque)).map { index in
        var rectangle = GdkRectangle()
        cairo_region_get_rectangle(opaque, index, &rectangle)
        return Gdk.Rectangle(cValue: rectangle)
      }
    }

    /// Whether a point is in it.
    public func contains(x: Int, y: Int) -> Bool { cairo_region_contains_point(opaque, Int32(x), Int32(y)) != 0 }

    /// Adds a rectangle.
    public func union(_ rectangle: Gdk.Rectangle) {
      var rectangle = rectangle.cValue
      cairo_region_union_rectangle(opaque, &rectangle)
    }

    /// Adds another region.
    public func union(_ other: Region) { cairo_region_union(opaque, other.opaque) }

    /// Keeps what is in another region as well.
    public func intersect(_ other: Region) { cairo_region_intersect(opaque, other.opaque) }

    /// Takes another region out.
    public func subtract(_ other: Region) { cairo_region_subtract(opaque, other.opaque) }

    /// Moves the region.
    public func translate(x: Int, y: Int) { cairo_region_translate(opaque, Int32(x), Int32(y)) }
  }
}
