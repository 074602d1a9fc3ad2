// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskOpacityNode`](https://docs.gtk.org/gsk4/class.OpacityNode.html).
  open class OpacityNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_opacity_node_get_type() }

    /// Calls [`gsk_opacity_node_new()`](https://docs.gtk.org/gsk4/ctor.OpacityNode.new.html).
    public convenience init(child: Gsk.RenderNode, opacity: Double) {
      self.init(taking: gsk_opacity_node_new(child.opaque, opacity.float).raw)
    }

    /// Calls [`gsk_opacity_node_get_child()`](https://docs.gtk.org/gsk4/method.OpacityNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_opacity_node_get_child(opaque))) }

    /// Calls [`gsk_opacity_node_get_opacity()`](https://docs.gtk.org/gsk4/method.OpacityNode.get_opacity.html).
    public final var opacity: Double { gsk_opacity_node_get_opacity(opaque).double }
  }
}
