// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskRoundedClipNode`](https://docs.gtk.org/gsk4/class.RoundedClipNode.html).
  open class RoundedClipNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_rounded_clip_node_get_type() }

    /// Calls [`gsk_rounded_clip_node_new()`](https://docs.gtk.org/gsk4/ctor.RoundedClipNode.new.html).
    public convenience init(child: Gsk.RenderNode, clip: Gsk.RoundedRect) {
      var cClip = clip.cValue
      self.init(taking: gsk_rounded_clip_node_new(child.opaque, &cClip).raw)
    }

    /// Calls [`gsk_rounded_clip_node_get_child()`](https://docs.gtk.org/gsk4/method.RoundedClipNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_rounded_clip_node_get_child(opaque))) }

    /// Calls [`gsk_rounded_clip_node_get_clip()`](https://docs.gtk.org/gsk4/method.RoundedClipNode.get_clip.html).
    public final var clip: Gsk.RoundedRect { Gsk.RoundedRect(cValue: gsk_rounded_clip_node_get_clip(opaque).pointee) }
  }
}
