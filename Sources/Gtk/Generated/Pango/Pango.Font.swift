// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Pango {
  /// The class [`PangoFont`](https://docs.gtk.org/Pango/class.Font.html).
  open class Font: Object {
    open override class var gType: GType { pango_font_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var pangoFont: UnsafeMutablePointer<PangoFont> {
      pointer.assumingMemoryBound(to: PangoFont.self)
    }

    /// Calls [`pango_font_describe()`](https://docs.gtk.org/Pango/method.Font.describe.html).
    @discardableResult
    public final func describe() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_describe(pangoFont)))
    }

    /// Calls
    /// [`pango_font_describe_with_absolute_size()`](https://docs.gtk.org/Pango/method.Font.describe_with_absolute_size.html).
    /// Since Pango 1.14.
    @discardableResult
    public final func describeWithAbsoluteSize() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_describe_with_absolute_size(pangoFont)))
    }

    /// Calls [`pango_font_get_face()`](https://docs.gtk.org/Pango/method.Font.get_face.html). Since Pango 1.46.
    public final var face: Pango.FontFace? { lentObject(pango_font_get_face(pangoFont)) }

    /// Calls [`pango_font_get_font_map()`](https://docs.gtk.org/Pango/method.Font.get_font_map.html). Since Pango 1.10.
    public final var fontMap: Pango.FontMap? { lentObject(pango_font_get_font_map(pangoFont)) }

    /// Calls [`pango_font_get_glyph_extents()`](https://docs.gtk.org/Pango/method.Font.get_glyph_extents.html).
    public final func getGlyphExtents(_ glyph: Int) -> (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_font_get_glyph_extents(pangoFont, glyph.uint32, &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_font_get_languages()`](https://docs.gtk.org/Pango/method.Font.get_languages.html). Since Pango
    /// 1.50.
    public final var languages: [Pango.Language] {
      pointers(pango_font_get_languages(pangoFont), isGiven: false) { lentBoxed(opaque: $0) as Pango.Language? }
    }

    /// Calls [`pango_font_get_metrics()`](https://docs.gtk.org/Pango/method.Font.get_metrics.html).
    public final func getMetrics(_ language: Pango.Language?) -> Pango.FontMetrics {
      promised(givenBoxed(pango_font_get_metrics(pangoFont, language?.opaque)))
    }

    /// Calls [`pango_font_has_char()`](https://docs.gtk.org/Pango/method.Font.has_char.html). Since Pango 1.44.
    public final func hasChar(_ wc: UInt32) -> Bool { pango_font_has_char(pangoFont, wc).isTrue }

    /// Calls [`pango_font_serialize()`](https://docs.gtk.org/Pango/method.Font.serialize.html). Since Pango 1.50.
    @discardableResult
    public final func serialize() -> GLib.Bytes { promised(givenBoxed(opaque: pango_font_serialize(pangoFont))) }

    /// Calls [`pango_font_deserialize()`](https://docs.gtk.org/Pango/type_func.Font.deserialize.html). Since Pango
    /// 1.50.
    @discardableResult
    public static func deserialize(_ context: Pango.Context, bytes: GLib.Bytes) throws(GLib.Failure) -> Pango.Font? {
      var error: UnsafeMutablePointer<GError>?
      let result = pango_font_deserialize(context.opaque, bytes.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)
    }
  }
}
