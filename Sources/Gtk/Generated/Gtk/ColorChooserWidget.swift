// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkColorChooserWidget`](https://docs.gtk.org/gtk4/class.ColorChooserWidget.html).
open class ColorChooserWidget: Widget, ColorChooser {
  open override class var gType: GType { gtk_color_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_color_chooser_widget_new()`](https://docs.gtk.org/gtk4/ctor.ColorChooserWidget.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_color_chooser_widget_new())
  }

  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorChooserWidget.show-editor.html) of
  /// `GtkColorChooserWidget`.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }
}

extension Reactive where Base: ColorChooserWidget {
  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorChooserWidget.show-editor.html) of
  /// `GtkColorChooserWidget`.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }
}
