import CGtk

// Relative path functions and the extents of a path.

extension Cairo.Context {
  /// Adds a counterclockwise arc, with angles as in `arc`.
  public func arcNegative(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
    cairo_arc_negative(opaque, x, y, radius, start, end)
  }

  /// Begins a new subpath at an offset from the current point.
  ///
  /// Precondition of this and the other relative functions: there is a current point.
  public func relativeMove(dx: Double, dy: Double) { cairo_rel_move_to(opaqueWithCurrentPoint, dx, dy) }

  /// Adds a line to a point at an offset from the current point.
  public func relativeLine(dx: Double, dy: Double) { cairo_rel_line_to(opaqueWithCurrentPoint, dx, dy) }

  /// Adds a Bézier curve to a point at an offset from the current point; the control points are offsets from it too.
  public func relativeCurve(dx1: Double, dy1: Double, dx2: Double, dy2: Double, dx: Double, dy: Double) {
    cairo_rel_curve_to(opaqueWithCurrentPoint, dx1, dy1, dx2, dy2, dx, dy)
  }

  /// The smallest rectangle that contains the path, regardless of the line width.
  public var pathExtents: Graphene.Rect { extents(cairo_path_extents) }

  /// The smallest rectangle that contains everything that `stroke` would draw.
  public var strokeExtents: Graphene.Rect { extents(cairo_stroke_extents) }

  /// The smallest rectangle that contains the clip.
  public var clipExtents: Graphene.Rect { extents(cairo_clip_extents) }

  /// Restricts subsequent drawing to the inside of the path without clearing the path.
  public func clipPreserve() { cairo_clip_preserve(opaque) }

  /// The limit on the length of a mitred corner, as a multiple of the line width.
  public var miterLimit: Double {
    get { cairo_get_miter_limit(opaque) }
    set { cairo_set_miter_limit(opaque, newValue) }
  }

  /// The context, checked for a current point: without one, Cairo stops drawing after a relative function.
  private var opaqueWithCurrentPoint: OpaquePointer {
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
