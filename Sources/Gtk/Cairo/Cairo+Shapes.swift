import CGtk

// Paths that go on from where they are, and what is known of a path.

extension Cairo.Context {
  /// Adds a part of a circle that is drawn against the clock, with angles as `arc` has them.
  public func arcNegative(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
    cairo_arc_negative(opaque, x, y, radius, start, end)
  }

  /// Begins a part of the path at a distance from where the last one ended.
  ///
  /// Precondition of this and of the other relative functions: there is a current point.
  public func relativeMove(dx: Double, dy: Double) { cairo_rel_move_to(currentPlace, dx, dy) }

  /// Adds a line to a point at a distance.
  public func relativeLine(dx: Double, dy: Double) { cairo_rel_line_to(currentPlace, dx, dy) }

  /// Adds a curve to a point at a distance; the control points are as far from where it begins.
  public func relativeCurve(dx1: Double, dy1: Double, dx2: Double, dy2: Double, dx: Double, dy: Double) {
    cairo_rel_curve_to(currentPlace, dx1, dy1, dx2, dy2, dx, dy)
  }

  /// The smallest rectangle that has the path in it, whatever the width of the line.
  public var pathExtents: Graphene.Rect { extents(cairo_path_extents) }

  /// The smallest rectangle that has all in it that `stroke` would draw.
  public var strokeExtents: Graphene.Rect { extents(cairo_stroke_extents) }

  /// The smallest rectangle that has all in it that can be drawn to.
  public var clipExtents: Graphene.Rect { extents(cairo_clip_extents) }

  /// Draws only inside the path from now on, and keeps the path.
  public func clipPreserve() { cairo_clip_preserve(opaque) }

  /// How far the corner of two lines may reach before it is cut off: as a multiple of the line's width.
  public var miterLimit: Double {
    get { cairo_get_miter_limit(opaque) }
    set { cairo_set_miter_limit(opaque, newValue) }
  }

  /// Cairo draws nothing more at all after a relative function without a current point.
  private var currentPlace: OpaquePointer {
    precondition(cairo_has_current_point(opaque) != 0, "a path begins with move(x:y:)")
    return opaque
  }

  private func extents(
    _ measure: (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
      UnsafeMutablePointer<Double>
    ) -> Void
  ) -> Graphene.Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    measure(opaque, &left, &top, &right, &bottom)
    return Graphene.Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
