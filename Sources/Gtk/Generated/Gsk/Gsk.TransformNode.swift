// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskTransformNode`](https://docs.gtk.org/gsk4/class.TransformNode.html).
  open class TransformNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_transform_node_get_type() }

    /// Calls [`gsk_transform_node_new()`](https://docs.gtk.org/gsk4/ctor.TransformNode.new.html).
    public convenience init(child: Gsk.RenderNode, transform: Gsk.Transform) {
      self.init(taking: gsk_transform_node_new(child.opaque, transform.opaque).raw)
    }

    /// Calls [`gsk_transform_node_get_child()`](https://docs.gtk.org/gsk4/method.TransformNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_transform_node_get_child(opaque))) }

    /// Calls [`gsk_transform_node_get_transform()`](https://docs.gtk.org/gsk4/method.TransformNode.get_transform.html).
    public final var transform: Gsk.Transform { promised(lentBoxed(opaque: gsk_transform_node_get_transform(opaque))) }
  }
}
