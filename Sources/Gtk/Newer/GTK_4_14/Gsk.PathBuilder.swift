// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gsk {
  /// The struct [`GskPathBuilder`](https://docs.gtk.org/gsk4/struct.PathBuilder.html). Since GTK 4.14.
  public final class PathBuilder: Boxed {
    public override class var gType: GType { gsk_path_builder_get_type() }

    /// Calls [`gsk_path_builder_new()`](https://docs.gtk.org/gsk4/ctor.PathBuilder.new.html). Since GTK 4.14.
    public convenience init() {
      self.init(taking: gsk_path_builder_new().raw)
    }

    /// Calls [`gsk_path_builder_add_circle()`](https://docs.gtk.org/gsk4/method.PathBuilder.add_circle.html). Since GTK
    /// 4.14.
    public func addCircle(_ center: Graphene.Point, radius: Double) {
      var cCenter = center.cValue
      gsk_path_builder_add_circle(opaque, &cCenter, radius.float)
    }

    /// Calls [`gsk_path_builder_add_layout()`](https://docs.gtk.org/gsk4/method.PathBuilder.add_layout.html). Since GTK
    /// 4.14.
    public func addLayout(_ layout: Pango.Layout) { gsk_path_builder_add_layout(opaque, layout.opaque) }

    /// Calls [`gsk_path_builder_add_path()`](https://docs.gtk.org/gsk4/method.PathBuilder.add_path.html). Since GTK 4.14.
    public func addPath(_ path: Gsk.Path) { gsk_path_builder_add_path(opaque, path.opaque) }

    /// Calls [`gsk_path_builder_add_rect()`](https://docs.gtk.org/gsk4/method.PathBuilder.add_rect.html). Since GTK 4.14.
    public func addRect(_ rect: Graphene.Rect) {
      var cRect = rect.cValue
      gsk_path_builder_add_rect(opaque, &cRect)
    }

    /// Calls [`gsk_path_builder_add_reverse_path()`](https://docs.gtk.org/gsk4/method.PathBuilder.add_reverse_path.html).
    /// Since GTK 4.14.
    public func addReversePath(_ path: Gsk.Path) { gsk_path_builder_add_reverse_path(opaque, path.opaque) }

    /// Calls [`gsk_path_builder_add_rounded_rect()`](https://docs.gtk.org/gsk4/method.PathBuilder.add_rounded_rect.html).
    /// Since GTK 4.14.
    public func addRoundedRect(_ rect: Gsk.RoundedRect) {
      var cRect = rect.cValue
      gsk_path_builder_add_rounded_rect(opaque, &cRect)
    }

    /// Calls [`gsk_path_builder_add_segment()`](https://docs.gtk.org/gsk4/method.PathBuilder.add_segment.html). Since GTK
    /// 4.14.
    public func addSegment(_ path: Gsk.Path, start: Gsk.PathPoint, end: Gsk.PathPoint) {
      gsk_path_builder_add_segment(opaque, path.opaque, start.gskPathPoint, end.gskPathPoint)
    }

    /// Calls [`gsk_path_builder_arc_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.arc_to.html). Since GTK 4.14.
    public func arcTo(x1: Double, y1: Double, x2: Double, y2: Double) {
      gsk_path_builder_arc_to(opaque, x1.float, y1.float, x2.float, y2.float)
    }

    /// Calls [`gsk_path_builder_close()`](https://docs.gtk.org/gsk4/method.PathBuilder.close.html). Since GTK 4.14.
    public func close() { gsk_path_builder_close(opaque) }

    /// Calls [`gsk_path_builder_conic_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.conic_to.html). Since GTK 4.14.
    public func conicTo(x1: Double, y1: Double, x2: Double, y2: Double, weight: Double) {
      gsk_path_builder_conic_to(opaque, x1.float, y1.float, x2.float, y2.float, weight.float)
    }

    /// Calls [`gsk_path_builder_cubic_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.cubic_to.html). Since GTK 4.14.
    public func cubicTo(x1: Double, y1: Double, x2: Double, y2: Double, x3: Double, y3: Double) {
      gsk_path_builder_cubic_to(opaque, x1.float, y1.float, x2.float, y2.float, x3.float, y3.float)
    }

    /// Calls
    /// [`gsk_path_builder_get_current_point()`](https://docs.gtk.org/gsk4/method.PathBuilder.get_current_point.html).
    /// Since GTK 4.14.
    public var currentPoint: Graphene.Point {
      Graphene.Point(cValue: gsk_path_builder_get_current_point(opaque).pointee)
    }

    /// Calls [`gsk_path_builder_html_arc_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.html_arc_to.html). Since GTK
    /// 4.14.
    public func htmlArcTo(x1: Double, y1: Double, x2: Double, y2: Double, radius: Double) {
      gsk_path_builder_html_arc_to(opaque, x1.float, y1.float, x2.float, y2.float, radius.float)
    }

    /// Calls [`gsk_path_builder_line_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.line_to.html). Since GTK 4.14.
    public func lineTo(x: Double, y: Double) { gsk_path_builder_line_to(opaque, x.float, y.float) }

    /// Calls [`gsk_path_builder_move_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.move_to.html). Since GTK 4.14.
    public func moveTo(x: Double, y: Double) { gsk_path_builder_move_to(opaque, x.float, y.float) }

    /// Calls [`gsk_path_builder_quad_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.quad_to.html). Since GTK 4.14.
    public func quadTo(x1: Double, y1: Double, x2: Double, y2: Double) {
      gsk_path_builder_quad_to(opaque, x1.float, y1.float, x2.float, y2.float)
    }

    /// Calls [`gsk_path_builder_rel_arc_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.rel_arc_to.html). Since GTK
    /// 4.14.
    public func relArcTo(x1: Double, y1: Double, x2: Double, y2: Double) {
      gsk_path_builder_rel_arc_to(opaque, x1.float, y1.float, x2.float, y2.float)
    }

    /// Calls [`gsk_path_builder_rel_conic_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.rel_conic_to.html). Since
    /// GTK 4.14.
    public func relConicTo(x1: Double, y1: Double, x2: Double, y2: Double, weight: Double) {
      gsk_path_builder_rel_conic_to(opaque, x1.float, y1.float, x2.float, y2.float, weight.float)
    }

    /// Calls [`gsk_path_builder_rel_cubic_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.rel_cubic_to.html). Since
    /// GTK 4.14.
    public func relCubicTo(x1: Double, y1: Double, x2: Double, y2: Double, x3: Double, y3: Double) {
      gsk_path_builder_rel_cubic_to(opaque, x1.float, y1.float, x2.float, y2.float, x3.float, y3.float)
    }

    /// Calls [`gsk_path_builder_rel_html_arc_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.rel_html_arc_to.html).
    /// Since GTK 4.14.
    public func relHtmlArcTo(x1: Double, y1: Double, x2: Double, y2: Double, radius: Double) {
      gsk_path_builder_rel_html_arc_to(opaque, x1.float, y1.float, x2.float, y2.float, radius.float)
    }

    /// Calls [`gsk_path_builder_rel_line_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.rel_line_to.html). Since GTK
    /// 4.14.
    public func relLineTo(x: Double, y: Double) { gsk_path_builder_rel_line_to(opaque, x.float, y.float) }

    /// Calls [`gsk_path_builder_rel_move_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.rel_move_to.html). Since GTK
    /// 4.14.
    public func relMoveTo(x: Double, y: Double) { gsk_path_builder_rel_move_to(opaque, x.float, y.float) }

    /// Calls [`gsk_path_builder_rel_quad_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.rel_quad_to.html). Since GTK
    /// 4.14.
    public func relQuadTo(x1: Double, y1: Double, x2: Double, y2: Double) {
      gsk_path_builder_rel_quad_to(opaque, x1.float, y1.float, x2.float, y2.float)
    }

    /// Calls [`gsk_path_builder_rel_svg_arc_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.rel_svg_arc_to.html).
    /// Since GTK 4.14.
    public func relSvgArcTo(
      rx: Double, ry: Double, xAxisRotation: Double, largeArc: Bool, positiveSweep: Bool, x: Double, y: Double
    ) {
      gsk_path_builder_rel_svg_arc_to(
        opaque, rx.float, ry.float, xAxisRotation.float, largeArc.gboolean, positiveSweep.gboolean, x.float, y.float)
    }

    /// Calls [`gsk_path_builder_svg_arc_to()`](https://docs.gtk.org/gsk4/method.PathBuilder.svg_arc_to.html). Since GTK
    /// 4.14.
    public func svgArcTo(
      rx: Double, ry: Double, xAxisRotation: Double, largeArc: Bool, positiveSweep: Bool, x: Double, y: Double
    ) {
      gsk_path_builder_svg_arc_to(
        opaque, rx.float, ry.float, xAxisRotation.float, largeArc.gboolean, positiveSweep.gboolean, x.float, y.float)
    }

    /// Calls [`gsk_path_builder_to_path()`](https://docs.gtk.org/gsk4/method.PathBuilder.to_path.html). Since GTK 4.14.
    @discardableResult
    public func toPath() -> Gsk.Path { promised(givenBoxed(opaque: gsk_path_builder_to_path(opaque))) }
  }
}

#endif
