// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskBlendNode`](https://docs.gtk.org/gsk4/class.BlendNode.html).
  open class BlendNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_blend_node_get_type() }

    /// Calls [`gsk_blend_node_new()`](https://docs.gtk.org/gsk4/ctor.BlendNode.new.html).
    public convenience init(bottom: Gsk.RenderNode, top: Gsk.RenderNode, blendMode: Gsk.BlendMode) {
      self.init(taking: gsk_blend_node_new(bottom.opaque, top.opaque, blendMode.cValue).raw)
    }

    /// Calls [`gsk_blend_node_get_blend_mode()`](https://docs.gtk.org/gsk4/method.BlendNode.get_blend_mode.html).
    public final var blendMode: Gsk.BlendMode { Gsk.BlendMode(cValue: gsk_blend_node_get_blend_mode(opaque)) }

    /// Calls [`gsk_blend_node_get_bottom_child()`](https://docs.gtk.org/gsk4/method.BlendNode.get_bottom_child.html).
    public final var bottomChild: Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_blend_node_get_bottom_child(opaque)))
    }

    /// Calls [`gsk_blend_node_get_top_child()`](https://docs.gtk.org/gsk4/method.BlendNode.get_top_child.html).
    public final var topChild: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_blend_node_get_top_child(opaque))) }
  }
}
