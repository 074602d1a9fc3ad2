// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskShadowNode`](https://docs.gtk.org/gsk4/class.ShadowNode.html).
  open class ShadowNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_shadow_node_get_type() }

    /// Calls [`gsk_shadow_node_new()`](https://docs.gtk.org/gsk4/ctor.ShadowNode.new.html).
    public convenience init(child: Gsk.RenderNode, shadows: [Gsk.Shadow] = []) {
      let cShadows = shadows.map { $0.cValue }
      self.init(taking: gsk_shadow_node_new(child.opaque, cShadows, shadows.count.uint).raw)
    }

    /// Calls [`gsk_shadow_node_get_child()`](https://docs.gtk.org/gsk4/method.ShadowNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_shadow_node_get_child(opaque))) }

    /// Calls [`gsk_shadow_node_get_n_shadows()`](https://docs.gtk.org/gsk4/method.ShadowNode.get_n_shadows.html).
    public final var nShadows: Int { gsk_shadow_node_get_n_shadows(opaque).int }

    /// Calls [`gsk_shadow_node_get_shadow()`](https://docs.gtk.org/gsk4/method.ShadowNode.get_shadow.html).
    public final func getShadow(_ i: Int) -> Gsk.Shadow {
      Gsk.Shadow(cValue: gsk_shadow_node_get_shadow(opaque, i.uint).pointee)
    }
  }
}
