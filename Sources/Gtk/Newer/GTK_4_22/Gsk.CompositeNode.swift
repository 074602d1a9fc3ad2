// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

extension Gsk {
  /// The class [`GskCompositeNode`](https://docs.gtk.org/gsk4/class.CompositeNode.html). Since GTK 4.22.
  open class CompositeNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_composite_node_get_type() }

    /// Calls [`gsk_composite_node_new()`](https://docs.gtk.org/gsk4/ctor.CompositeNode.new.html). Since GTK 4.22.
    public convenience init(child: Gsk.RenderNode, mask: Gsk.RenderNode, op: Gsk.PorterDuff) {
      self.init(taking: gsk_composite_node_new(child.opaque, mask.opaque, op.cValue).raw)
    }

    /// Calls [`gsk_composite_node_get_child()`](https://docs.gtk.org/gsk4/method.CompositeNode.get_child.html). Since
    /// GTK 4.22.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_composite_node_get_child(opaque))) }

    /// Calls [`gsk_composite_node_get_mask()`](https://docs.gtk.org/gsk4/method.CompositeNode.get_mask.html). Since GTK
    /// 4.22.
    public final var mask: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_composite_node_get_mask(opaque))) }

    /// Calls [`gsk_composite_node_get_operator()`](https://docs.gtk.org/gsk4/method.CompositeNode.get_operator.html).
    /// Since GTK 4.22.
    public final var `operator`: Gsk.PorterDuff { Gsk.PorterDuff(cValue: gsk_composite_node_get_operator(opaque)) }
  }
}

#endif
