// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

extension Gsk {
  /// The class [`GskCopyNode`](https://docs.gtk.org/gsk4/class.CopyNode.html). Since GTK 4.22.
  open class CopyNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_copy_node_get_type() }

    /// Calls [`gsk_copy_node_new()`](https://docs.gtk.org/gsk4/ctor.CopyNode.new.html). Since GTK 4.22.
    public convenience init(child: Gsk.RenderNode) {
      self.init(taking: gsk_copy_node_new(child.opaque).raw)
    }

    /// Calls [`gsk_copy_node_get_child()`](https://docs.gtk.org/gsk4/method.CopyNode.get_child.html). Since GTK 4.22.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_copy_node_get_child(opaque))) }
  }
}

#endif
