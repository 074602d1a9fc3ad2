// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Pango {
  /// The class [`PangoContext`](https://docs.gtk.org/Pango/class.Context.html).
  open class Context: Object {
    open override class var gType: GType { pango_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`pango_context_new()`](https://docs.gtk.org/Pango/ctor.Context.new.html).
    public init() {
      super.init(adopting: pango_context_new().raw)
    }

    /// Calls [`pango_context_changed()`](https://docs.gtk.org/Pango/method.Context.changed.html). Since Pango 1.32.4.
    public final func changed() { pango_context_changed(instance(self)) }

    /// Calls [`pango_context_get_base_dir()`](https://docs.gtk.org/Pango/method.Context.get_base_dir.html) and
    /// `pango_context_set_base_dir()`.
    public final var baseDir: Pango.Direction {
      get { Pango.Direction(cValue: pango_context_get_base_dir(instance(self))) }
      set(direction) { pango_context_set_base_dir(instance(self), direction.cValue) }
    }

    /// Calls [`pango_context_get_base_gravity()`](https://docs.gtk.org/Pango/method.Context.get_base_gravity.html) and
    /// `pango_context_set_base_gravity()`. Since Pango 1.16.
    public final var baseGravity: Pango.Gravity {
      get { Pango.Gravity(cValue: pango_context_get_base_gravity(instance(self))) }
      set(gravity) { pango_context_set_base_gravity(instance(self), gravity.cValue) }
    }

    /// Calls
    /// [`pango_context_get_font_description()`](https://docs.gtk.org/Pango/method.Context.get_font_description.html)
    /// and `pango_context_set_font_description()`.
    public final var fontDescription: Pango.FontDescription? {
      get { lentBoxed(opaque: pango_context_get_font_description(instance(self))) }
      set(desc) { pango_context_set_font_description(instance(self), desc?.opaque) }
    }

    /// Calls [`pango_context_get_font_map()`](https://docs.gtk.org/Pango/method.Context.get_font_map.html) and
    /// `pango_context_set_font_map()`. Since Pango 1.6.
    public final var fontMap: Pango.FontMap? {
      get { lentObject(pango_context_get_font_map(instance(self))) }
      set(fontMap) { pango_context_set_font_map(instance(self), fontMap?.pangoFontMap) }
    }

    /// Calls [`pango_context_get_gravity()`](https://docs.gtk.org/Pango/method.Context.get_gravity.html). Since Pango
    /// 1.16.
    public final var gravity: Pango.Gravity { Pango.Gravity(cValue: pango_context_get_gravity(instance(self))) }

    /// Calls [`pango_context_get_gravity_hint()`](https://docs.gtk.org/Pango/method.Context.get_gravity_hint.html) and
    /// `pango_context_set_gravity_hint()`. Since Pango 1.16.
    public final var gravityHint: Pango.GravityHint {
      get { Pango.GravityHint(cValue: pango_context_get_gravity_hint(instance(self))) }
      set(hint) { pango_context_set_gravity_hint(instance(self), hint.cValue) }
    }

    /// Calls [`pango_context_get_language()`](https://docs.gtk.org/Pango/method.Context.get_language.html).
    public final var language: Pango.Language {
      promised(lentBoxed(opaque: pango_context_get_language(instance(self))))
    }

    /// Calls [`pango_context_get_matrix()`](https://docs.gtk.org/Pango/method.Context.get_matrix.html) and
    /// `pango_context_set_matrix()`. Since Pango 1.6.
    public final var matrix: Pango.Matrix? {
      get { pango_context_get_matrix(instance(self)).map { Pango.Matrix(cValue: $0.pointee) } }
      set(matrix) {
        let lent = CallScope()
        defer { lent.end() }
        pango_context_set_matrix(instance(self), lent.structure(matrix?.cValue))
      }
    }

    /// Calls [`pango_context_get_metrics()`](https://docs.gtk.org/Pango/method.Context.get_metrics.html).
    public final func getMetrics(_ desc: Pango.FontDescription?, language: Pango.Language?) -> Pango.FontMetrics {
      promised(givenBoxed(pango_context_get_metrics(instance(self), desc?.opaque, language?.opaque)))
    }

    /// Calls
    /// [`pango_context_get_round_glyph_positions()`](https://docs.gtk.org/Pango/method.Context.get_round_glyph_positions.html)
    /// and `pango_context_set_round_glyph_positions()`. Since Pango 1.44.
    public final var roundGlyphPositions: Bool {
      get { pango_context_get_round_glyph_positions(instance(self)).isTrue }
      set(roundPositions) { pango_context_set_round_glyph_positions(instance(self), roundPositions.gboolean) }
    }

    /// Calls [`pango_context_get_serial()`](https://docs.gtk.org/Pango/method.Context.get_serial.html). Since Pango
    /// 1.32.4.
    public final var serial: Int { pango_context_get_serial(instance(self)).int }

    /// Calls [`pango_context_list_families()`](https://docs.gtk.org/Pango/method.Context.list_families.html).
    @discardableResult
    public final func listFamilies() -> [Pango.FontFamily] {
      var cNFamilies: Int32 = 0
      var cFamilies: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      pango_context_list_families(instance(self), &cFamilies, &cNFamilies)
      return elements(cFamilies, count: cNFamilies.int, isGiven: true) { (lentObject($0) as Pango.FontFamily?)! }
    }

    /// Calls [`pango_context_load_font()`](https://docs.gtk.org/Pango/method.Context.load_font.html).
    @discardableResult
    public final func loadFont(_ desc: Pango.FontDescription) -> Pango.Font? {
      givenObject(pango_context_load_font(instance(self), desc.opaque))
    }

    /// Calls [`pango_context_load_fontset()`](https://docs.gtk.org/Pango/method.Context.load_fontset.html).
    @discardableResult
    public final func loadFontset(_ desc: Pango.FontDescription, language: Pango.Language) -> Pango.Fontset? {
      givenObject(pango_context_load_fontset(instance(self), desc.opaque, language.opaque))
    }

    /// Calls [`pango_context_set_language()`](https://docs.gtk.org/Pango/method.Context.set_language.html).
    public final func setLanguage(_ language: Pango.Language?) {
      pango_context_set_language(instance(self), language?.opaque)
    }
  }
}
