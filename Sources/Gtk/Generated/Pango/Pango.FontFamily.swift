// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Pango {
  /// The class [`PangoFontFamily`](https://docs.gtk.org/Pango/class.FontFamily.html).
  open class FontFamily: Object, Gio.ListModel {
    open override class var gType: GType { pango_font_family_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var pangoFontFamily: UnsafeMutablePointer<PangoFontFamily> {
      pointer.assumingMemoryBound(to: PangoFontFamily.self)
    }

    /// The property [`item-type`](https://docs.gtk.org/Pango/property.FontFamily.item-type.html) of `PangoFontFamily`.
    public final var itemType: GType { getProperty("item-type") }

    /// The property [`n-items`](https://docs.gtk.org/Pango/property.FontFamily.n-items.html) of `PangoFontFamily`.
    public final var nItems: Int { getProperty("n-items") }

    /// Calls [`pango_font_family_get_face()`](https://docs.gtk.org/Pango/method.FontFamily.get_face.html). Since Pango
    /// 1.46.
    public final func getFace(_ name: String?) -> Pango.FontFace? {
      lentObject(pango_font_family_get_face(pangoFontFamily, name))
    }

    /// Calls [`pango_font_family_get_name()`](https://docs.gtk.org/Pango/method.FontFamily.get_name.html).
    public final var name: String { lentString(pango_font_family_get_name(pangoFontFamily)) }

    /// Calls [`pango_font_family_is_monospace()`](https://docs.gtk.org/Pango/method.FontFamily.is_monospace.html).
    /// Since Pango 1.4.
    public final var isMonospace: Bool { pango_font_family_is_monospace(pangoFontFamily).isTrue }

    /// Calls [`pango_font_family_is_variable()`](https://docs.gtk.org/Pango/method.FontFamily.is_variable.html). Since
    /// Pango 1.44.
    public final var isVariable: Bool { pango_font_family_is_variable(pangoFontFamily).isTrue }

    /// Calls [`pango_font_family_list_faces()`](https://docs.gtk.org/Pango/method.FontFamily.list_faces.html).
    @discardableResult
    public final func listFaces() -> [Pango.FontFace] {
      var cNFaces: Int32 = 0
      var cFaces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
      pango_font_family_list_faces(pangoFontFamily, &cFaces, &cNFaces)
      return elements(cFaces, count: cNFaces.int, isGiven: true) { (lentObject($0) as Pango.FontFace?)! }
    }
  }
}

extension Reactive where Base: Pango.FontFamily {
  /// The property [`item-type`](https://docs.gtk.org/Pango/property.FontFamily.item-type.html) of `PangoFontFamily`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/Pango/property.FontFamily.n-items.html) of `PangoFontFamily`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
