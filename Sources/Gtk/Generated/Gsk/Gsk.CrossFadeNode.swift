// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskCrossFadeNode`](https://docs.gtk.org/gsk4/class.CrossFadeNode.html).
  open class CrossFadeNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_cross_fade_node_get_type() }

    /// Calls [`gsk_cross_fade_node_new()`](https://docs.gtk.org/gsk4/ctor.CrossFadeNode.new.html).
    public convenience init(start: Gsk.RenderNode, end: Gsk.RenderNode, progress: Double) {
      self.init(taking: gsk_cross_fade_node_new(start.opaque, end.opaque, progress.float).raw)
    }

    /// Calls
    /// [`gsk_cross_fade_node_get_end_child()`](https://docs.gtk.org/gsk4/method.CrossFadeNode.get_end_child.html).
    public final var endChild: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_cross_fade_node_get_end_child(opaque))) }

    /// Calls [`gsk_cross_fade_node_get_progress()`](https://docs.gtk.org/gsk4/method.CrossFadeNode.get_progress.html).
    public final var progress: Double { gsk_cross_fade_node_get_progress(opaque).double }

    /// Calls
    /// [`gsk_cross_fade_node_get_start_child()`](https://docs.gtk.org/gsk4/method.CrossFadeNode.get_start_child.html).
    public final var startChild: Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_cross_fade_node_get_start_child(opaque)))
    }
  }
}
