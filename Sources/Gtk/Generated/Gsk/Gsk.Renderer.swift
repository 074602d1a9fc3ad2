// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gsk {
  /// The class [`GskRenderer`](https://docs.gtk.org/gsk4/class.Renderer.html).
  open class Renderer: Object {
    open override class var gType: GType { gsk_renderer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gsk_renderer_new_for_surface()`](https://docs.gtk.org/gsk4/ctor.Renderer.new_for_surface.html).
    public static func forSurface(_ surface: Gdk.Surface) -> Gsk.Renderer? {
      givenObject(opaque: gsk_renderer_new_for_surface(surface.opaque))
    }

    /// The property [`realized`](https://docs.gtk.org/gsk4/property.Renderer.realized.html) of `GskRenderer`.
    public final var realized: Bool { getProperty("realized") }

    /// The property [`surface`](https://docs.gtk.org/gsk4/property.Renderer.surface.html) of `GskRenderer`.
    public final var surface: Gdk.Surface? { lentObject(opaque: gsk_renderer_get_surface(instance(self))) }

    /// Calls [`gsk_renderer_is_realized()`](https://docs.gtk.org/gsk4/method.Renderer.is_realized.html).
    public final var isRealized: Bool { gsk_renderer_is_realized(instance(self)).isTrue }

    /// Calls [`gsk_renderer_realize()`](https://docs.gtk.org/gsk4/method.Renderer.realize.html).
    public final func realize(_ surface: Gdk.Surface?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_renderer_realize(instance(self), surface?.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`gsk_renderer_render()`](https://docs.gtk.org/gsk4/method.Renderer.render.html).
    public final func render(_ root: Gsk.RenderNode, region: Cairo.Region?) {
      gsk_renderer_render(instance(self), root.opaque, region?.opaque)
    }

    /// Calls [`gsk_renderer_render_texture()`](https://docs.gtk.org/gsk4/method.Renderer.render_texture.html).
    @discardableResult
    public final func renderTexture(_ root: Gsk.RenderNode, viewport: Graphene.Rect?) -> Gdk.Texture {
      let lent = CallScope()
      defer { lent.end() }
      return givenObject(
        opaque: gsk_renderer_render_texture(instance(self), root.opaque, lent.structure(viewport?.cValue)))!
    }

    /// Calls [`gsk_renderer_unrealize()`](https://docs.gtk.org/gsk4/method.Renderer.unrealize.html).
    public final func unrealize() { gsk_renderer_unrealize(instance(self)) }
  }
}

extension Reactive where Base: Gsk.Renderer {
  /// The property [`realized`](https://docs.gtk.org/gsk4/property.Renderer.realized.html) of `GskRenderer`.
  public var realized: SafeSignal<Bool> { readOnlyProperty("realized") }

  /// The property [`surface`](https://docs.gtk.org/gsk4/property.Renderer.surface.html) of `GskRenderer`.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}
