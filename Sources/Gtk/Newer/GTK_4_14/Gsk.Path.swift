// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gsk {
  /// The struct [`GskPath`](https://docs.gtk.org/gsk4/struct.Path.html). Since GTK 4.14.
  public final class Path: Boxed {
    public override class var gType: GType { gsk_path_get_type() }

    /// Calls [`gsk_path_get_bounds()`](https://docs.gtk.org/gsk4/method.Path.get_bounds.html). Since GTK 4.14.
    public var bounds: Graphene.Rect? {
      var cBounds = graphene_rect_t()
      let result = gsk_path_get_bounds(opaque, &cBounds)
      guard result != 0 else { return nil }
      return Graphene.Rect(cValue: cBounds)
    }

    /// Calls [`gsk_path_get_closest_point()`](https://docs.gtk.org/gsk4/method.Path.get_closest_point.html). Since GTK
    /// 4.14.
    public func getClosestPoint(_ point: Graphene.Point, threshold: Double) -> (
      result: Gsk.PathPoint, distance: Double
    )? {
      var cPoint = point.cValue
      var cResult = GskPathPoint()
      var cDistance: Float = 0
      let result = gsk_path_get_closest_point(opaque, &cPoint, threshold.float, &cResult, &cDistance)
      guard result != 0 else { return nil }
      return (Gsk.PathPoint(copying: &cResult), cDistance.double)
    }

    /// Calls [`gsk_path_get_end_point()`](https://docs.gtk.org/gsk4/method.Path.get_end_point.html). Since GTK 4.14.
    public var endPoint: Gsk.PathPoint? {
      var cResult = GskPathPoint()
      let result = gsk_path_get_end_point(opaque, &cResult)
      guard result != 0 else { return nil }
      return Gsk.PathPoint(copying: &cResult)
    }

    /// Calls [`gsk_path_get_start_point()`](https://docs.gtk.org/gsk4/method.Path.get_start_point.html). Since GTK 4.14.
    public var startPoint: Gsk.PathPoint? {
      var cResult = GskPathPoint()
      let result = gsk_path_get_start_point(opaque, &cResult)
      guard result != 0 else { return nil }
      return Gsk.PathPoint(copying: &cResult)
    }

    /// Calls [`gsk_path_get_stroke_bounds()`](https://docs.gtk.org/gsk4/method.Path.get_stroke_bounds.html). Since GTK
    /// 4.14.
    public func getStrokeBounds(_ stroke: Gsk.Stroke) -> Graphene.Rect? {
      var cBounds = graphene_rect_t()
      let result = gsk_path_get_stroke_bounds(opaque, stroke.opaque, &cBounds)
      guard result != 0 else { return nil }
      return Graphene.Rect(cValue: cBounds)
    }

    /// Calls [`gsk_path_in_fill()`](https://docs.gtk.org/gsk4/method.Path.in_fill.html). Since GTK 4.14.
    public func inFill(_ point: Graphene.Point, fillRule: Gsk.FillRule) -> Bool {
      var cPoint = point.cValue
      return gsk_path_in_fill(opaque, &cPoint, fillRule.cValue).isTrue
    }

    /// Calls [`gsk_path_is_closed()`](https://docs.gtk.org/gsk4/method.Path.is_closed.html). Since GTK 4.14.
    public var isClosed: Bool { gsk_path_is_closed(opaque).isTrue }

    /// Calls [`gsk_path_is_empty()`](https://docs.gtk.org/gsk4/method.Path.is_empty.html). Since GTK 4.14.
    public var isEmpty: Bool { gsk_path_is_empty(opaque).isTrue }

    /// Calls [`gsk_path_to_cairo()`](https://docs.gtk.org/gsk4/method.Path.to_cairo.html). Since GTK 4.14.
    public func toCairo(_ cr: Cairo.Context) { gsk_path_to_cairo(opaque, cr.opaque) }

    /// Calls [`gsk_path_to_string()`](https://docs.gtk.org/gsk4/method.Path.to_string.html). Since GTK 4.14.
    @discardableResult
    public func toString() -> String { givenString(gsk_path_to_string(opaque)) }

    /// Calls [`gsk_path_parse()`](https://docs.gtk.org/gsk4/type_func.Path.parse.html). Since GTK 4.14.
    @discardableResult
    public static func parse(_ string: String) -> Gsk.Path? { givenBoxed(opaque: gsk_path_parse(string)) }
  }
}

#endif
