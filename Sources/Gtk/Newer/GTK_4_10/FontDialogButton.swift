// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkFontDialogButton`](https://docs.gtk.org/gtk4/class.FontDialogButton.html). Since GTK 4.10.
open class FontDialogButton: Widget {
  open override class var gType: GType { gtk_font_dialog_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_font_dialog_button_new()`](https://docs.gtk.org/gtk4/ctor.FontDialogButton.new.html). Since GTK 4.10.
  public init(dialog: FontDialog? = nil) {
    super.init(adopting: gtk_font_dialog_button_new(dialog?.given()))
  }

  /// The property [`dialog`](https://docs.gtk.org/gtk4/property.FontDialogButton.dialog.html) of `GtkFontDialogButton`.
  /// Since GTK 4.10.
  public final var dialog: FontDialog? {
    get { lentObject(opaque: gtk_font_dialog_button_get_dialog(instance(self))) }
    set { gtk_font_dialog_button_set_dialog(instance(self), newValue?.opaque) }
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.FontDialogButton.font-desc.html) of
  /// `GtkFontDialogButton`. Since GTK 4.10.
  public final var fontDesc: Pango.FontDescription? {
    get { lentBoxed(opaque: gtk_font_dialog_button_get_font_desc(instance(self))) }
    set { gtk_font_dialog_button_set_font_desc(instance(self), newValue?.opaque) }
  }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.FontDialogButton.font-features.html) of
  /// `GtkFontDialogButton`. Since GTK 4.10.
  public final var fontFeatures: String? {
    get { lentString(ifAny: gtk_font_dialog_button_get_font_features(instance(self))) }
    set { lend(newValue) { gtk_font_dialog_button_set_font_features(instance(self), $0) } }
  }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.FontDialogButton.language.html) of
  /// `GtkFontDialogButton`. Since GTK 4.10.
  public final var language: Pango.Language? {
    get { givenBoxed(opaque: gtk_font_dialog_button_get_language(instance(self))) }
    set { gtk_font_dialog_button_set_language(instance(self), newValue?.opaque) }
  }

  /// The property [`level`](https://docs.gtk.org/gtk4/property.FontDialogButton.level.html) of `GtkFontDialogButton`.
  public final var level: FontLevel {
    get { FontLevel(cValue: gtk_font_dialog_button_get_level(instance(self))) }
    set { gtk_font_dialog_button_set_level(instance(self), newValue.cValue) }
  }

  /// The property [`use-font`](https://docs.gtk.org/gtk4/property.FontDialogButton.use-font.html) of
  /// `GtkFontDialogButton`.
  public final var useFont: Bool {
    get { gtk_font_dialog_button_get_use_font(instance(self)).isTrue }
    set { gtk_font_dialog_button_set_use_font(instance(self), newValue.gboolean) }
  }

  /// The property [`use-size`](https://docs.gtk.org/gtk4/property.FontDialogButton.use-size.html) of
  /// `GtkFontDialogButton`.
  public final var useSize: Bool {
    get { gtk_font_dialog_button_get_use_size(instance(self)).isTrue }
    set { gtk_font_dialog_button_set_use_size(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: FontDialogButton {
  /// The property [`dialog`](https://docs.gtk.org/gtk4/property.FontDialogButton.dialog.html) of `GtkFontDialogButton`.
  /// Since GTK 4.10.
  public var dialog: DynamicSubject<FontDialog?> { property("dialog") }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.FontDialogButton.font-desc.html) of
  /// `GtkFontDialogButton`. Since GTK 4.10.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.FontDialogButton.font-features.html) of
  /// `GtkFontDialogButton`. Since GTK 4.10.
  public var fontFeatures: DynamicSubject<String?> {
    property("font-features", get: { (object: FontDialogButton) in object.fontFeatures }, set: { $0.fontFeatures = $1 })
  }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.FontDialogButton.language.html) of
  /// `GtkFontDialogButton`. Since GTK 4.10.
  public var language: DynamicSubject<Pango.Language?> { property("language") }

  /// The property [`level`](https://docs.gtk.org/gtk4/property.FontDialogButton.level.html) of `GtkFontDialogButton`.
  public var level: DynamicSubject<FontLevel> { property("level") }

  /// The property [`use-font`](https://docs.gtk.org/gtk4/property.FontDialogButton.use-font.html) of
  /// `GtkFontDialogButton`.
  public var useFont: DynamicSubject<Bool> { property("use-font") }

  /// The property [`use-size`](https://docs.gtk.org/gtk4/property.FontDialogButton.use-size.html) of
  /// `GtkFontDialogButton`.
  public var useSize: DynamicSubject<Bool> { property("use-size") }
}

#endif
