// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
import CGtk

extension Gsk {
  /// The class [`GskComponentTransferNode`](https://docs.gtk.org/gsk4/class.ComponentTransferNode.html). Since GTK
  /// 4.20.
  open class ComponentTransferNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_component_transfer_node_get_type() }

    /// Calls [`gsk_component_transfer_node_new()`](https://docs.gtk.org/gsk4/ctor.ComponentTransferNode.new.html).
    /// Since GTK 4.20.
    public convenience init(
      child: Gsk.RenderNode, r: Gsk.ComponentTransfer, g: Gsk.ComponentTransfer, b: Gsk.ComponentTransfer,
      a: Gsk.ComponentTransfer
    ) {
      self.init(taking: gsk_component_transfer_node_new(child.opaque, r.opaque, g.opaque, b.opaque, a.opaque).raw)
    }

    /// Calls
    /// [`gsk_component_transfer_node_get_child()`](https://docs.gtk.org/gsk4/method.ComponentTransferNode.get_child.html).
    /// Since GTK 4.20.
    public final var child: Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_component_transfer_node_get_child(opaque)))
    }
  }
}

#endif
