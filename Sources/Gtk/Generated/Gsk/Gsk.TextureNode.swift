// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskTextureNode`](https://docs.gtk.org/gsk4/class.TextureNode.html).
  open class TextureNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_texture_node_get_type() }

    /// Calls [`gsk_texture_node_new()`](https://docs.gtk.org/gsk4/ctor.TextureNode.new.html).
    public convenience init(texture: Gdk.Texture, bounds: Graphene.Rect) {
      var cBounds = bounds.cValue
      self.init(taking: gsk_texture_node_new(texture.opaque, &cBounds).raw)
    }

    /// Calls [`gsk_texture_node_get_texture()`](https://docs.gtk.org/gsk4/method.TextureNode.get_texture.html).
    public final var texture: Gdk.Texture? { lentObject(opaque: gsk_texture_node_get_texture(opaque)) }
  }
}
