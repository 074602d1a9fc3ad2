// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gsk {
  /// The class [`GskFillNode`](https://docs.gtk.org/gsk4/class.FillNode.html). Since GTK 4.14.
  open class FillNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_fill_node_get_type() }

    /// Calls [`gsk_fill_node_new()`](https://docs.gtk.org/gsk4/ctor.FillNode.new.html). Since GTK 4.14.
    public convenience init(child: Gsk.RenderNode, path: Gsk.Path, fillRule: Gsk.FillRule) {
      self.init(copying: gsk_fill_node_new(child.opaque, path.opaque, fillRule.cValue).raw)
    }

    /// Calls [`gsk_fill_node_get_child()`](https://docs.gtk.org/gsk4/method.FillNode.get_child.html). Since GTK 4.14.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_fill_node_get_child(opaque))) }

    /// Calls [`gsk_fill_node_get_fill_rule()`](https://docs.gtk.org/gsk4/method.FillNode.get_fill_rule.html). Since GTK
    /// 4.14.
    public final var fillRule: Gsk.FillRule { Gsk.FillRule(cValue: gsk_fill_node_get_fill_rule(opaque)) }

    /// Calls [`gsk_fill_node_get_path()`](https://docs.gtk.org/gsk4/method.FillNode.get_path.html). Since GTK 4.14.
    public final var path: Gsk.Path { promised(lentBoxed(opaque: gsk_fill_node_get_path(opaque))) }
  }
}

#endif
