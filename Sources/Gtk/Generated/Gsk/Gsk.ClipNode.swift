// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskClipNode`](https://docs.gtk.org/gsk4/class.ClipNode.html).
  open class ClipNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_clip_node_get_type() }

    /// Calls [`gsk_clip_node_new()`](https://docs.gtk.org/gsk4/ctor.ClipNode.new.html).
    public convenience init(child: Gsk.RenderNode, clip: Graphene.Rect) {
      var cClip = clip.cValue
      self.init(taking: gsk_clip_node_new(child.opaque, &cClip).raw)
    }

    /// Calls [`gsk_clip_node_get_child()`](https://docs.gtk.org/gsk4/method.ClipNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_clip_node_get_child(opaque))) }

    /// Calls [`gsk_clip_node_get_clip()`](https://docs.gtk.org/gsk4/method.ClipNode.get_clip.html).
    public final var clip: Graphene.Rect { Graphene.Rect(cValue: gsk_clip_node_get_clip(opaque).pointee) }
  }
}
