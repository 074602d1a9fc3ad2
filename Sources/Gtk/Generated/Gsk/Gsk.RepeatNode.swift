// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskRepeatNode`](https://docs.gtk.org/gsk4/class.RepeatNode.html).
  open class RepeatNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeat_node_get_type() }

    /// Calls [`gsk_repeat_node_new()`](https://docs.gtk.org/gsk4/ctor.RepeatNode.new.html).
    public convenience init(bounds: Graphene.Rect, child: Gsk.RenderNode, childBounds: Graphene.Rect? = nil) {
      let lent = CallScope()
      defer { lent.end() }
      var cBounds = bounds.cValue
      self.init(taking: gsk_repeat_node_new(&cBounds, child.opaque, lent.structure(childBounds?.cValue)).raw)
    }

    /// Calls [`gsk_repeat_node_get_child()`](https://docs.gtk.org/gsk4/method.RepeatNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_repeat_node_get_child(opaque))) }

    /// Calls [`gsk_repeat_node_get_child_bounds()`](https://docs.gtk.org/gsk4/method.RepeatNode.get_child_bounds.html).
    public final var childBounds: Graphene.Rect {
      Graphene.Rect(cValue: gsk_repeat_node_get_child_bounds(opaque).pointee)
    }
  }
}
