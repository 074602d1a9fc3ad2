// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFontButton`](https://docs.gtk.org/gtk4/class.FontButton.html).
open class FontButton: Widget, FontChooser {
  open override class var gType: GType { gtk_font_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_font_button_new()`](https://docs.gtk.org/gtk4/ctor.FontButton.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialogButton` in GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_font_button_new())
  }

  /// Calls [`gtk_font_button_new_with_font()`](https://docs.gtk.org/gtk4/ctor.FontButton.new_with_font.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialogButton` in GTK 4.10.")
  #endif
  public init(fontname: String) {
    super.init(adopting: gtk_font_button_new_with_font(fontname))
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.FontButton.modal.html) of `GtkFontButton`.
  public final var modal: Bool {
    get { gtk_font_button_get_modal(instance(self)).isTrue }
    set { gtk_font_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.FontButton.title.html) of `GtkFontButton`.
  public final var title: String {
    get { lentString(gtk_font_button_get_title(instance(self))) }
    set { lend(newValue) { gtk_font_button_set_title(instance(self), $0) } }
  }

  /// The property [`use-font`](https://docs.gtk.org/gtk4/property.FontButton.use-font.html) of `GtkFontButton`.
  public final var useFont: Bool {
    get { gtk_font_button_get_use_font(instance(self)).isTrue }
    set { gtk_font_button_set_use_font(instance(self), newValue.gboolean) }
  }

  /// The property [`use-size`](https://docs.gtk.org/gtk4/property.FontButton.use-size.html) of `GtkFontButton`.
  public final var useSize: Bool {
    get { gtk_font_button_get_use_size(instance(self)).isTrue }
    set { gtk_font_button_set_use_size(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: FontButton {
  /// The property [`modal`](https://docs.gtk.org/gtk4/property.FontButton.modal.html) of `GtkFontButton`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.FontButton.title.html) of `GtkFontButton`.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: FontButton) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`use-font`](https://docs.gtk.org/gtk4/property.FontButton.use-font.html) of `GtkFontButton`.
  public var useFont: DynamicSubject<Bool> { property("use-font") }

  /// The property [`use-size`](https://docs.gtk.org/gtk4/property.FontButton.use-size.html) of `GtkFontButton`.
  public var useSize: DynamicSubject<Bool> { property("use-size") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.FontButton.activate.html) of `GtkFontButton`. Since GTK
  /// 4.4.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`font-set`](https://docs.gtk.org/gtk4/signal.FontButton.font-set.html) of `GtkFontButton`.
  public var fontSet: SafeSignal<Void> { signal("font-set") }
}
