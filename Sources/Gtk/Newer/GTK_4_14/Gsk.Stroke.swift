// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gsk {
  /// The struct [`GskStroke`](https://docs.gtk.org/gsk4/struct.Stroke.html). Since GTK 4.14.
  public final class Stroke: Boxed {
    public override class var gType: GType { gsk_stroke_get_type() }

    /// Calls [`gsk_stroke_new()`](https://docs.gtk.org/gsk4/ctor.Stroke.new.html). Since GTK 4.14.
    public convenience init(lineWidth: Double) {
      self.init(taking: gsk_stroke_new(lineWidth.float).raw)
    }

    /// Calls [`gsk_stroke_get_dash()`](https://docs.gtk.org/gsk4/method.Stroke.get_dash.html) and
    /// `gsk_stroke_set_dash()`. Since GTK 4.14.
    public var dash: [Double] {
      get {
        var cNDash: UInt = 0
        let result = gsk_stroke_get_dash(opaque, &cNDash)
        return elements(result, count: cNDash.int, isGiven: false) { $0.double }
      }
      set(dash) {
        let cDash = dash.map { $0.float }
        gsk_stroke_set_dash(opaque, cDash, dash.count.uint)
      }
    }

    /// Calls [`gsk_stroke_get_dash_offset()`](https://docs.gtk.org/gsk4/method.Stroke.get_dash_offset.html) and
    /// `gsk_stroke_set_dash_offset()`. Since GTK 4.14.
    public var dashOffset: Double {
      get { gsk_stroke_get_dash_offset(opaque).double }
      set(offset) { gsk_stroke_set_dash_offset(opaque, offset.float) }
    }

    /// Calls [`gsk_stroke_get_line_cap()`](https://docs.gtk.org/gsk4/method.Stroke.get_line_cap.html) and
    /// `gsk_stroke_set_line_cap()`. Since GTK 4.14.
    public var lineCap: Gsk.LineCap {
      get { Gsk.LineCap(cValue: gsk_stroke_get_line_cap(opaque)) }
      set(lineCap) { gsk_stroke_set_line_cap(opaque, lineCap.cValue) }
    }

    /// Calls [`gsk_stroke_get_line_join()`](https://docs.gtk.org/gsk4/method.Stroke.get_line_join.html) and
    /// `gsk_stroke_set_line_join()`. Since GTK 4.14.
    public var lineJoin: Gsk.LineJoin {
      get { Gsk.LineJoin(cValue: gsk_stroke_get_line_join(opaque)) }
      set(lineJoin) { gsk_stroke_set_line_join(opaque, lineJoin.cValue) }
    }

    /// Calls [`gsk_stroke_get_line_width()`](https://docs.gtk.org/gsk4/method.Stroke.get_line_width.html) and
    /// `gsk_stroke_set_line_width()`. Since GTK 4.14.
    public var lineWidth: Double {
      get { gsk_stroke_get_line_width(opaque).double }
      set(lineWidth) { gsk_stroke_set_line_width(opaque, lineWidth.float) }
    }

    /// Calls [`gsk_stroke_get_miter_limit()`](https://docs.gtk.org/gsk4/method.Stroke.get_miter_limit.html) and
    /// `gsk_stroke_set_miter_limit()`. Since GTK 4.14.
    public var miterLimit: Double {
      get { gsk_stroke_get_miter_limit(opaque).double }
      set(limit) { gsk_stroke_set_miter_limit(opaque, limit.float) }
    }

    /// Calls [`gsk_stroke_to_cairo()`](https://docs.gtk.org/gsk4/method.Stroke.to_cairo.html). Since GTK 4.14.
    public func toCairo(_ cr: Cairo.Context) { gsk_stroke_to_cairo(opaque, cr.opaque) }
  }
}

#endif
