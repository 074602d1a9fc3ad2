// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gsk {
  /// The class [`GskStrokeNode`](https://docs.gtk.org/gsk4/class.StrokeNode.html). Since GTK 4.14.
  open class StrokeNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_stroke_node_get_type() }

    /// Calls [`gsk_stroke_node_new()`](https://docs.gtk.org/gsk4/ctor.StrokeNode.new.html). Since GTK 4.14.
    public convenience init(child: Gsk.RenderNode, path: Gsk.Path, stroke: Gsk.Stroke) {
      self.init(copying: gsk_stroke_node_new(child.opaque, path.opaque, stroke.opaque).raw)
    }

    /// Calls [`gsk_stroke_node_get_child()`](https://docs.gtk.org/gsk4/method.StrokeNode.get_child.html). Since GTK
    /// 4.14.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_stroke_node_get_child(opaque))) }

    /// Calls [`gsk_stroke_node_get_path()`](https://docs.gtk.org/gsk4/method.StrokeNode.get_path.html). Since GTK 4.14.
    public final var path: Gsk.Path { promised(lentBoxed(opaque: gsk_stroke_node_get_path(opaque))) }

    /// Calls [`gsk_stroke_node_get_stroke()`](https://docs.gtk.org/gsk4/method.StrokeNode.get_stroke.html). Since GTK
    /// 4.14.
    public final var stroke: Gsk.Stroke { promised(lentBoxed(opaque: gsk_stroke_node_get_stroke(opaque))) }
  }
}

#endif
