// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskCairoNode`](https://docs.gtk.org/gsk4/class.CairoNode.html).
  open class CairoNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_cairo_node_get_type() }

    /// Calls [`gsk_cairo_node_new()`](https://docs.gtk.org/gsk4/ctor.CairoNode.new.html).
    public convenience init(bounds: Graphene.Rect) {
      var cBounds = bounds.cValue
      self.init(taking: gsk_cairo_node_new(&cBounds).raw)
    }

    /// Calls [`gsk_cairo_node_get_draw_context()`](https://docs.gtk.org/gsk4/method.CairoNode.get_draw_context.html).
    public final var drawContext: Cairo.Context {
      promised(givenBoxed(opaque: gsk_cairo_node_get_draw_context(opaque)))
    }

    /// Calls [`gsk_cairo_node_get_surface()`](https://docs.gtk.org/gsk4/method.CairoNode.get_surface.html).
    public final var surface: Cairo.Surface { promised(lentBoxed(opaque: gsk_cairo_node_get_surface(opaque))) }
  }
}
