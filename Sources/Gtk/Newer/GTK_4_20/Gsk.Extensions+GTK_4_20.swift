// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
import CGtk

extension Gsk.Path {
  /// Calls [`gsk_path_foreach_intersection()`](https://docs.gtk.org/gsk4/method.Path.foreach_intersection.html). Since
  /// GTK 4.20.
  @discardableResult
  public func foreachIntersection(
    _ path2: Gsk.Path?,
    `func`: @escaping (Gsk.Path, Gsk.PathPoint, Gsk.Path, Gsk.PathPoint, Gsk.PathIntersection) -> Bool
  ) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gsk_path_foreach_intersection(opaque, path2?.opaque, callGskPathIntersectionFunc, lent.closure(`func`))
      .isTrue
  }
}

extension Gsk.Transform {
  /// Calls [`gsk_transform_matrix_2d()`](https://docs.gtk.org/gsk4/method.Transform.matrix_2d.html). Since GTK 4.20.
  @discardableResult
  public func matrix2d(xx: Double, yx: Double, xy: Double, yy: Double, dx: Double, dy: Double) -> Gsk.Transform? {
    givenBoxed(opaque: gsk_transform_matrix_2d(given(), xx.float, yx.float, xy.float, yy.float, dx.float, dy.float))
  }
}

#endif
