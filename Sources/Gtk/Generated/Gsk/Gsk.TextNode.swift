// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskTextNode`](https://docs.gtk.org/gsk4/class.TextNode.html).
  open class TextNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_text_node_get_type() }

    /// Calls [`gsk_text_node_new()`](https://docs.gtk.org/gsk4/ctor.TextNode.new.html).
    public convenience init?(font: Pango.Font, glyphs: Pango.GlyphString, color: Gdk.RGBA, offset: Graphene.Point) {
      var cColor = color.cValue
      var cOffset = offset.cValue
      let pointer = gsk_text_node_new(font.pangoFont, glyphs.pangoGlyphString, &cColor, &cOffset)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`gsk_text_node_get_color()`](https://docs.gtk.org/gsk4/method.TextNode.get_color.html).
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_text_node_get_color(opaque).pointee) }

    /// Calls [`gsk_text_node_get_font()`](https://docs.gtk.org/gsk4/method.TextNode.get_font.html).
    public final var font: Pango.Font? { lentObject(gsk_text_node_get_font(opaque)) }

    /// Calls [`gsk_text_node_get_num_glyphs()`](https://docs.gtk.org/gsk4/method.TextNode.get_num_glyphs.html).
    public final var numGlyphs: Int { gsk_text_node_get_num_glyphs(opaque).int }

    /// Calls [`gsk_text_node_get_offset()`](https://docs.gtk.org/gsk4/method.TextNode.get_offset.html).
    public final var offset: Graphene.Point { Graphene.Point(cValue: gsk_text_node_get_offset(opaque).pointee) }

    /// Calls [`gsk_text_node_has_color_glyphs()`](https://docs.gtk.org/gsk4/method.TextNode.has_color_glyphs.html).
    /// Since GTK 4.2.
    public final var hasColorGlyphs: Bool { gsk_text_node_has_color_glyphs(opaque).isTrue }
  }
}
