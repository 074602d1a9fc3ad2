// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkFontDialog`](https://docs.gtk.org/gtk4/class.FontDialog.html). Since GTK 4.10.
open class FontDialog: Object {
  open override class var gType: GType { gtk_font_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_font_dialog_new()`](https://docs.gtk.org/gtk4/ctor.FontDialog.new.html). Since GTK 4.10.
  public init() {
    super.init(adopting: gtk_font_dialog_new().raw)
  }

  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FontDialog.filter.html) of `GtkFontDialog`. Since GTK
  /// 4.10.
  public final var filter: Filter? {
    get { lentObject(gtk_font_dialog_get_filter(instance(self))) }
    set { gtk_font_dialog_set_filter(instance(self), newValue?.gtkFilter) }
  }

  /// The property [`font-map`](https://docs.gtk.org/gtk4/property.FontDialog.font-map.html) of `GtkFontDialog`. Since
  /// GTK 4.10.
  public final var fontMap: Pango.FontMap? {
    get { lentObject(gtk_font_dialog_get_font_map(instance(self))) }
    set { gtk_font_dialog_set_font_map(instance(self), newValue?.pangoFontMap) }
  }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.FontDialog.language.html) of `GtkFontDialog`. Since
  /// GTK 4.10.
  public final var language: Pango.Language? {
    get { givenBoxed(opaque: gtk_font_dialog_get_language(instance(self))) }
    set { gtk_font_dialog_set_language(instance(self), newValue?.opaque) }
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.FontDialog.modal.html) of `GtkFontDialog`. Since GTK
  /// 4.10.
  public final var modal: Bool {
    get { gtk_font_dialog_get_modal(instance(self)).isTrue }
    set { gtk_font_dialog_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.FontDialog.title.html) of `GtkFontDialog`. Since GTK
  /// 4.10.
  public final var title: String {
    get { lentString(gtk_font_dialog_get_title(instance(self))) }
    set { lend(newValue) { gtk_font_dialog_set_title(instance(self), $0) } }
  }

  /// Calls [`gtk_font_dialog_choose_face()`](https://docs.gtk.org/gtk4/method.FontDialog.choose_face.html). Since GTK
  /// 4.10.
  @discardableResult
  public final func chooseFace(_ parent: Window?, initialValue: Pango.FontFace?) async throws -> Pango.FontFace {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_font_dialog_choose_face(
        instance(self), parent?.gtkWindow, initialValue?.pangoFontFace, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_font_dialog_choose_face_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return givenObject(result)!
  }

  /// Calls [`gtk_font_dialog_choose_family()`](https://docs.gtk.org/gtk4/method.FontDialog.choose_family.html). Since
  /// GTK 4.10.
  @discardableResult
  public final func chooseFamily(_ parent: Window?, initialValue: Pango.FontFamily?) async throws -> Pango.FontFamily {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_font_dialog_choose_family(
        instance(self), parent?.gtkWindow, initialValue?.pangoFontFamily, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_font_dialog_choose_family_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return givenObject(result)!
  }

  /// Calls [`gtk_font_dialog_choose_font()`](https://docs.gtk.org/gtk4/method.FontDialog.choose_font.html). Since GTK
  /// 4.10.
  @discardableResult
  public final func chooseFont(_ parent: Window?, initialValue: Pango.FontDescription?) async throws
    -> Pango.FontDescription
  {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_font_dialog_choose_font(
        instance(self), parent?.gtkWindow, initialValue?.opaque, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_font_dialog_choose_font_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return promised(givenBoxed(opaque: result))
  }

  /// Calls
  /// [`gtk_font_dialog_choose_font_and_features()`](https://docs.gtk.org/gtk4/method.FontDialog.choose_font_and_features.html).
  /// Since GTK 4.10.
  @discardableResult
  public final func chooseFontAndFeatures(_ parent: Window?, initialValue: Pango.FontDescription?) async throws -> (
    fontDesc: Pango.FontDescription, fontFeatures: String, language: Pango.Language
  ) {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_font_dialog_choose_font_and_features(
        instance(self), parent?.gtkWindow, initialValue?.opaque, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var cFontDesc: OpaquePointer?
    var cFontFeatures: UnsafeMutablePointer<CChar>?
    var cLanguage: OpaquePointer?
    var error: UnsafeMutablePointer<GError>?
    gtk_font_dialog_choose_font_and_features_finish(
      instance(self), outcome.pointer, &cFontDesc, &cFontFeatures, &cLanguage, &error)
    if let error { throw outcome.failure(error) }
    return (
      promised(givenBoxed(opaque: cFontDesc)), givenString(cFontFeatures), promised(givenBoxed(opaque: cLanguage))
    )
  }
}

extension Reactive where Base: FontDialog {
  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FontDialog.filter.html) of `GtkFontDialog`. Since GTK
  /// 4.10.
  public var filter: DynamicSubject<Filter?> { property("filter") }

  /// The property [`font-map`](https://docs.gtk.org/gtk4/property.FontDialog.font-map.html) of `GtkFontDialog`. Since
  /// GTK 4.10.
  public var fontMap: DynamicSubject<Pango.FontMap?> { property("font-map") }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.FontDialog.language.html) of `GtkFontDialog`. Since
  /// GTK 4.10.
  public var language: DynamicSubject<Pango.Language?> { property("language") }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.FontDialog.modal.html) of `GtkFontDialog`. Since GTK
  /// 4.10.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.FontDialog.title.html) of `GtkFontDialog`. Since GTK
  /// 4.10.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: FontDialog) in object.title }, set: { $0.title = $1 })
  }
}

#endif
