// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskCairoRenderer`](https://docs.gtk.org/gsk4/class.CairoRenderer.html).
  open class CairoRenderer: Gsk.Renderer {
    open override class var gType: GType { gsk_cairo_renderer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gsk_cairo_renderer_new()`](https://docs.gtk.org/gsk4/ctor.CairoRenderer.new.html).
    public init() {
      super.init(adopting: gsk_cairo_renderer_new().raw)
    }
  }
}
