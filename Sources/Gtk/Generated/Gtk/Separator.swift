// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkSeparator`](https://docs.gtk.org/gtk4/class.Separator.html).
open class Separator: Widget, Orientable {
  open override class var gType: GType { gtk_separator_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_separator_new()`](https://docs.gtk.org/gtk4/ctor.Separator.new.html).
  public init(orientation: Orientation) {
    super.init(adopting: gtk_separator_new(orientation.cValue))
  }
}
