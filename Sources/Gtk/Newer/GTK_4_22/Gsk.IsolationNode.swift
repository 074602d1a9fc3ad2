// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

extension Gsk {
  /// The class [`GskIsolationNode`](https://docs.gtk.org/gsk4/class.IsolationNode.html). Since GTK 4.22.
  open class IsolationNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_isolation_node_get_type() }

    /// Calls [`gsk_isolation_node_new()`](https://docs.gtk.org/gsk4/ctor.IsolationNode.new.html). Since GTK 4.22.
    public convenience init(child: Gsk.RenderNode, isolations: Gsk.Isolation = []) {
      self.init(taking: gsk_isolation_node_new(child.opaque, isolations.cValue).raw)
    }

    /// Calls [`gsk_isolation_node_get_child()`](https://docs.gtk.org/gsk4/method.IsolationNode.get_child.html). Since
    /// GTK 4.22.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_isolation_node_get_child(opaque))) }

    /// Calls
    /// [`gsk_isolation_node_get_isolations()`](https://docs.gtk.org/gsk4/method.IsolationNode.get_isolations.html).
    /// Since GTK 4.22.
    public final var isolations: Gsk.Isolation { Gsk.Isolation(cValue: gsk_isolation_node_get_isolations(opaque)) }
  }
}

#endif
