// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkFileChooserDialog`](https://docs.gtk.org/gtk4/class.FileChooserDialog.html).
open class FileChooserDialog: Dialog, FileChooser {
  open override class var gType: GType { gtk_file_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}
