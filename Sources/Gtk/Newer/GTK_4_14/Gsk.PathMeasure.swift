// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gsk {
  /// The struct [`GskPathMeasure`](https://docs.gtk.org/gsk4/struct.PathMeasure.html). Since GTK 4.14.
  public final class PathMeasure: Boxed {
    public override class var gType: GType { gsk_path_measure_get_type() }

    /// Calls [`gsk_path_measure_new()`](https://docs.gtk.org/gsk4/ctor.PathMeasure.new.html). Since GTK 4.14.
    public convenience init(path: Gsk.Path) {
      self.init(taking: gsk_path_measure_new(path.opaque).raw)
    }

    /// Calls
    /// [`gsk_path_measure_new_with_tolerance()`](https://docs.gtk.org/gsk4/ctor.PathMeasure.new_with_tolerance.html).
    /// Since GTK 4.14.
    public convenience init(path: Gsk.Path, tolerance: Double) {
      self.init(taking: gsk_path_measure_new_with_tolerance(path.opaque, tolerance.float).raw)
    }

    /// Calls [`gsk_path_measure_get_length()`](https://docs.gtk.org/gsk4/method.PathMeasure.get_length.html). Since GTK
    /// 4.14.
    public var length: Double { gsk_path_measure_get_length(opaque).double }

    /// Calls [`gsk_path_measure_get_path()`](https://docs.gtk.org/gsk4/method.PathMeasure.get_path.html). Since GTK 4.14.
    public var path: Gsk.Path { promised(lentBoxed(opaque: gsk_path_measure_get_path(opaque))) }

    /// Calls [`gsk_path_measure_get_point()`](https://docs.gtk.org/gsk4/method.PathMeasure.get_point.html). Since GTK
    /// 4.14.
    public func getPoint(_ distance: Double) -> Gsk.PathPoint? {
      var cResult = GskPathPoint()
      let result = gsk_path_measure_get_point(opaque, distance.float, &cResult)
      guard result != 0 else { return nil }
      return Gsk.PathPoint(copying: &cResult)
    }

    /// Calls [`gsk_path_measure_get_tolerance()`](https://docs.gtk.org/gsk4/method.PathMeasure.get_tolerance.html). Since
    /// GTK 4.14.
    public var tolerance: Double { gsk_path_measure_get_tolerance(opaque).double }
  }
}

#endif
