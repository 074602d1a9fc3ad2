// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkCairoContext`](https://docs.gtk.org/gdk4/class.CairoContext.html).
  open class CairoContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_cairo_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_cairo_context_cairo_create()`](https://docs.gtk.org/gdk4/method.CairoContext.cairo_create.html).
    #if GTK_4_18
    @available(*, deprecated, message: "Deprecated since GTK 4.18.")
    #endif
    @discardableResult
    public final func cairoCreate() -> Cairo.Context? {
      givenBoxed(opaque: gdk_cairo_context_cairo_create(instance(self)))
    }
  }
}
