// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskRadialGradientNode`](https://docs.gtk.org/gsk4/class.RadialGradientNode.html).
  open class RadialGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_radial_gradient_node_get_type() }

    /// Calls [`gsk_radial_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.RadialGradientNode.new.html).
    public convenience init(
      bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
      colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cCenter = center.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_radial_gradient_node_new(
          &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cColorStops, colorStops.count.uint
        ).raw)
    }

    /// Calls
    /// [`gsk_radial_gradient_node_get_center()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_center.html).
    public final var center: Graphene.Point {
      Graphene.Point(cValue: gsk_radial_gradient_node_get_center(opaque).pointee)
    }

    /// Calls
    /// [`gsk_radial_gradient_node_get_color_stops()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_color_stops.html).
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_radial_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Calls [`gsk_radial_gradient_node_get_end()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_end.html).
    public final var end: Double { gsk_radial_gradient_node_get_end(opaque).double }

    /// Calls
    /// [`gsk_radial_gradient_node_get_hradius()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_hradius.html).
    public final var hradius: Double { gsk_radial_gradient_node_get_hradius(opaque).double }

    /// Calls
    /// [`gsk_radial_gradient_node_get_n_color_stops()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_n_color_stops.html).
    public final var nColorStops: Int { gsk_radial_gradient_node_get_n_color_stops(opaque).int }

    /// Calls
    /// [`gsk_radial_gradient_node_get_start()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_start.html).
    public final var start: Double { gsk_radial_gradient_node_get_start(opaque).double }

    /// Calls
    /// [`gsk_radial_gradient_node_get_vradius()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_vradius.html).
    public final var vradius: Double { gsk_radial_gradient_node_get_vradius(opaque).double }
  }
}
