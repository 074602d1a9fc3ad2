// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskInsetShadowNode`](https://docs.gtk.org/gsk4/class.InsetShadowNode.html).
  open class InsetShadowNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_inset_shadow_node_get_type() }

    /// Calls [`gsk_inset_shadow_node_new()`](https://docs.gtk.org/gsk4/ctor.InsetShadowNode.new.html).
    public convenience init(
      outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
    ) {
      var cOutline = outline.cValue
      var cColor = color.cValue
      self.init(
        taking: gsk_inset_shadow_node_new(&cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float).raw)
    }

    /// Calls
    /// [`gsk_inset_shadow_node_get_blur_radius()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_blur_radius.html).
    public final var blurRadius: Double { gsk_inset_shadow_node_get_blur_radius(opaque).double }

    /// Calls [`gsk_inset_shadow_node_get_color()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_color.html).
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_inset_shadow_node_get_color(opaque).pointee) }

    /// Calls [`gsk_inset_shadow_node_get_dx()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_dx.html).
    public final var dx: Double { gsk_inset_shadow_node_get_dx(opaque).double }

    /// Calls [`gsk_inset_shadow_node_get_dy()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_dy.html).
    public final var dy: Double { gsk_inset_shadow_node_get_dy(opaque).double }

    /// Calls
    /// [`gsk_inset_shadow_node_get_outline()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_outline.html).
    public final var outline: Gsk.RoundedRect {
      Gsk.RoundedRect(cValue: gsk_inset_shadow_node_get_outline(opaque).pointee)
    }

    /// Calls [`gsk_inset_shadow_node_get_spread()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_spread.html).
    public final var spread: Double { gsk_inset_shadow_node_get_spread(opaque).double }
  }
}
