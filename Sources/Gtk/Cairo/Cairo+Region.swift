import CGtk

extension Cairo {
  /// An area of a surface made of rectangles, such as a window's input region or an area to redraw.
  public final class Region: Boxed {
    public override class var gType: GType { cairo_gobject_region_get_type() }

    /// Creates an empty region.
    public convenience init() { self.init(taking: UnsafeMutableRawPointer(cairo_region_create())) }

    /// Creates a region of rectangles.
    public convenience init(_ rectangles: [Gdk.Rectangle]) {
      self.init()
      for rectangle in rectangles { union(rectangle) }
    }

    /// Whether the region is empty.
    public var isEmpty: Bool { cairo_region_is_empty(opaque) != 0 }

    /// The smallest rectangle that contains the region.
    public var extents: Gdk.Rectangle {
      var rectangle = GdkRectangle()
      cairo_region_get_extents(opaque, &rectangle)
      return Gdk.Rectangle(cValue: rectangle)
    }

    /// Non-overlapping rectangles that make up the region.
    public var rectangles: [Gdk.Rectangle] {
      (0..<cairo_region_num_rectangles(opaque)).map { index in
        var rectangle = GdkRectangle()
        cairo_region_get_rectangle(opaque, index, &rectangle)
        return Gdk.Rectangle(cValue: rectangle)
      }
    }

    /// Returns whether the region contains a point.
    public func contains(x: Int, y: Int) -> Bool { cairo_region_contains_point(opaque, Int32(x), Int32(y)) != 0 }

    /// Adds a rectangle.
    public func union(_ rectangle: Gdk.Rectangle) {
      var rectangle = rectangle.cValue
      cairo_region_union_rectangle(opaque, &rectangle)
    }

    /// Adds another region.
    public func union(_ other: Region) { cairo_region_union(opaque, other.opaque) }

    /// Intersects the region with another one.
    public func intersect(_ other: Region) { cairo_region_intersect(opaque, other.opaque) }

    /// Subtracts another region.
    public func subtract(_ other: Region) { cairo_region_subtract(opaque, other.opaque) }

    /// Moves the region.
    public func translate(x: Int, y: Int) { cairo_region_translate(opaque, Int32(x), Int32(y)) }
  }
}
