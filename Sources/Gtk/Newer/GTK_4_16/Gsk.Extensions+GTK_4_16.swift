// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
import CGtk

extension Gsk.RenderNode {
  /// Calls [`gsk_render_node_get_opaque_rect()`](https://docs.gtk.org/gsk4/method.RenderNode.get_opaque_rect.html).
  /// Since GTK 4.16.
  public final var opaqueRect: Graphene.Rect? {
    var cOutOpaque = graphene_rect_t()
    let result = gsk_render_node_get_opaque_rect(opaque, &cOutOpaque)
    guard result != 0 else { return nil }
    return Graphene.Rect(cValue: cOutOpaque)
  }
}

#endif
