// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskContainerNode`](https://docs.gtk.org/gsk4/class.ContainerNode.html).
  open class ContainerNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_container_node_get_type() }

    /// Calls [`gsk_container_node_new()`](https://docs.gtk.org/gsk4/ctor.ContainerNode.new.html).
    public convenience init(children: [Gsk.RenderNode] = []) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gsk_container_node_new(lent.array(children, by: \.pointer), children.count.uint32).raw)
    }

    /// Calls [`gsk_container_node_get_child()`](https://docs.gtk.org/gsk4/method.ContainerNode.get_child.html).
    public final func getChild(_ idx: Int) -> Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_container_node_get_child(opaque, idx.uint32)))
    }

    /// Calls
    /// [`gsk_container_node_get_n_children()`](https://docs.gtk.org/gsk4/method.ContainerNode.get_n_children.html).
    public final var nChildren: Int { gsk_container_node_get_n_children(opaque).int }
  }
}
