// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
import CGtk

extension Gsk {
  /// The class [`GskMaskNode`](https://docs.gtk.org/gsk4/class.MaskNode.html). Since GTK 4.10.
  open class MaskNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_mask_node_get_type() }

    /// Calls [`gsk_mask_node_new()`](https://docs.gtk.org/gsk4/ctor.MaskNode.new.html). Since GTK 4.10.
    public convenience init(source: Gsk.RenderNode, mask: Gsk.RenderNode, maskMode: Gsk.MaskMode) {
      self.init(taking: gsk_mask_node_new(source.opaque, mask.opaque, maskMode.cValue).raw)
    }

    /// Calls [`gsk_mask_node_get_mask()`](https://docs.gtk.org/gsk4/method.MaskNode.get_mask.html). Since GTK 4.10.
    public final var mask: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_mask_node_get_mask(opaque))) }

    /// Calls [`gsk_mask_node_get_mask_mode()`](https://docs.gtk.org/gsk4/method.MaskNode.get_mask_mode.html). Since GTK
    /// 4.10.
    public final var maskMode: Gsk.MaskMode { Gsk.MaskMode(cValue: gsk_mask_node_get_mask_mode(opaque)) }

    /// Calls [`gsk_mask_node_get_source()`](https://docs.gtk.org/gsk4/method.MaskNode.get_source.html). Since GTK 4.10.
    public final var source: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_mask_node_get_source(opaque))) }
  }
}

#endif
