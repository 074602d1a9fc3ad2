// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkColorButton`](https://docs.gtk.org/gtk4/class.ColorButton.html).
open class ColorButton: Widget, ColorChooser {
  open override class var gType: GType { gtk_color_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_color_button_new()`](https://docs.gtk.org/gtk4/ctor.ColorButton.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialogButton` in GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_color_button_new())
  }

  /// Calls [`gtk_color_button_new_with_rgba()`](https://docs.gtk.org/gtk4/ctor.ColorButton.new_with_rgba.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(rgba: Gdk.RGBA) {
    var cRgba = rgba.cValue
    super.init(adopting: gtk_color_button_new_with_rgba(&cRgba))
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.ColorButton.modal.html) of `GtkColorButton`.
  public final var modal: Bool {
    get { gtk_color_button_get_modal(instance(self)).isTrue }
    set { gtk_color_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorButton.show-editor.html) of `GtkColorButton`.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColorButton.title.html) of `GtkColorButton`.
  public final var title: String {
    get { lentString(gtk_color_button_get_title(instance(self))) }
    set { lend(newValue) { gtk_color_button_set_title(instance(self), $0) } }
  }
}

extension Reactive where Base: ColorButton {
  /// The property [`modal`](https://docs.gtk.org/gtk4/property.ColorButton.modal.html) of `GtkColorButton`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorButton.show-editor.html) of `GtkColorButton`.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColorButton.title.html) of `GtkColorButton`.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: ColorButton) in object.title }, set: { $0.title = $1 })
  }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ColorButton.activate.html) of `GtkColorButton`. Since GTK
  /// 4.4.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`color-set`](https://docs.gtk.org/gtk4/signal.ColorButton.color-set.html) of `GtkColorButton`.
  public var colorSet: SafeSignal<Void> { signal("color-set") }
}
