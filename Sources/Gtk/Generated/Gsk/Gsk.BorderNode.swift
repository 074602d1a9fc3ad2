// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskBorderNode`](https://docs.gtk.org/gsk4/class.BorderNode.html).
  open class BorderNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_border_node_get_type() }

    /// Calls [`gsk_border_node_new()`](https://docs.gtk.org/gsk4/ctor.BorderNode.new.html).
    public convenience init(outline: Gsk.RoundedRect, borderWidth: [Double] = [], borderColor: [Gdk.RGBA] = []) {
      var cOutline = outline.cValue
      precondition(borderWidth.count == 4, "borderWidth has 4 elements")
      let cBorderWidth = borderWidth.map { $0.float }
      precondition(borderColor.count == 4, "borderColor has 4 elements")
      let cBorderColor = borderColor.map { $0.cValue }
      self.init(taking: gsk_border_node_new(&cOutline, cBorderWidth, cBorderColor).raw)
    }

    /// Calls [`gsk_border_node_get_colors()`](https://docs.gtk.org/gsk4/method.BorderNode.get_colors.html).
    public final var colors: Gdk.RGBA { Gdk.RGBA(cValue: gsk_border_node_get_colors(opaque).pointee) }

    /// Calls [`gsk_border_node_get_outline()`](https://docs.gtk.org/gsk4/method.BorderNode.get_outline.html).
    public final var outline: Gsk.RoundedRect { Gsk.RoundedRect(cValue: gsk_border_node_get_outline(opaque).pointee) }

    /// Calls [`gsk_border_node_get_widths()`](https://docs.gtk.org/gsk4/method.BorderNode.get_widths.html).
    public final var widths: [Double] {
      elements(gsk_border_node_get_widths(opaque), count: 4, isGiven: false) { $0.double }
    }
  }
}
