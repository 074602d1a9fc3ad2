// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskRepeatingRadialGradientNode`](https://docs.gtk.org/gsk4/class.RepeatingRadialGradientNode.html).
  open class RepeatingRadialGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeating_radial_gradient_node_get_type() }

    /// Calls
    /// [`gsk_repeating_radial_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.RepeatingRadialGradientNode.new.html).
    public convenience init(
      bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
      colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cCenter = center.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_repeating_radial_gradient_node_new(
          &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cColorStops, colorStops.count.uint
        ).raw)
    }
  }
}
