// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkColorChooserDialog`](https://docs.gtk.org/gtk4/class.ColorChooserDialog.html).
open class ColorChooserDialog: Dialog, ColorChooser {
  open override class var gType: GType { gtk_color_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_color_chooser_dialog_new()`](https://docs.gtk.org/gtk4/ctor.ColorChooserDialog.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialog` in GTK 4.10.")
  #endif
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_color_chooser_dialog_new(title, parent?.gtkWindow))
  }

  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorChooserDialog.show-editor.html) of
  /// `GtkColorChooserDialog`.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }
}

extension Reactive where Base: ColorChooserDialog {
  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorChooserDialog.show-editor.html) of
  /// `GtkColorChooserDialog`.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }
}
