// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gsk {
  /// The class [`GskSubsurfaceNode`](https://docs.gtk.org/gsk4/class.SubsurfaceNode.html). Since GTK 4.14.
  open class SubsurfaceNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_subsurface_node_get_type() }

    /// Calls [`gsk_subsurface_node_get_child()`](https://docs.gtk.org/gsk4/method.SubsurfaceNode.get_child.html). Since
    /// GTK 4.14.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_subsurface_node_get_child(opaque))) }
  }
}

#endif
