// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskConicGradientNode`](https://docs.gtk.org/gsk4/class.ConicGradientNode.html).
  open class ConicGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_conic_gradient_node_get_type() }

    /// Calls [`gsk_conic_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.ConicGradientNode.new.html).
    public convenience init(
      bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cCenter = center.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_conic_gradient_node_new(&cBounds, &cCenter, rotation.float, cColorStops, colorStops.count.uint).raw)
    }

    /// Calls
    /// [`gsk_conic_gradient_node_get_angle()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_angle.html).
    /// Since GTK 4.2.
    public final var angle: Double { gsk_conic_gradient_node_get_angle(opaque).double }

    /// Calls
    /// [`gsk_conic_gradient_node_get_center()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_center.html).
    public final var center: Graphene.Point {
      Graphene.Point(cValue: gsk_conic_gradient_node_get_center(opaque).pointee)
    }

    /// Calls
    /// [`gsk_conic_gradient_node_get_color_stops()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_color_stops.html).
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_conic_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Calls
    /// [`gsk_conic_gradient_node_get_n_color_stops()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_n_color_stops.html).
    public final var nColorStops: Int { gsk_conic_gradient_node_get_n_color_stops(opaque).int }

    /// Calls
    /// [`gsk_conic_gradient_node_get_rotation()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_rotation.html).
    public final var rotation: Double { gsk_conic_gradient_node_get_rotation(opaque).double }
  }
}
