// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
import CGtk

extension Gsk {
  /// The class [`GskTextureScaleNode`](https://docs.gtk.org/gsk4/class.TextureScaleNode.html). Since GTK 4.10.
  open class TextureScaleNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_texture_scale_node_get_type() }

    /// Calls [`gsk_texture_scale_node_new()`](https://docs.gtk.org/gsk4/ctor.TextureScaleNode.new.html). Since GTK
    /// 4.10.
    public convenience init(texture: Gdk.Texture, bounds: Graphene.Rect, filter: Gsk.ScalingFilter) {
      var cBounds = bounds.cValue
      self.init(taking: gsk_texture_scale_node_new(texture.opaque, &cBounds, filter.cValue).raw)
    }

    /// Calls
    /// [`gsk_texture_scale_node_get_filter()`](https://docs.gtk.org/gsk4/method.TextureScaleNode.get_filter.html).
    /// Since GTK 4.10.
    public final var filter: Gsk.ScalingFilter { Gsk.ScalingFilter(cValue: gsk_texture_scale_node_get_filter(opaque)) }

    /// Calls
    /// [`gsk_texture_scale_node_get_texture()`](https://docs.gtk.org/gsk4/method.TextureScaleNode.get_texture.html).
    /// Since GTK 4.10.
    public final var texture: Gdk.Texture? { lentObject(opaque: gsk_texture_scale_node_get_texture(opaque)) }
  }
}

#endif
