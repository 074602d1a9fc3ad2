// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskDebugNode`](https://docs.gtk.org/gsk4/class.DebugNode.html).
  open class DebugNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_debug_node_get_type() }

    /// Calls [`gsk_debug_node_new()`](https://docs.gtk.org/gsk4/ctor.DebugNode.new.html).
    public convenience init(child: Gsk.RenderNode, message: String) {
      self.init(taking: gsk_debug_node_new(child.opaque, g_strdup(message)).raw)
    }

    /// Calls [`gsk_debug_node_get_child()`](https://docs.gtk.org/gsk4/method.DebugNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_debug_node_get_child(opaque))) }

    /// Calls [`gsk_debug_node_get_message()`](https://docs.gtk.org/gsk4/method.DebugNode.get_message.html).
    public final var message: String { lentString(gsk_debug_node_get_message(opaque)) }
  }
}
