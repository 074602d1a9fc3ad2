// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskLinearGradientNode`](https://docs.gtk.org/gsk4/class.LinearGradientNode.html).
  open class LinearGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_linear_gradient_node_get_type() }

    /// Calls [`gsk_linear_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.LinearGradientNode.new.html).
    public convenience init(
      bounds: Graphene.Rect, start: Graphene.Point, end: Graphene.Point, colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cStart = start.cValue
      var cEnd = end.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(taking: gsk_linear_gradient_node_new(&cBounds, &cStart, &cEnd, cColorStops, colorStops.count.uint).raw)
    }

    /// Calls
    /// [`gsk_linear_gradient_node_get_color_stops()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_color_stops.html).
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_linear_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Calls [`gsk_linear_gradient_node_get_end()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_end.html).
    public final var end: Graphene.Point { Graphene.Point(cValue: gsk_linear_gradient_node_get_end(opaque).pointee) }

    /// Calls
    /// [`gsk_linear_gradient_node_get_n_color_stops()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_n_color_stops.html).
    public final var nColorStops: Int { gsk_linear_gradient_node_get_n_color_stops(opaque).int }

    /// Calls
    /// [`gsk_linear_gradient_node_get_start()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_start.html).
    public final var start: Graphene.Point {
      Graphene.Point(cValue: gsk_linear_gradient_node_get_start(opaque).pointee)
    }
  }
}
