// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

extension Gsk {
  /// The class [`GskPasteNode`](https://docs.gtk.org/gsk4/class.PasteNode.html). Since GTK 4.22.
  open class PasteNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_paste_node_get_type() }

    /// Calls [`gsk_paste_node_new()`](https://docs.gtk.org/gsk4/ctor.PasteNode.new.html). Since GTK 4.22.
    public convenience init(bounds: Graphene.Rect, depth: Int) {
      var cBounds = bounds.cValue
      self.init(taking: gsk_paste_node_new(&cBounds, depth.uint).raw)
    }

    /// Calls [`gsk_paste_node_get_depth()`](https://docs.gtk.org/gsk4/method.PasteNode.get_depth.html). Since GTK 4.22.
    public final var depth: Int { gsk_paste_node_get_depth(opaque).int }
  }
}

#endif
