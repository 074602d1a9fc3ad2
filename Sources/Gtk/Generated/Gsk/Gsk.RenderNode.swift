// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskRenderNode`](https://docs.gtk.org/gsk4/class.RenderNode.html).
  open class RenderNode: FundamentalObject {
    open override class var gType: GType { gsk_render_node_get_type() }

    @_spi(Bindings) public override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(gsk_render_node_ref(pointer.cast()))
    }

    @_spi(Bindings) public override class func release(_ pointer: UnsafeMutableRawPointer) {
      gsk_render_node_unref(UnsafeRawPointer(pointer).cast())
    }

    /// Calls [`gsk_render_node_draw()`](https://docs.gtk.org/gsk4/method.RenderNode.draw.html).
    public final func draw(_ cr: Cairo.Context) { gsk_render_node_draw(opaque, cr.opaque) }

    /// Calls [`gsk_render_node_get_bounds()`](https://docs.gtk.org/gsk4/method.RenderNode.get_bounds.html).
    public final var bounds: Graphene.Rect {
      var cBounds = graphene_rect_t()
      gsk_render_node_get_bounds(opaque, &cBounds)
      return Graphene.Rect(cValue: cBounds)
    }

    /// Calls [`gsk_render_node_get_node_type()`](https://docs.gtk.org/gsk4/method.RenderNode.get_node_type.html).
    public final var nodeType: Gsk.RenderNodeType { Gsk.RenderNodeType(cValue: gsk_render_node_get_node_type(opaque)) }

    /// Calls [`gsk_render_node_serialize()`](https://docs.gtk.org/gsk4/method.RenderNode.serialize.html).
    @discardableResult
    public final func serialize() -> GLib.Bytes { promised(givenBoxed(opaque: gsk_render_node_serialize(opaque))) }

    /// Calls [`gsk_render_node_write_to_file()`](https://docs.gtk.org/gsk4/method.RenderNode.write_to_file.html).
    public final func writeToFile(_ filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_render_node_write_to_file(opaque, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`gsk_render_node_deserialize()`](https://docs.gtk.org/gsk4/type_func.RenderNode.deserialize.html).
    @discardableResult
    public static func deserialize(
      _ bytes: GLib.Bytes, errorFunc: ((Gsk.ParseLocation, Gsk.ParseLocation, GLib.Failure) -> Void)?
    ) -> Gsk.RenderNode? {
      let lent = CallScope()
      defer { lent.end() }
      return givenBoxed(
        opaque: gsk_render_node_deserialize(
          bytes.opaque, errorFunc == nil ? nil : callGskParseErrorFunc, errorFunc.map { lent.closure($0) }))
    }
  }
}
