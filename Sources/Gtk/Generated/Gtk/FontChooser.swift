// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkFontChooser`](https://docs.gtk.org/gtk4/iface.FontChooser.html).
public protocol FontChooser: Object {}

extension FontChooser {
  /// The property [`font`](https://docs.gtk.org/gtk4/property.FontChooser.font.html) of `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var font: String? {
    get { givenString(ifAny: gtk_font_chooser_get_font(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_font(opaque, $0) } }
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.FontChooser.font-desc.html) of `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var fontDesc: Pango.FontDescription? {
    get { givenBoxed(opaque: gtk_font_chooser_get_font_desc(opaque)) }
    set { gtk_font_chooser_set_font_desc(opaque, newValue?.opaque) }
  }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.FontChooser.font-features.html) of
  /// `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var fontFeatures: String { givenString(gtk_font_chooser_get_font_features(opaque)) }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.FontChooser.language.html) of `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var language: String {
    get { givenString(gtk_font_chooser_get_language(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_language(opaque, $0) } }
  }

  /// The property [`level`](https://docs.gtk.org/gtk4/property.FontChooser.level.html) of `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var level: FontChooserLevel {
    get { FontChooserLevel(cValue: gtk_font_chooser_get_level(opaque)) }
    set { gtk_font_chooser_set_level(opaque, newValue.cValue) }
  }

  /// The property [`preview-text`](https://docs.gtk.org/gtk4/property.FontChooser.preview-text.html) of
  /// `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var previewText: String {
    get { givenString(gtk_font_chooser_get_preview_text(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_preview_text(opaque, $0) } }
  }

  /// The property [`show-preview-entry`](https://docs.gtk.org/gtk4/property.FontChooser.show-preview-entry.html) of
  /// `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var showPreviewEntry: Bool {
    get { gtk_font_chooser_get_show_preview_entry(opaque).isTrue }
    set { gtk_font_chooser_set_show_preview_entry(opaque, newValue.gboolean) }
  }

  /// Calls [`gtk_font_chooser_get_font_face()`](https://docs.gtk.org/gtk4/method.FontChooser.get_font_face.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var fontFace: Pango.FontFace? { lentObject(gtk_font_chooser_get_font_face(opaque)) }

  /// Calls [`gtk_font_chooser_get_font_family()`](https://docs.gtk.org/gtk4/method.FontChooser.get_font_family.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var fontFamily: Pango.FontFamily? { lentObject(gtk_font_chooser_get_font_family(opaque)) }

  /// Calls [`gtk_font_chooser_get_font_map()`](https://docs.gtk.org/gtk4/method.FontChooser.get_font_map.html) and
  /// `gtk_font_chooser_set_font_map()`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var fontMap: Pango.FontMap? {
    get { givenObject(gtk_font_chooser_get_font_map(opaque)) }
    set(fontmap) { gtk_font_chooser_set_font_map(opaque, fontmap?.pangoFontMap) }
  }

  /// Calls [`gtk_font_chooser_get_font_size()`](https://docs.gtk.org/gtk4/method.FontChooser.get_font_size.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var fontSize: Int { gtk_font_chooser_get_font_size(opaque).int }

  /// Calls [`gtk_font_chooser_set_filter_func()`](https://docs.gtk.org/gtk4/method.FontChooser.set_filter_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public func setFilterFunc(_ filter: ((Pango.FontFamily, Pango.FontFace) -> Bool)?) {
    gtk_font_chooser_set_filter_func(
      opaque, filter == nil ? nil : callGtkFontFilterFunc, filter.map { heldClosure($0) },
      filter == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: FontChooser {
  /// The property [`font`](https://docs.gtk.org/gtk4/property.FontChooser.font.html) of `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var font: DynamicSubject<String?> {
    property(
      "font", get: { (object: Object) in givenString(ifAny: gtk_font_chooser_get_font(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_font(object.opaque, $0) } })
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.FontChooser.font-desc.html) of `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.FontChooser.font-features.html) of
  /// `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  @_disfavoredOverload
  public var fontFeatures: SafeSignal<String> { readOnlyProperty("font-features") }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.FontChooser.language.html) of `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var language: DynamicSubject<String> {
    property(
      "language", get: { (object: Object) in givenString(gtk_font_chooser_get_language(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_language(object.opaque, $0) } })
  }

  /// The property [`level`](https://docs.gtk.org/gtk4/property.FontChooser.level.html) of `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var level: DynamicSubject<FontChooserLevel> { property("level") }

  /// The property [`preview-text`](https://docs.gtk.org/gtk4/property.FontChooser.preview-text.html) of
  /// `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var previewText: DynamicSubject<String> {
    property(
      "preview-text", get: { (object: Object) in givenString(gtk_font_chooser_get_preview_text(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_preview_text(object.opaque, $0) } })
  }

  /// The property [`show-preview-entry`](https://docs.gtk.org/gtk4/property.FontChooser.show-preview-entry.html) of
  /// `GtkFontChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var showPreviewEntry: DynamicSubject<Bool> { property("show-preview-entry") }

  /// The signal [`font-activated`](https://docs.gtk.org/gtk4/signal.FontChooser.font-activated.html) of
  /// `GtkFontChooser`.
  ///
  /// Argument: `fontname`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public var fontActivated: SafeSignal<String> { signal(ofOne: "font-activated") }
}

/// An object of a class that is private to its library, known by its interface.
final class FontChooserObject: Object, FontChooser {}
