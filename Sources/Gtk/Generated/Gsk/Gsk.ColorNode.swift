// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskColorNode`](https://docs.gtk.org/gsk4/class.ColorNode.html).
  open class ColorNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_color_node_get_type() }

    /// Calls [`gsk_color_node_new()`](https://docs.gtk.org/gsk4/ctor.ColorNode.new.html).
    public convenience init(rgba: Gdk.RGBA, bounds: Graphene.Rect) {
      var cRgba = rgba.cValue
      var cBounds = bounds.cValue
      self.init(taking: gsk_color_node_new(&cRgba, &cBounds).raw)
    }

    /// Calls [`gsk_color_node_get_color()`](https://docs.gtk.org/gsk4/method.ColorNode.get_color.html).
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_color_node_get_color(opaque).pointee) }
  }
}
