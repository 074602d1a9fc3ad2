// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Pango {
  /// The class [`PangoFontMap`](https://docs.gtk.org/Pango/class.FontMap.html).
  open class FontMap: Object, Gio.ListModel {
    open override class var gType: GType { pango_font_map_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var pangoFontMap: UnsafeMutablePointer<PangoFontMap> {
      pointer.assumingMemoryBound(to: PangoFontMap.self)
    }

    /// The property [`item-type`](https://docs.gtk.org/Pango/property.FontMap.item-type.html) of `PangoFontMap`.
    public final var itemType: GType { getProperty("item-type") }

    /// The property [`n-items`](https://docs.gtk.org/Pango/property.FontMap.n-items.html) of `PangoFontMap`.
    public final var nItems: Int { getProperty("n-items") }

    /// Calls [`pango_font_map_changed()`](https://docs.gtk.org/Pango/method.FontMap.changed.html). Since Pango 1.34.
    public final func changed() { pango_font_map_changed(pangoFontMap) }

    /// Calls [`pango_font_map_create_context()`](https://docs.gtk.org/Pango/method.FontMap.create_context.html). Since
    /// Pango 1.22.
    @discardableResult
    public final func createContext() -> Pango.Context {
      givenObject(opaque: pango_font_map_create_context(pangoFontMap))!
    }

    /// Calls [`pango_font_map_get_family()`](https://docs.gtk.org/Pango/method.FontMap.get_family.html). Since Pango
    /// 1.46.
    public final func getFamily(_ name: String) -> Pango.FontFamily? {
      lentObject(pango_font_map_get_family(pangoFontMap, name))
    }

    /// Calls [`pango_font_map_get_serial()`](https://docs.gtk.org/Pango/method.FontMap.get_serial.html). Since Pango
    /// 1.32.4.
    public final var serial: Int { pango_font_map_get_serial(pangoFontMap).int }

    /// Calls [`pango_font_map_list_families()`](https://docs.gtk.org/Pango/method.FontMap.list_families.html).
    @discardableResult
    public final func listFamilies() -> [Pango.FontFamily] {
      var cNFamilies: Int32 = 0
      var cFamilies: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      pango_font_map_list_families(pangoFontMap, &cFamilies, &cNFamilies)
      return elements(cFamilies, count: cNFamilies.int, isGiven: true) { (lentObject($0) as Pango.FontFamily?)! }
    }

    /// Calls [`pango_font_map_load_font()`](https://docs.gtk.org/Pango/method.FontMap.load_font.html).
    @discardableResult
    public final func loadFont(_ context: Pango.Context, desc: Pango.FontDescription) -> Pango.Font? {
      givenObject(pango_font_map_load_font(pangoFontMap, context.opaque, desc.opaque))
    }

    /// Calls [`pango_font_map_load_fontset()`](https://docs.gtk.org/Pango/method.FontMap.load_fontset.html).
    @discardableResult
    public final func loadFontset(_ context: Pango.Context, desc: Pango.FontDescription, language: Pango.Language)
      -> Pango.Fontset?
    { givenObject(pango_font_map_load_fontset(pangoFontMap, context.opaque, desc.opaque, language.opaque)) }
  }
}

extension Reactive where Base: Pango.FontMap {
  /// The property [`item-type`](https://docs.gtk.org/Pango/property.FontMap.item-type.html) of `PangoFontMap`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/Pango/property.FontMap.n-items.html) of `PangoFontMap`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
