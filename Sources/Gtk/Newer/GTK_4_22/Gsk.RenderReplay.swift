// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

extension Gsk {
  /// The struct [`GskRenderReplay`](https://docs.gtk.org/gsk4/struct.RenderReplay.html). Since GTK 4.22.
  public final class RenderReplay: Boxed {
    public override class var gType: GType { gsk_render_replay_get_type() }

    /// Calls [`gsk_render_replay_new()`](https://docs.gtk.org/gsk4/ctor.RenderReplay.new.html). Since GTK 4.22.
    public convenience init() {
      self.init(taking: gsk_render_replay_new().raw)
    }

    /// Calls [`gsk_render_replay_default()`](https://docs.gtk.org/gsk4/method.RenderReplay.default.html). Since GTK 4.22.
    @discardableResult
    public func `default`(_ node: Gsk.RenderNode) -> Gsk.RenderNode? {
      givenBoxed(opaque: gsk_render_replay_default(opaque, node.opaque))
    }

    /// Calls [`gsk_render_replay_filter_font()`](https://docs.gtk.org/gsk4/method.RenderReplay.filter_font.html). Since
    /// GTK 4.22.
    @discardableResult
    public func filterFont(_ font: Pango.Font) -> Pango.Font {
      givenObject(gsk_render_replay_filter_font(opaque, font.pangoFont))!
    }

    /// Calls [`gsk_render_replay_filter_node()`](https://docs.gtk.org/gsk4/method.RenderReplay.filter_node.html). Since
    /// GTK 4.22.
    @discardableResult
    public func filterNode(_ node: Gsk.RenderNode) -> Gsk.RenderNode? {
      givenBoxed(opaque: gsk_render_replay_filter_node(opaque, node.opaque))
    }

    /// Calls [`gsk_render_replay_filter_texture()`](https://docs.gtk.org/gsk4/method.RenderReplay.filter_texture.html).
    /// Since GTK 4.22.
    @discardableResult
    public func filterTexture(_ texture: Gdk.Texture) -> Gdk.Texture {
      givenObject(opaque: gsk_render_replay_filter_texture(opaque, texture.opaque))!
    }

    /// Calls [`gsk_render_replay_set_font_filter()`](https://docs.gtk.org/gsk4/method.RenderReplay.set_font_filter.html).
    /// Since GTK 4.22.
    public func setFontFilter(_ filter: ((Gsk.RenderReplay, Pango.Font) -> Pango.Font)?) {
      gsk_render_replay_set_font_filter(
        opaque, filter == nil ? nil : callGskRenderReplayFontFilter, filter.map { heldClosure($0) },
        filter == nil ? nil : releaseClosure)
    }

    /// Calls [`gsk_render_replay_set_node_filter()`](https://docs.gtk.org/gsk4/method.RenderReplay.set_node_filter.html).
    /// Since GTK 4.22.
    public func setNodeFilter(_ filter: ((Gsk.RenderReplay, Gsk.RenderNode) -> Gsk.RenderNode?)?) {
      gsk_render_replay_set_node_filter(
        opaque, filter == nil ? nil : callGskRenderReplayNodeFilter, filter.map { heldClosure($0) },
        filter == nil ? nil : releaseClosure)
    }

    /// Calls
    /// [`gsk_render_replay_set_texture_filter()`](https://docs.gtk.org/gsk4/method.RenderReplay.set_texture_filter.html).
    /// Since GTK 4.22.
    public func setTextureFilter(_ filter: ((Gsk.RenderReplay, Gdk.Texture) -> Gdk.Texture)?) {
      gsk_render_replay_set_texture_filter(
        opaque, filter == nil ? nil : callGskRenderReplayTextureFilter, filter.map { heldClosure($0) },
        filter == nil ? nil : releaseClosure)
    }
  }
}

#endif
