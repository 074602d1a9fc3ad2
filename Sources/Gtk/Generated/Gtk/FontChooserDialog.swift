// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkFontChooserDialog`](https://docs.gtk.org/gtk4/class.FontChooserDialog.html).
open class FontChooserDialog: Dialog, FontChooser {
  open override class var gType: GType { gtk_font_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_font_chooser_dialog_new()`](https://docs.gtk.org/gtk4/ctor.FontChooserDialog.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FontDialog` in GTK 4.10.")
  #endif
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_font_chooser_dialog_new(title, parent?.gtkWindow))
  }
}
