// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Pango {
  /// The class [`PangoFontFace`](https://docs.gtk.org/Pango/class.FontFace.html).
  open class FontFace: Object {
    open override class var gType: GType { pango_font_face_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var pangoFontFace: UnsafeMutablePointer<PangoFontFace> {
      pointer.assumingMemoryBound(to: PangoFontFace.self)
    }

    /// Calls [`pango_font_face_describe()`](https://docs.gtk.org/Pango/method.FontFace.describe.html).
    @discardableResult
    public final func describe() -> Pango.FontDescription {
      promised(givenBoxed(opaque: pango_font_face_describe(pangoFontFace)))
    }

    /// Calls [`pango_font_face_get_face_name()`](https://docs.gtk.org/Pango/method.FontFace.get_face_name.html).
    public final var faceName: String { lentString(pango_font_face_get_face_name(pangoFontFace)) }

    /// Calls [`pango_font_face_get_family()`](https://docs.gtk.org/Pango/method.FontFace.get_family.html). Since Pango
    /// 1.46.
    public final var family: Pango.FontFamily? { lentObject(pango_font_face_get_family(pangoFontFace)) }

    /// Calls [`pango_font_face_is_synthesized()`](https://docs.gtk.org/Pango/method.FontFace.is_synthesized.html).
    /// Since Pango 1.18.
    public final var isSynthesized: Bool { pango_font_face_is_synthesized(pangoFontFace).isTrue }

    /// Calls [`pango_font_face_list_sizes()`](https://docs.gtk.org/Pango/method.FontFace.list_sizes.html). Since Pango
    /// 1.4.
    @discardableResult
    public final func listSizes() -> [Int] {
      var cNSizes: Int32 = 0
      var cSizes: UnsafeMutablePointer<Int32>?
      pango_font_face_list_sizes(pangoFontFace, &cSizes, &cNSizes)
      return elements(cSizes, count: cNSizes.int, isGiven: true) { $0.int }
    }
  }
}
