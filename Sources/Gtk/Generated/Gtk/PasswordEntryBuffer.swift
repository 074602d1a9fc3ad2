// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkPasswordEntryBuffer`](https://docs.gtk.org/gtk4/class.PasswordEntryBuffer.html). Since GTK 4.4.
open class PasswordEntryBuffer: EntryBuffer {
  open override class var gType: GType { gtk_password_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_password_entry_buffer_new()`](https://docs.gtk.org/gtk4/ctor.PasswordEntryBuffer.new.html).
  public init() {
    super.init(adopting: gtk_password_entry_buffer_new())
  }
}
