// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskRepeatingLinearGradientNode`](https://docs.gtk.org/gsk4/class.RepeatingLinearGradientNode.html).
  open class RepeatingLinearGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeating_linear_gradient_node_get_type() }

    /// Calls
    /// [`gsk_repeating_linear_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.RepeatingLinearGradientNode.new.html).
    public convenience init(
      bounds: Graphene.Rect, start: Graphene.Point, end: Graphene.Point, colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cStart = start.cValue
      var cEnd = end.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_repeating_linear_gradient_node_new(&cBounds, &cStart, &cEnd, cColorStops, colorStops.count.uint).raw
      )
    }
  }
}
