// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Pango {
  /// The class [`PangoFontset`](https://docs.gtk.org/Pango/class.Fontset.html).
  open class Fontset: Object {
    open override class var gType: GType { pango_fontset_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var pangoFontset: UnsafeMutablePointer<PangoFontset> {
      pointer.assumingMemoryBound(to: PangoFontset.self)
    }

    /// Calls [`pango_fontset_foreach()`](https://docs.gtk.org/Pango/method.Fontset.foreach.html). Since Pango 1.4.
    public final func foreach(_ `func`: @escaping (Pango.Fontset, Pango.Font) -> Bool) {
      let lent = CallScope()
      defer { lent.end() }
      pango_fontset_foreach(pangoFontset, callPangoFontsetForeachFunc, lent.closure(`func`))
    }

    /// Calls [`pango_fontset_get_font()`](https://docs.gtk.org/Pango/method.Fontset.get_font.html).
    public final func getFont(_ wc: Int) -> Pango.Font? { givenObject(pango_fontset_get_font(pangoFontset, wc.uint32)) }

    /// Calls [`pango_fontset_get_metrics()`](https://docs.gtk.org/Pango/method.Fontset.get_metrics.html).
    public final var metrics: Pango.FontMetrics { promised(givenBoxed(pango_fontset_get_metrics(pangoFontset))) }
  }
}
