// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

extension Gsk {
  /// The struct [`GskPathPoint`](https://docs.gtk.org/gsk4/struct.PathPoint.html). Since GTK 4.14.
  public final class PathPoint: Boxed, @MainActor Equatable {
    public override class var gType: GType { gsk_path_point_get_type() }

    @_spi(Bindings) public final var gskPathPoint: UnsafeMutablePointer<GskPathPoint> {
      pointer.assumingMemoryBound(to: GskPathPoint.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: PathPoint, right: PathPoint) -> Bool { left.equal(right) }

    /// Calls [`gsk_path_point_compare()`](https://docs.gtk.org/gsk4/method.PathPoint.compare.html). Since GTK 4.14.
    @discardableResult
    public func compare(_ point2: Gsk.PathPoint) -> Int {
      gsk_path_point_compare(gskPathPoint, point2.gskPathPoint).int
    }

    /// Calls [`gsk_path_point_equal()`](https://docs.gtk.org/gsk4/method.PathPoint.equal.html). Since GTK 4.14.
    @discardableResult
    public func equal(_ point2: Gsk.PathPoint) -> Bool {
      gsk_path_point_equal(gskPathPoint, point2.gskPathPoint).isTrue
    }

    /// Calls [`gsk_path_point_get_curvature()`](https://docs.gtk.org/gsk4/method.PathPoint.get_curvature.html). Since GTK
    /// 4.14.
    public func getCurvature(_ path: Gsk.Path, direction: Gsk.PathDirection) -> (result: Double, center: Graphene.Point)
    {
      var cCenter = graphene_point_t()
      let result = gsk_path_point_get_curvature(gskPathPoint, path.opaque, direction.cValue, &cCenter)
      return (result.double, Graphene.Point(cValue: cCenter))
    }

    /// Calls [`gsk_path_point_get_distance()`](https://docs.gtk.org/gsk4/method.PathPoint.get_distance.html). Since GTK
    /// 4.14.
    public func getDistance(_ measure: Gsk.PathMeasure) -> Double {
      gsk_path_point_get_distance(gskPathPoint, measure.opaque).double
    }

    /// Calls [`gsk_path_point_get_position()`](https://docs.gtk.org/gsk4/method.PathPoint.get_position.html). Since GTK
    /// 4.14.
    public func getPosition(_ path: Gsk.Path) -> Graphene.Point {
      var cPosition = graphene_point_t()
      gsk_path_point_get_position(gskPathPoint, path.opaque, &cPosition)
      return Graphene.Point(cValue: cPosition)
    }

    /// Calls [`gsk_path_point_get_rotation()`](https://docs.gtk.org/gsk4/method.PathPoint.get_rotation.html). Since GTK
    /// 4.14.
    public func getRotation(_ path: Gsk.Path, direction: Gsk.PathDirection) -> Double {
      gsk_path_point_get_rotation(gskPathPoint, path.opaque, direction.cValue).double
    }

    /// Calls [`gsk_path_point_get_tangent()`](https://docs.gtk.org/gsk4/method.PathPoint.get_tangent.html). Since GTK
    /// 4.14.
    public func getTangent(_ path: Gsk.Path, direction: Gsk.PathDirection) -> Graphene.Vec2 {
      var cTangent = graphene_vec2_t()
      gsk_path_point_get_tangent(gskPathPoint, path.opaque, direction.cValue, &cTangent)
      return Graphene.Vec2(copying: &cTangent)
    }
  }
}

#endif
