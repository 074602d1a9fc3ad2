// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskBlurNode`](https://docs.gtk.org/gsk4/class.BlurNode.html).
  open class BlurNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_blur_node_get_type() }

    /// Calls [`gsk_blur_node_new()`](https://docs.gtk.org/gsk4/ctor.BlurNode.new.html).
    public convenience init(child: Gsk.RenderNode, radius: Double) {
      self.init(taking: gsk_blur_node_new(child.opaque, radius.float).raw)
    }

    /// Calls [`gsk_blur_node_get_child()`](https://docs.gtk.org/gsk4/method.BlurNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_blur_node_get_child(opaque))) }

    /// Calls [`gsk_blur_node_get_radius()`](https://docs.gtk.org/gsk4/method.BlurNode.get_radius.html).
    public final var radius: Double { gsk_blur_node_get_radius(opaque).double }
  }
}
